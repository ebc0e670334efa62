import { createApiClient } from '@fukidashi/api-client/create-api-client'
import {
  changeEmail,
  changeName,
  changePassword,
  changePicture,
  deleteAccount,
  downloadAccountData,
  endSession,
  getAccount,
  logoutEverywhere,
  removePicture,
} from '@fukidashi/contract/account-calls'
import { changeApiKey, createApiKey, listApiKeys, revokeApiKey, rotateApiKey } from '@fukidashi/contract/api-key-calls'
import {
  createAccountWebhook,
  listAccountWebhooks,
  removeAccountWebhook,
  testAccountWebhook,
} from '@fukidashi/contract/webhook-calls'
import { storedToken } from '../../shell/stored-token.ts'

const calls = {
  getAccount,
  changeName,
  changePicture,
  removePicture,
  changePassword,
  changeEmail,
  endSession,
  logoutEverywhere,
  downloadAccountData,
  deleteAccount,
  listApiKeys,
  createApiKey,
  changeApiKey,
  rotateApiKey,
  revokeApiKey,
  listAccountWebhooks,
  createAccountWebhook,
  testAccountWebhook,
  removeAccountWebhook,
}

/** The calls of the account page, with the token of the login. */
export const api = createApiClient(calls, { baseURL: location.origin, token: storedToken })
