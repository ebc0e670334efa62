import type { MailWords } from '../mail-words.ts'

/** Mails in Turkish. */
export const tr: MailWords = {
  language: 'tr-TR',
  direction: 'ltr',
  linkHint: 'Düğme çalışmazsa şu adresi açın:',
  footer: 'Bu iletiyi, bu e-posta adresine ait bir hesapla ilgili olarak alıyorsunuz.',
  kinds: {
    verifyEmail: {
      subject: 'E-posta adresinizi doğrulayın',
      paragraphs: [
        'Kaydolduğunuz için teşekkürler. Bu e-posta adresinin size ait olduğunu onaylamak için bağlantıyı açın. Bağlantı 24 saat geçerlidir.',
      ],
      action: 'E-posta adresini doğrula',
      note: 'Siz kaydolmadıysanız bu iletiyi dikkate almayın.',
    },
    alreadyRegistered: {
      subject: 'Zaten bir hesabınız var',
      paragraphs: [
        'Birisi, büyük olasılıkla siz, bu e-posta adresiyle kaydolmayı ya da adresi başka bir hesapta kullanmayı denedi. Bu adresle zaten bir hesap var ve hiçbir şey değiştirilmedi.',
        'Her zamanki gibi giriş yapabilirsiniz. Parolanızı unuttuysanız giriş sayfasında “Parolanızı mı unuttunuz?” seçeneğini kullanın.',
      ],
      note: 'Bunu yapan siz değilseniz bir şey yapmanız gerekmez.',
    },
    resetPassword: {
      subject: 'Yeni bir parola belirleyin',
      paragraphs: [
        'Hesabınıza yeni bir parola belirlemek için bağlantıyı açın. Bağlantı bir saat içinde yalnızca bir kez kullanılabilir. Ardından tüm cihazlardaki oturumlarınız kapatılır.',
      ],
      action: 'Yeni parola belirle',
      note: 'Bunu siz istemediyseniz bu iletiyi dikkate almayın. Parolanız aynı kalır.',
    },
    passwordChanged: {
      subject: 'Parolanız değiştirildi',
      paragraphs: ['Hesabınızın parolası az önce değiştirildi ve diğer cihazlardaki oturumlar kapatıldı.'],
      note: 'Bunu yapan siz değilseniz hemen giriş sayfasında “Parolanızı mı unuttunuz?” seçeneğiyle yeni bir parola belirleyin.',
    },
    changeEmail: {
      subject: 'Yeni e-posta adresinizi onaylayın',
      paragraphs: [
        'Bundan sonra hesabınızda bu e-posta adresini kullanmak için bağlantıyı açın. Bağlantı 24 saat geçerlidir.',
      ],
      action: 'E-posta adresini onayla',
      note: 'Bunu siz istemediyseniz bu iletiyi dikkate almayın.',
    },
    emailChanged: {
      subject: 'E-posta adresiniz değiştirildi',
      paragraphs: ['Hesabınız artık {email} adresini kullanıyor. Bu adrese artık ileti gönderilmeyecek.'],
      note: 'Bunu yapan siz değilseniz destek ekibiyle iletişime geçin.',
    },
    accountDeleted: {
      subject: 'Hesabınız silindi',
      paragraphs: ['Hesabınız ve ona ait her şey silindi. Görselleriniz artık açılamaz ve kaldırılmaktadır.'],
    },
  },
}
