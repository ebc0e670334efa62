import type { MailWords } from '../mail-words.ts'

/** Mails in Vietnamese. */
export const vi: MailWords = {
  language: 'vi-VN',
  direction: 'ltr',
  linkHint: 'Nếu nút không hoạt động, hãy mở địa chỉ này:',
  footer: 'Bạn nhận được thư này vì có một tài khoản dùng địa chỉ email này.',
  demonstration: 'Đây chỉ là bản trình diễn. Không có khoản nào bị trừ.',
  plans: {
    week: 'Gói đăng ký hằng tuần',
    month: 'Gói đăng ký hằng tháng',
    quarter: 'Gói đăng ký hằng quý',
    year: 'Gói đăng ký hằng năm',
    pack: 'Gói {count} lượt dịch',
    pass: 'Gói ngắn hạn {count} lượt dịch',
    bulk: 'Đơn hàng số lượng lớn',
  },
  lines: {
    number: 'Số biên lai',
    date: 'Ngày',
    plan: 'Gói',
    translations: 'Lượt dịch',
    tax: 'Đã gồm {tax}',
    total: 'Tổng cộng',
  },
  kinds: {
    verifyEmail: {
      subject: 'Xác minh địa chỉ email của bạn',
      paragraphs: [
        'Cảm ơn bạn đã đăng ký. Hãy mở liên kết để xác nhận đây là địa chỉ email của bạn. Liên kết có hiệu lực trong 24 giờ.',
      ],
      action: 'Xác minh địa chỉ email',
      note: 'Nếu bạn không đăng ký, hãy bỏ qua thư này.',
    },
    alreadyRegistered: {
      subject: 'Bạn đã có tài khoản',
      paragraphs: [
        'Ai đó, có thể là bạn, đã thử đăng ký bằng địa chỉ email này hoặc dùng nó cho một tài khoản khác. Đã có tài khoản với địa chỉ này và không có gì bị thay đổi.',
        'Bạn có thể đăng nhập như bình thường. Nếu quên mật khẩu, hãy chọn “Quên mật khẩu?” trên trang đăng nhập.',
      ],
      note: 'Nếu không phải bạn, bạn không cần làm gì cả.',
    },
    resetPassword: {
      subject: 'Chọn mật khẩu mới',
      paragraphs: [
        'Hãy mở liên kết để chọn mật khẩu mới cho tài khoản. Liên kết chỉ dùng được một lần, trong vòng một giờ. Sau đó bạn sẽ bị đăng xuất khỏi mọi thiết bị.',
      ],
      action: 'Chọn mật khẩu mới',
      note: 'Nếu bạn không yêu cầu, hãy bỏ qua thư này. Mật khẩu của bạn vẫn giữ nguyên.',
    },
    passwordChanged: {
      subject: 'Mật khẩu của bạn đã được đổi',
      paragraphs: ['Mật khẩu của tài khoản vừa được đổi và các thiết bị khác đã bị đăng xuất.'],
      note: 'Nếu không phải bạn, hãy chọn ngay “Quên mật khẩu?” trên trang đăng nhập để đặt mật khẩu mới.',
    },
    changeEmail: {
      subject: 'Xác nhận địa chỉ email mới',
      paragraphs: [
        'Hãy mở liên kết để dùng địa chỉ email này cho tài khoản từ bây giờ. Liên kết có hiệu lực trong 24 giờ.',
      ],
      action: 'Xác nhận địa chỉ email',
      note: 'Nếu bạn không yêu cầu, hãy bỏ qua thư này.',
    },
    emailChanged: {
      subject: 'Địa chỉ email của bạn đã được đổi',
      paragraphs: ['Tài khoản của bạn hiện dùng địa chỉ {email}. Chúng tôi sẽ không gửi thư đến địa chỉ này nữa.'],
      note: 'Nếu không phải bạn, hãy liên hệ bộ phận hỗ trợ.',
    },
    apiKeyMade: {
      subject: 'Khóa API mới đã được tạo',
      paragraphs: [
        'Một khóa API bắt đầu bằng {hint} vừa được tạo cho tài khoản của bạn. Chương trình có khóa này có thể sử dụng lượt dịch của bạn.',
      ],
      action: 'Xem khóa API',
      note: 'Nếu không phải bạn tạo, hãy thu hồi khóa ngay trên trang tài khoản và đổi mật khẩu.',
    },
    accountDeleted: {
      subject: 'Tài khoản của bạn đã bị xóa',
      paragraphs: [
        'Tài khoản và mọi thứ thuộc về tài khoản đã bị xóa. Hình ảnh của bạn không thể mở được nữa và đang được gỡ bỏ.',
      ],
    },
    receipt: {
      subject: 'Biên lai {number} của bạn',
      paragraphs: [
        'Cảm ơn bạn! Chúng tôi đã nhận được khoản thanh toán và thêm {count} lượt dịch vào tài khoản của bạn.',
      ],
      action: 'Mở biên lai',
    },
    refunded: {
      subject: 'Hoàn tiền {amount}',
      paragraphs: [
        'Chúng tôi đã hoàn {amount} cho đơn hàng {number} ({plan}). Có thể mất vài ngày để tiền về đến bạn.',
        'Những lượt dịch đã được hoàn tiền và chưa dùng của đơn hàng này không còn dùng được nữa.',
      ],
      action: 'Mở biên lai',
    },
    renewalFailed: {
      subject: 'Không thể gia hạn gói đăng ký của bạn',
      paragraphs: [
        'Thanh toán cho gói đăng ký của bạn ({plan}) không thành công. Bạn vẫn dùng được số lượt dịch còn lại đến {until}, và khoản thanh toán sẽ được thử lại.',
        'Vui lòng kiểm tra thẻ hoặc tài khoản bạn dùng để thanh toán.',
      ],
      action: 'Mở gói đăng ký',
    },
    graceEnding: {
      subject: 'Gói đăng ký của bạn vẫn chưa được thanh toán',
      paragraphs: [
        'Chúng tôi chưa nhận được khoản thanh toán cho gói đăng ký của bạn ({plan}). Nếu không có, số lượt dịch còn lại sẽ hết hạn vào {until}.',
        'Vui lòng kiểm tra thẻ hoặc tài khoản bạn dùng để thanh toán.',
      ],
      action: 'Mở gói đăng ký',
    },
    subscriptionCancelled: {
      subject: 'Gói đăng ký của bạn đã bị hủy',
      paragraphs: [
        'Gói đăng ký của bạn ({plan}) sẽ không được gia hạn và bạn sẽ không bị trừ thêm tiền. Bạn có thể dùng số lượt dịch còn lại đến {until}.',
      ],
      action: 'Mở gói đăng ký',
      note: 'Nếu không phải bạn hủy, hãy liên hệ bộ phận hỗ trợ.',
    },
    subscriptionEnded: {
      subject: 'Gói đăng ký của bạn đã kết thúc',
      paragraphs: [
        'Gói đăng ký của bạn ({plan}) đã kết thúc và bạn sẽ không bị trừ thêm tiền. Những lượt dịch không hết hạn vẫn là của bạn.',
      ],
      action: 'Xem các gói',
    },
  },
}
