import { createApiClient } from '@fukidashi/api-client/create-api-client'
import {
  confirmEmail,
  forgetPassword,
  getVerifyWork,
  login,
  resetPassword,
  sendVerification,
} from '@fukidashi/contract/account-calls'
import { allowExtension } from '@fukidashi/contract/extension-login-calls'
import { storedToken } from '../../shell/stored-token.ts'

const calls = { login, getVerifyWork, forgetPassword, resetPassword, sendVerification, confirmEmail, allowExtension }

/** The calls of the forms for logins that are not signed, with the token of the login. */
export const api = createApiClient(calls, { baseURL: location.origin, token: storedToken })
