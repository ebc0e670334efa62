interface ImportMetaEnv {
  readonly PROD: boolean
  readonly PUBLIC_URL?: string
  readonly SITE_SUPPORT_EMAIL?: string
  readonly SITE_BLOG_URL?: string
  readonly SITE_CODE_URL?: string
  readonly SITE_CHAT_URL?: string
  readonly SITE_AFFILIATES_URL?: string
  readonly SITE_CLIMATE_URL?: string
  readonly SITE_FACEBOOK_URL?: string
  readonly SITE_TWITTER_URL?: string
  readonly SITE_INSTAGRAM_URL?: string
  readonly SITE_TIKTOK_URL?: string
  readonly SITE_CHROME_STORE_URL?: string
  readonly SITE_FIREFOX_STORE_URL?: string
}
