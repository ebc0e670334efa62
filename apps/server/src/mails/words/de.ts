import type { MailWords } from '../mail-words.ts'

/** Mails in German. */
export const de: MailWords = {
  language: 'de-DE',
  direction: 'ltr',
  linkHint: 'Falls die Schaltfläche nicht funktioniert, öffne diese Adresse:',
  footer: 'Du erhältst diese Nachricht, weil es um ein Konto mit dieser E-Mail-Adresse geht.',
  kinds: {
    verifyEmail: {
      subject: 'Bestätige deine E-Mail-Adresse',
      paragraphs: [
        'Danke für deine Registrierung. Öffne den Link, um zu bestätigen, dass diese E-Mail-Adresse dir gehört. Er gilt 24 Stunden.',
      ],
      action: 'E-Mail-Adresse bestätigen',
      note: 'Falls du dich nicht registriert hast, kannst du diese Nachricht ignorieren.',
    },
    alreadyRegistered: {
      subject: 'Du hast bereits ein Konto',
      paragraphs: [
        'Jemand, vermutlich du, wollte sich mit dieser E-Mail-Adresse registrieren oder sie für ein anderes Konto verwenden. Es gibt schon ein Konto damit; geändert wurde nichts.',
        'Du kannst dich wie gewohnt anmelden. Falls du dein Passwort vergessen hast, wähle auf der Anmeldeseite „Passwort vergessen?“.',
      ],
      note: 'Falls du es nicht warst, musst du nichts tun.',
    },
    resetPassword: {
      subject: 'Wähle ein neues Passwort',
      paragraphs: [
        'Öffne den Link, um ein neues Passwort für dein Konto zu wählen. Er funktioniert einmal und gilt eine Stunde. Danach bist du überall abgemeldet.',
      ],
      action: 'Neues Passwort wählen',
      note: 'Falls du das nicht angefordert hast, kannst du diese Nachricht ignorieren. Dein Passwort bleibt unverändert.',
    },
    passwordChanged: {
      subject: 'Dein Passwort wurde geändert',
      paragraphs: ['Das Passwort deines Kontos wurde soeben geändert, andere Geräte wurden abgemeldet.'],
      note: 'Falls du es nicht warst, wähle auf der Anmeldeseite sofort „Passwort vergessen?“ und vergib ein neues.',
    },
    changeEmail: {
      subject: 'Bestätige deine neue E-Mail-Adresse',
      paragraphs: ['Öffne den Link, um diese E-Mail-Adresse künftig für dein Konto zu verwenden. Er gilt 24 Stunden.'],
      action: 'E-Mail-Adresse bestätigen',
      note: 'Falls du das nicht angefordert hast, kannst du diese Nachricht ignorieren.',
    },
    emailChanged: {
      subject: 'Deine E-Mail-Adresse wurde geändert',
      paragraphs: [
        'Dein Konto verwendet jetzt die E-Mail-Adresse {email}. An diese hier gehen keine Nachrichten mehr.',
      ],
      note: 'Falls du es nicht warst, wende dich an den Support.',
    },
    accountDeleted: {
      subject: 'Dein Konto wurde gelöscht',
      paragraphs: [
        'Dein Konto und alles, was dazugehörte, wurde gelöscht. Deine Bilder lassen sich nicht mehr öffnen und werden entfernt.',
      ],
    },
  },
}
