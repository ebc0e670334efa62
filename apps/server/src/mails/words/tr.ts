import type { MailWords } from '../mail-words.ts'

/** Mails in Turkish. */
export const tr: MailWords = {
  language: 'tr-TR',
  direction: 'ltr',
  linkHint: 'Düğme çalışmazsa şu adresi açın:',
  footer: 'Bu iletiyi, bu e-posta adresine ait bir hesapla ilgili olarak alıyorsunuz.',
  demonstration: 'Bu bir gösterimdi. Hiçbir ücret alınmadı.',
  plans: {
    week: 'Haftalık abonelik',
    month: 'Aylık abonelik',
    quarter: 'Üç aylık abonelik',
    year: 'Yıllık abonelik',
    pack: '{count} çevirilik paket',
    pass: '{count} çevirilik kısa süreli paket',
    bulk: 'Toplu sipariş',
  },
  lines: {
    number: 'Makbuz numarası',
    date: 'Tarih',
    plan: 'Plan',
    translations: 'Çeviriler',
    tax: '{tax} dahil',
    total: 'Toplam',
  },
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
    apiKeyMade: {
      subject: 'Yeni bir API anahtarı oluşturuldu',
      paragraphs: [
        'Hesabınız için {hint} ile başlayan bir API anahtarı oluşturuldu. Bu anahtara sahip programlar çevirilerinizi kullanabilir.',
      ],
      action: 'API anahtarlarını gör',
      note: 'Bunu siz yapmadıysanız anahtarı hesap sayfanızda hemen geçersiz kılın ve parolanızı değiştirin.',
    },
    accountDeleted: {
      subject: 'Hesabınız silindi',
      paragraphs: ['Hesabınız ve ona ait her şey silindi. Görselleriniz artık açılamaz ve kaldırılmaktadır.'],
    },
    receipt: {
      subject: 'Makbuzunuz: {number}',
      paragraphs: ['Teşekkürler! Ödemenizi aldık ve hesabınıza {count} çeviri ekledik.'],
      action: 'Makbuzu aç',
    },
    refunded: {
      subject: '{amount} tutarında iade',
      paragraphs: [
        '{number} numaralı siparişiniz ({plan}) için {amount} iade ettik. Paranın ulaşması birkaç gün sürebilir.',
        'Bu siparişten iade edilen ve henüz kullanılmamış çeviriler artık kullanılamaz.',
      ],
      action: 'Makbuzu aç',
    },
    renewalFailed: {
      subject: 'Aboneliğiniz yenilenemedi',
      paragraphs: [
        'Aboneliğinizin ({plan}) ödemesi başarısız oldu. Kalan çevirileriniz {until} tarihine kadar geçerli; ödeme yeniden denenecek.',
        'Lütfen ödeme yaptığınız kartı veya hesabı kontrol edin.',
      ],
      action: 'Aboneliği aç',
    },
    graceEnding: {
      subject: 'Aboneliğinizin ödemesi hâlâ yapılmadı',
      paragraphs: [
        'Aboneliğinizin ({plan}) ödemesi henüz ulaşmadı. Ulaşmazsa kalan çevirilerinizin süresi {until} tarihinde dolacak.',
        'Lütfen ödeme yaptığınız kartı veya hesabı kontrol edin.',
      ],
      action: 'Aboneliği aç',
    },
    subscriptionCancelled: {
      subject: 'Aboneliğiniz iptal edildi',
      paragraphs: [
        'Aboneliğiniz ({plan}) yenilenmeyecek ve başka ücret alınmayacak. Kalan çevirilerinizi {until} tarihine kadar kullanabilirsiniz.',
      ],
      action: 'Aboneliği aç',
      note: 'Bunu siz yapmadıysanız destek ekibine yazın.',
    },
    subscriptionEnded: {
      subject: 'Aboneliğiniz sona erdi',
      paragraphs: [
        'Aboneliğiniz ({plan}) sona erdi ve başka ücret alınmayacak. Süresi dolmayan çevirileriniz sizindir.',
      ],
      action: 'Planları gör',
    },
  },
}
