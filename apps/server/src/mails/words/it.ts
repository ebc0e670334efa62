import type { MailWords } from '../mail-words.ts'

/** Mails in Italian. */
export const it: MailWords = {
  language: 'it-IT',
  direction: 'ltr',
  linkHint: 'Se il pulsante non funziona, apri questo indirizzo:',
  footer: 'Ricevi questo messaggio perché riguarda un account con questo indirizzo e-mail.',
  demonstration: 'Questa era una dimostrazione. Non è stato addebitato nulla.',
  plans: {
    week: 'Abbonamento settimanale',
    month: 'Abbonamento mensile',
    quarter: 'Abbonamento trimestrale',
    year: 'Abbonamento annuale',
    pack: 'Pacchetto di {count} traduzioni',
    pass: 'Pass da {count} traduzioni',
    bulk: 'Ordine all’ingrosso',
  },
  lines: {
    number: 'Numero della ricevuta',
    date: 'Data',
    plan: 'Piano',
    translations: 'Traduzioni',
    tax: 'Include {tax}',
    total: 'Totale',
  },
  kinds: {
    verifyEmail: {
      subject: 'Verifica il tuo indirizzo e-mail',
      paragraphs: [
        'Grazie per la registrazione. Apri il link per confermare che questo indirizzo e-mail è tuo. È valido per 24 ore.',
      ],
      action: 'Verifica indirizzo e-mail',
      note: 'Se non ti sei registrato, puoi ignorare questo messaggio.',
    },
    alreadyRegistered: {
      subject: 'Hai già un account',
      paragraphs: [
        'Qualcuno, probabilmente tu, ha provato a registrarsi con questo indirizzo e-mail o a usarlo per un altro account. Esiste già un account con questo indirizzo e nulla è stato modificato.',
        'Puoi accedere come sempre. Se hai dimenticato la password, scegli «Password dimenticata?» nella pagina di accesso.',
      ],
      note: 'Se non sei stato tu, non devi fare nulla.',
    },
    resetPassword: {
      subject: 'Scegli una nuova password',
      paragraphs: [
        'Apri il link per scegliere una nuova password per il tuo account. Funziona una sola volta, per un’ora. Dopo verrai disconnesso ovunque.',
      ],
      action: 'Scegli una nuova password',
      note: 'Se non l’hai chiesto tu, puoi ignorare questo messaggio. La tua password resta la stessa.',
    },
    passwordChanged: {
      subject: 'La tua password è stata cambiata',
      paragraphs: [
        'La password del tuo account è appena stata cambiata e gli altri dispositivi sono stati disconnessi.',
      ],
      note: 'Se non sei stato tu, scegli subito «Password dimenticata?» nella pagina di accesso per impostarne una nuova.',
    },
    changeEmail: {
      subject: 'Conferma il tuo nuovo indirizzo e-mail',
      paragraphs: [
        'Apri il link per usare d’ora in poi questo indirizzo e-mail per il tuo account. È valido per 24 ore.',
      ],
      action: 'Conferma indirizzo e-mail',
      note: 'Se non l’hai chiesto tu, puoi ignorare questo messaggio.',
    },
    emailChanged: {
      subject: 'Il tuo indirizzo e-mail è stato cambiato',
      paragraphs: ['Il tuo account ora usa l’indirizzo {email}. A questo non verranno più inviati messaggi.'],
      note: 'Se non sei stato tu, contatta l’assistenza.',
    },
    apiKeyMade: {
      subject: 'È stata creata una nuova chiave API',
      paragraphs: [
        'Per il tuo account è stata appena creata una chiave API che inizia con {hint}. I programmi che la possiedono possono usare le tue traduzioni.',
      ],
      action: 'Vedi le chiavi API',
      note: 'Se non sei stato tu, revoca subito la chiave nella pagina del tuo account e cambia la password.',
    },
    accountDeleted: {
      subject: 'Il tuo account è stato eliminato',
      paragraphs: [
        'Il tuo account e tutto ciò che ne faceva parte sono stati eliminati. Le tue immagini non si possono più aprire e vengono cancellate.',
      ],
    },
    receipt: {
      subject: 'La tua ricevuta {number}',
      paragraphs: ['Grazie! Abbiamo ricevuto il pagamento e aggiunto {count} traduzioni al tuo account.'],
      action: 'Apri la ricevuta',
    },
    refunded: {
      subject: 'Il tuo rimborso di {amount}',
      paragraphs: [
        'Abbiamo rimborsato {amount} per il tuo ordine {number} ({plan}). Possono volerci alcuni giorni prima che il denaro arrivi.',
        'Le traduzioni di questo ordine che sono state rimborsate e non erano ancora state usate non sono più disponibili.',
      ],
      action: 'Apri la ricevuta',
    },
    renewalFailed: {
      subject: 'Non è stato possibile rinnovare il tuo abbonamento',
      paragraphs: [
        'Il pagamento del tuo abbonamento ({plan}) non è riuscito. Conservi le traduzioni che ti restano fino al {until} e il pagamento sarà ritentato.',
        'Controlla la carta o il conto con cui paghi.',
      ],
      action: 'Apri l’abbonamento',
    },
    graceEnding: {
      subject: 'Il tuo abbonamento non è ancora stato pagato',
      paragraphs: [
        'Il pagamento del tuo abbonamento ({plan}) non è ancora arrivato. Senza, le traduzioni che ti restano scadono il {until}.',
        'Controlla la carta o il conto con cui paghi.',
      ],
      action: 'Apri l’abbonamento',
    },
    subscriptionCancelled: {
      subject: 'Il tuo abbonamento è stato disdetto',
      paragraphs: [
        'Il tuo abbonamento ({plan}) non sarà rinnovato e non ti sarà addebitato altro. Puoi usare le traduzioni che ti restano fino al {until}.',
      ],
      action: 'Apri l’abbonamento',
      note: 'Se non sei stato tu, contatta l’assistenza.',
    },
    subscriptionEnded: {
      subject: 'Il tuo abbonamento è terminato',
      paragraphs: [
        'Il tuo abbonamento ({plan}) è terminato e non ti sarà addebitato altro. Le traduzioni che non scadono restano tue.',
      ],
      action: 'Vedi i piani',
    },
  },
}
