/** Limits of accounts. They stand apart because forms need them before anything is parsed. */
export const accountLimits = {
  email: { maxCharacters: 254 },
  name: { maxCharacters: 60 },
  password: {
    minCharacters: 8,
    maxCharacters: 128,
    /** Longer ones are refused unread. */
    maxAccepted: 1024,
  },
  picture: { sidePx: 256 },
  /** After so many failed logins, a captcha is asked for. An address may be that of a whole household. */
  captchaAfterFailures: { account: 3, address: 10 },
  /** How long a login may take the place of a password that does not exist. */
  freshLoginMs: 10 * 60 * 1000,
} as const
