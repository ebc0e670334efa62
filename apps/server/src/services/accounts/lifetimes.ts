import type { MailLinkPurpose } from '../../db/account-schema.ts'

const minuteMs = 60 * 1000
const hourMs = 60 * minuteMs

/** How long the link of a mail works. */
export const linkLifetimesMs: Readonly<Record<MailLinkPurpose, number>> = {
  verifyEmail: 24 * hourMs,
  changeEmail: 24 * hourMs,
  resetPassword: hourMs,
}

/** How long mails are remembered, sent or not. */
export const mailLifetimeMs = 7 * 24 * hourMs

/** How long a captcha can be answered. */
export const captchaLifetimeMs = 5 * minuteMs

/** How long the extension has to log in by a code. */
export const extensionCodeLifetimeMs = minuteMs

/** How long attempts are counted after the last one. */
export const attemptLifetimeMs = 24 * hourMs
