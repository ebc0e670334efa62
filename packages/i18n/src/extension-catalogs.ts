import type { Messages } from '@lingui/core'
import { messages as ar } from '../locales/extension/ar.po'
import { messages as de } from '../locales/extension/de.po'
import { messages as en } from '../locales/extension/en.po'
import { messages as es } from '../locales/extension/es.po'
import { messages as fr } from '../locales/extension/fr.po'
import { messages as it } from '../locales/extension/it.po'
import { messages as ja } from '../locales/extension/ja.po'
import { messages as ko } from '../locales/extension/ko.po'
import { messages as tr } from '../locales/extension/tr.po'
import { messages as vi } from '../locales/extension/vi.po'
import { messages as zhCN } from '../locales/extension/zh-CN.po'
import type { LocaleCode } from './locales.ts'

/** Messages of the extension in every language, for its service worker, which may load nothing later on. */
export const extensionCatalogs: Readonly<Record<LocaleCode, Messages>> = {
  ar,
  de,
  en,
  es,
  fr,
  it,
  ja,
  ko,
  tr,
  vi,
  'zh-CN': zhCN,
}
