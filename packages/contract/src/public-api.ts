import { getBatch, getBatchArchive, orderBatch } from './public-batch-calls.ts'
import {
  cancelTranslation,
  getTranslatedOverlay,
  getTranslatedPage,
  getTranslation,
  orderTranslation,
} from './public-translation-calls.ts'
import { getUsage } from './public-usage-calls.ts'
import { createWebhook, listWebhooks, removeWebhook } from './public-webhook-calls.ts'

/** Every call of the public API, in the order in which it is shown; the names are those of its operations and of the client's methods. */
export const publicCalls = {
  orderTranslation,
  getTranslation,
  cancelTranslation,
  getTranslatedPage,
  getTranslatedOverlay,
  orderBatch,
  getBatch,
  getBatchArchive,
  createWebhook,
  listWebhooks,
  removeWebhook,
  getUsage,
} as const
