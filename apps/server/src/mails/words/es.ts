import type { MailWords } from '../mail-words.ts'

/** Mails in Spanish. */
export const es: MailWords = {
  language: 'es-ES',
  direction: 'ltr',
  linkHint: 'Si el botón no funciona, abre esta dirección:',
  footer: 'Recibes este mensaje por una cuenta con esta dirección de correo.',
  demonstration: 'Esto ha sido una demostración. No se ha cobrado nada.',
  plans: {
    week: 'Suscripción semanal',
    month: 'Suscripción mensual',
    quarter: 'Suscripción trimestral',
    year: 'Suscripción anual',
    pack: 'Paquete de {count} traducciones',
    pass: 'Pase de {count} traducciones',
    bulk: 'Pedido al por mayor',
  },
  lines: {
    number: 'Número de recibo',
    date: 'Fecha',
    plan: 'Plan',
    translations: 'Traducciones',
    tax: 'Incluye {tax}',
    total: 'Total',
  },
  kinds: {
    verifyEmail: {
      subject: 'Verifica tu correo electrónico',
      paragraphs: [
        'Gracias por registrarte. Abre el enlace para confirmar que esta dirección de correo es tuya. Es válido durante 24 horas.',
      ],
      action: 'Verificar correo',
      note: 'Si no te has registrado, puedes ignorar este mensaje.',
    },
    alreadyRegistered: {
      subject: 'Ya tienes una cuenta',
      paragraphs: [
        'Alguien, probablemente tú, ha intentado registrarse con esta dirección de correo o usarla en otra cuenta. Ya existe una cuenta con ella y no se ha cambiado nada.',
        'Puedes iniciar sesión como siempre. Si has olvidado la contraseña, elige «¿Has olvidado la contraseña?» en la página de inicio de sesión.',
      ],
      note: 'Si no has sido tú, no tienes que hacer nada.',
    },
    resetPassword: {
      subject: 'Elige una contraseña nueva',
      paragraphs: [
        'Abre el enlace para elegir una contraseña nueva para tu cuenta. Funciona una sola vez y durante una hora. Después se cerrará la sesión en todos tus dispositivos.',
      ],
      action: 'Elegir contraseña nueva',
      note: 'Si no lo has pedido, puedes ignorar este mensaje. Tu contraseña no cambia.',
    },
    passwordChanged: {
      subject: 'Tu contraseña ha cambiado',
      paragraphs: [
        'La contraseña de tu cuenta se acaba de cambiar y se ha cerrado la sesión en los demás dispositivos.',
      ],
      note: 'Si no has sido tú, elige enseguida «¿Has olvidado la contraseña?» en la página de inicio de sesión para poner una nueva.',
    },
    changeEmail: {
      subject: 'Confirma tu nueva dirección de correo',
      paragraphs: [
        'Abre el enlace para usar esta dirección de correo en tu cuenta a partir de ahora. Es válido durante 24 horas.',
      ],
      action: 'Confirmar correo',
      note: 'Si no lo has pedido, puedes ignorar este mensaje.',
    },
    emailChanged: {
      subject: 'Tu dirección de correo ha cambiado',
      paragraphs: ['Tu cuenta usa ahora la dirección {email}. Ya no enviaremos mensajes a esta.'],
      note: 'Si no has sido tú, ponte en contacto con el servicio de asistencia.',
    },
    apiKeyMade: {
      subject: 'Se ha creado una clave de API nueva',
      paragraphs: [
        'Se acaba de crear en tu cuenta una clave de API que empieza por {hint}. Los programas que la tengan podrán usar tus traducciones.',
      ],
      action: 'Ver claves de API',
      note: 'Si no has sido tú, revoca la clave de inmediato en la página de tu cuenta y cambia la contraseña.',
    },
    accountDeleted: {
      subject: 'Tu cuenta se ha eliminado',
      paragraphs: [
        'Tu cuenta y todo lo que contenía se han eliminado. Tus imágenes ya no se pueden abrir y se están borrando.',
      ],
    },
    receipt: {
      subject: 'Tu recibo {number}',
      paragraphs: ['¡Gracias! Hemos recibido tu pago y hemos añadido {count} traducciones a tu cuenta.'],
      action: 'Abrir el recibo',
    },
    refunded: {
      subject: 'Tu reembolso de {amount}',
      paragraphs: [
        'Te hemos reembolsado {amount} por tu pedido {number} ({plan}). El dinero puede tardar unos días en llegar.',
        'Las traducciones de este pedido que se han reembolsado y que aún no habías usado ya no están disponibles.',
      ],
      action: 'Abrir el recibo',
    },
    renewalFailed: {
      subject: 'No se ha podido renovar tu suscripción',
      paragraphs: [
        'El pago de tu suscripción ({plan}) ha fallado. Conservas las traducciones que te quedan hasta el {until} y el pago se volverá a intentar.',
        'Comprueba la tarjeta o la cuenta con la que pagas.',
      ],
      action: 'Abrir la suscripción',
    },
    graceEnding: {
      subject: 'Tu suscripción sigue sin pagarse',
      paragraphs: [
        'El pago de tu suscripción ({plan}) todavía no ha llegado. Si no llega, las traducciones que te quedan de ella caducarán el {until}.',
        'Comprueba la tarjeta o la cuenta con la que pagas.',
      ],
      action: 'Abrir la suscripción',
    },
    subscriptionCancelled: {
      subject: 'Tu suscripción se ha cancelado',
      paragraphs: [
        'Tu suscripción ({plan}) no se renovará y no se te cobrará nada más. Puedes usar las traducciones que te quedan hasta el {until}.',
      ],
      action: 'Abrir la suscripción',
      note: 'Si no has sido tú, ponte en contacto con el soporte.',
    },
    subscriptionEnded: {
      subject: 'Tu suscripción ha terminado',
      paragraphs: [
        'Tu suscripción ({plan}) ha terminado y no se te cobrará nada más. Las traducciones que no caducan siguen siendo tuyas.',
      ],
      action: 'Ver los planes',
    },
  },
}
