import type { MailWords } from '../mail-words.ts'

/** Mails in German. */
export const de: MailWords = {
  language: 'de-DE',
  direction: 'ltr',
  linkHint: 'Falls die Schaltfläche nicht funktioniert, öffne diese Adresse:',
  footer: 'Du erhältst diese Nachricht, weil es um ein Konto mit dieser E-Mail-Adresse geht.',
  demonstration: 'Das war eine Demonstration. Es wurde nichts abgebucht.',
  plans: {
    week: 'Wochenabo',
    month: 'Monatsabo',
    quarter: 'Quartalsabo',
    year: 'Jahresabo',
    pack: 'Paket mit {count} Übersetzungen',
    pass: 'Pass mit {count} Übersetzungen',
    bulk: 'Großbestellung',
  },
  lines: {
    number: 'Belegnummer',
    date: 'Datum',
    plan: 'Tarif',
    translations: 'Übersetzungen',
    tax: 'Enthält {tax}',
    total: 'Gesamt',
  },
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
    apiKeyMade: {
      subject: 'Ein neuer API-Schlüssel wurde erstellt',
      paragraphs: [
        'Für dein Konto wurde soeben ein API-Schlüssel erstellt, der mit {hint} beginnt. Programme, die ihn haben, können deine Übersetzungen nutzen.',
      ],
      action: 'API-Schlüssel ansehen',
      note: 'Falls du es nicht warst, widerrufe den Schlüssel sofort auf deiner Kontoseite und ändere dein Passwort.',
    },
    accountDeleted: {
      subject: 'Dein Konto wurde gelöscht',
      paragraphs: [
        'Dein Konto und alles, was dazugehörte, wurde gelöscht. Deine Bilder lassen sich nicht mehr öffnen und werden entfernt.',
      ],
    },
    receipt: {
      subject: 'Dein Beleg {number}',
      paragraphs: [
        'Vielen Dank! Deine Zahlung ist eingegangen, und {count} Übersetzungen wurden deinem Konto gutgeschrieben.',
      ],
      action: 'Beleg öffnen',
    },
    refunded: {
      subject: 'Deine Erstattung über {amount}',
      paragraphs: [
        'Wir haben dir {amount} für deine Bestellung {number} ({plan}) erstattet. Bis das Geld ankommt, kann es einige Tage dauern.',
        'Erstattete Übersetzungen aus dieser Bestellung, die noch nicht verbraucht waren, stehen nicht mehr zur Verfügung.',
      ],
      action: 'Beleg öffnen',
    },
    renewalFailed: {
      subject: 'Dein Abo konnte nicht verlängert werden',
      paragraphs: [
        'Die Zahlung für dein Abo ({plan}) ist fehlgeschlagen. Deine restlichen Übersetzungen behältst du bis zum {until}; bis dahin wird die Zahlung erneut versucht.',
        'Bitte prüfe die Karte oder das Konto, mit dem du bezahlst.',
      ],
      action: 'Abo öffnen',
    },
    graceEnding: {
      subject: 'Dein Abo ist noch nicht bezahlt',
      paragraphs: [
        'Die Zahlung für dein Abo ({plan}) ist noch nicht eingegangen. Ohne sie verfallen deine restlichen Übersetzungen daraus am {until}.',
        'Bitte prüfe die Karte oder das Konto, mit dem du bezahlst.',
      ],
      action: 'Abo öffnen',
    },
    subscriptionCancelled: {
      subject: 'Dein Abo wurde gekündigt',
      paragraphs: [
        'Dein Abo ({plan}) wird nicht verlängert, und es wird nichts mehr abgebucht. Deine restlichen Übersetzungen kannst du bis zum {until} verwenden.',
      ],
      action: 'Abo öffnen',
      note: 'Falls du das nicht warst, wende dich an den Support.',
    },
    subscriptionEnded: {
      subject: 'Dein Abo ist beendet',
      paragraphs: [
        'Dein Abo ({plan}) ist beendet, und es wird nichts mehr abgebucht. Übersetzungen, die nie verfallen, gehören dir weiterhin.',
      ],
      action: 'Tarife ansehen',
    },
  },
}
