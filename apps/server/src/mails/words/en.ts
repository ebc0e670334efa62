import type { MailWords } from '../mail-words.ts'

/** Mails in English. */
export const en: MailWords = {
  language: 'en-US',
  direction: 'ltr',
  linkHint: 'If the button does not work, open this address:',
  footer: 'You get this message because of an account with this e-mail address.',
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
    accountDeleted: {
      subject: 'Your account was deleted',
      paragraphs: [
        'Your account and everything that belonged to it have been deleted. Your images can no longer be opened and are being removed.',
      ],
    },
  },
}
