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
  /** After so many failed logins of an account or an address, a captcha is asked for. */
  captchaAfterFailures: 3,
  /** How long a login may take the place of a password that does not exist. */
  freshLoginMs: 10 * 60 * 1000,
} as const
