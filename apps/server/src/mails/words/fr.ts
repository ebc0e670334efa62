import type { MailWords } from '../mail-words.ts'

/** Mails in French. */
export const fr: MailWords = {
  language: 'fr-FR',
  direction: 'ltr',
  linkHint: 'Si le bouton ne fonctionne pas, ouvrez cette adresse :',
  footer: 'Vous recevez ce message au sujet d’un compte lié à cette adresse e-mail.',
  demonstration: 'Il s’agissait d’une démonstration. Rien n’a été débité.',
  plans: {
    week: 'Abonnement hebdomadaire',
    month: 'Abonnement mensuel',
    quarter: 'Abonnement trimestriel',
    year: 'Abonnement annuel',
    pack: 'Pack de {count} traductions',
    pass: 'Pass de {count} traductions',
    bulk: 'Commande en gros',
  },
  lines: {
    number: 'Numéro de reçu',
    date: 'Date',
    plan: 'Formule',
    translations: 'Traductions',
    tax: 'Dont {tax}',
    total: 'Total',
  },
  kinds: {
    verifyEmail: {
      subject: 'Confirmez votre adresse e-mail',
      paragraphs: [
        'Merci pour votre inscription. Ouvrez le lien pour confirmer que cette adresse e-mail est bien la vôtre. Il est valable 24 heures.',
      ],
      action: 'Confirmer l’adresse e-mail',
      note: 'Si vous ne vous êtes pas inscrit, vous pouvez ignorer ce message.',
    },
    alreadyRegistered: {
      subject: 'Vous avez déjà un compte',
      paragraphs: [
        'Quelqu’un, sans doute vous, a essayé de s’inscrire avec cette adresse e-mail ou de l’utiliser pour un autre compte. Un compte existe déjà avec cette adresse ; rien n’a été modifié.',
        'Vous pouvez vous connecter comme d’habitude. Si vous avez oublié votre mot de passe, choisissez « Mot de passe oublié ? » sur la page de connexion.',
      ],
      note: 'Si ce n’était pas vous, vous n’avez rien à faire.',
    },
    resetPassword: {
      subject: 'Choisissez un nouveau mot de passe',
      paragraphs: [
        'Ouvrez le lien pour choisir un nouveau mot de passe. Il fonctionne une seule fois, pendant une heure. Vous serez ensuite déconnecté partout.',
      ],
      action: 'Choisir un nouveau mot de passe',
      note: 'Si vous n’avez rien demandé, vous pouvez ignorer ce message. Votre mot de passe reste le même.',
    },
    passwordChanged: {
      subject: 'Votre mot de passe a été modifié',
      paragraphs: ['Le mot de passe de votre compte vient d’être modifié et les autres appareils ont été déconnectés.'],
      note: 'Si ce n’était pas vous, choisissez tout de suite « Mot de passe oublié ? » sur la page de connexion pour en définir un nouveau.',
    },
    changeEmail: {
      subject: 'Confirmez votre nouvelle adresse e-mail',
      paragraphs: [
        'Ouvrez le lien pour utiliser désormais cette adresse e-mail pour votre compte. Il est valable 24 heures.',
      ],
      action: 'Confirmer l’adresse e-mail',
      note: 'Si vous n’avez rien demandé, vous pouvez ignorer ce message.',
    },
    emailChanged: {
      subject: 'Votre adresse e-mail a été modifiée',
      paragraphs: ['Votre compte utilise maintenant l’adresse {email}. Plus aucun message ne sera envoyé à celle-ci.'],
      note: 'Si ce n’était pas vous, contactez l’assistance.',
    },
    apiKeyMade: {
      subject: 'Une nouvelle clé API a été créée',
      paragraphs: [
        'Une clé API commençant par {hint} vient d’être créée pour votre compte. Les programmes qui la possèdent peuvent utiliser vos traductions.',
      ],
      action: 'Voir les clés API',
      note: 'Si ce n’était pas vous, révoquez immédiatement cette clé sur la page de votre compte et changez votre mot de passe.',
    },
    accountDeleted: {
      subject: 'Votre compte a été supprimé',
      paragraphs: [
        'Votre compte et tout ce qu’il contenait ont été supprimés. Vos images ne peuvent plus être ouvertes et sont en cours d’effacement.',
      ],
    },
    receipt: {
      subject: 'Votre reçu {number}',
      paragraphs: ['Merci ! Nous avons reçu votre paiement, et {count} traductions ont été ajoutées à votre compte.'],
      action: 'Ouvrir le reçu',
    },
    refunded: {
      subject: 'Votre remboursement de {amount}',
      paragraphs: [
        'Nous avons remboursé {amount} pour votre commande {number} ({plan}). L’argent peut mettre quelques jours à arriver.',
        'Les traductions de cette commande qui ont été remboursées et n’avaient pas encore été utilisées ne sont plus disponibles.',
      ],
      action: 'Ouvrir le reçu',
    },
    renewalFailed: {
      subject: 'Votre abonnement n’a pas pu être renouvelé',
      paragraphs: [
        'Le paiement de votre abonnement ({plan}) a échoué. Vous gardez les traductions qui vous restent jusqu’au {until}, et le paiement sera retenté.',
        'Veuillez vérifier la carte ou le compte avec lequel vous payez.',
      ],
      action: 'Ouvrir l’abonnement',
    },
    graceEnding: {
      subject: 'Votre abonnement reste impayé',
      paragraphs: [
        'Le paiement de votre abonnement ({plan}) n’est pas encore arrivé. Sans lui, les traductions qui vous en restent expireront le {until}.',
        'Veuillez vérifier la carte ou le compte avec lequel vous payez.',
      ],
      action: 'Ouvrir l’abonnement',
    },
    subscriptionCancelled: {
      subject: 'Votre abonnement a été résilié',
      paragraphs: [
        'Votre abonnement ({plan}) ne sera pas renouvelé et rien d’autre ne sera débité. Vous pouvez utiliser les traductions qui vous restent jusqu’au {until}.',
      ],
      action: 'Ouvrir l’abonnement',
      note: 'Si ce n’était pas vous, contactez l’assistance.',
    },
    subscriptionEnded: {
      subject: 'Votre abonnement a pris fin',
      paragraphs: [
        'Votre abonnement ({plan}) a pris fin et rien d’autre ne sera débité. Les traductions qui n’expirent jamais restent à vous.',
      ],
      action: 'Voir les formules',
    },
  },
}
