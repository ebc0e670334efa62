import type { MailWords } from '../mail-words.ts'

/** Mails in English. */
export const en: MailWords = {
  language: 'en-US',
  direction: 'ltr',
  linkHint: 'If the button does not work, open this address:',
  footer: 'You are receiving this message because of an account with this e-mail address.',
  demonstration: 'This was a demonstration. Nothing was charged.',
  plans: {
    week: 'Weekly subscription',
    month: 'Monthly subscription',
    quarter: 'Quarterly subscription',
    year: 'Annual subscription',
    pack: 'Pack of {count} translations',
    pass: 'Pass of {count} translations',
    bulk: 'Order in bulk',
  },
  lines: {
    number: 'Receipt number',
    date: 'Date',
    plan: 'Plan',
    translations: 'Translations',
    tax: 'Includes {tax}',
    total: 'Total',
  },
  kinds: {
    verifyEmail: {
      subject: 'Verify your e-mail address',
      paragraphs: [
        'Thanks for registering. Open the link to confirm that this e-mail address is yours. It works for 24 hours.',
      ],
      action: 'Verify e-mail address',
      note: 'If you did not register, you can ignore this message.',
    },
    alreadyRegistered: {
      subject: 'You already have an account',
      paragraphs: [
        'Someone, probably you, tried to register with this e-mail address or to use it for another account. There is already an account with it, and nothing was changed.',
        'You can log in as usual. If you have forgotten your password, choose “Forgot password?” on the login page.',
      ],
      note: 'If it was not you, there is nothing you need to do.',
    },
    resetPassword: {
      subject: 'Choose a new password',
      paragraphs: [
        'Open the link to choose a new password for your account. It works once, for one hour. You will then be logged out everywhere.',
      ],
      action: 'Choose new password',
      note: 'If you did not ask for this, you can ignore this message. Your password stays the same.',
    },
    passwordChanged: {
      subject: 'Your password was changed',
      paragraphs: ['The password of your account has just been changed, and other devices were logged out.'],
      note: 'If it was not you, choose “Forgot password?” on the login page at once to set a new one.',
    },
    changeEmail: {
      subject: 'Confirm your new e-mail address',
      paragraphs: ['Open the link to use this e-mail address for your account from now on. It works for 24 hours.'],
      action: 'Confirm e-mail address',
      note: 'If you did not ask for this, you can ignore this message.',
    },
    emailChanged: {
      subject: 'Your e-mail address was changed',
      paragraphs: ['Your account now uses the e-mail address {email}. Messages will no longer be sent to this one.'],
      note: 'If it was not you, contact support.',
    },
    apiKeyMade: {
      subject: 'A new API key was created',
      paragraphs: [
        'An API key that begins with {hint} has just been created for your account. Programs that have it can use your translations.',
      ],
      action: 'View API keys',
      note: 'If this was not you, revoke the key on your account page at once and change your password.',
    },
    accountDeleted: {
      subject: 'Your account was deleted',
      paragraphs: [
        'Your account and everything that belonged to it have been deleted. Your images can no longer be opened and are being removed.',
      ],
    },
    receipt: {
      subject: 'Your receipt {number}',
      paragraphs: [
        'Thank you! We have received your payment, and {count} translations have been added to your account.',
      ],
      action: 'Open receipt',
    },
    refunded: {
      subject: 'Your refund of {amount}',
      paragraphs: [
        'We have refunded {amount} for your order {number} ({plan}). It can take a few days until the money arrives.',
        'Translations from this order that were refunded and not used yet are no longer available.',
      ],
      action: 'Open receipt',
    },
    renewalFailed: {
      subject: 'Your subscription could not be renewed',
      paragraphs: [
        'The payment for your subscription ({plan}) has failed. You keep the translations that you have left until {until}, and the payment will be attempted again.',
        'Please check the card or account that you pay with.',
      ],
      action: 'Open subscription',
    },
    graceEnding: {
      subject: 'Your subscription is still unpaid',
      paragraphs: [
        'The payment for your subscription ({plan}) has not arrived yet. Without it, the translations that you have left from it expire on {until}.',
        'Please check the card or account that you pay with.',
      ],
      action: 'Open subscription',
    },
    subscriptionCancelled: {
      subject: 'Your subscription has been cancelled',
      paragraphs: [
        'Your subscription ({plan}) will not be renewed, and nothing more will be charged. You can use the translations that you have left until {until}.',
      ],
      action: 'Open subscription',
      note: 'If it was not you, contact support.',
    },
    subscriptionEnded: {
      subject: 'Your subscription has ended',
      paragraphs: [
        'Your subscription ({plan}) has ended, and nothing more will be charged. Translations that never expire are still yours.',
      ],
      action: 'See plans',
    },
  },
}
