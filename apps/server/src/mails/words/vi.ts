import type { MailWords } from '../mail-words.ts'

/** Mails in Vietnamese. */
export const vi: MailWords = {
  language: 'vi-VN',
  direction: 'ltr',
  linkHint: 'Nếu nút không hoạt động, hãy mở địa chỉ này:',
  footer: 'Bạn nhận được thư này vì có một tài khoản dùng địa chỉ email này.',
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
    accountDeleted: {
      subject: 'Tài khoản của bạn đã bị xóa',
      paragraphs: [
        'Tài khoản và mọi thứ thuộc về tài khoản đã bị xóa. Hình ảnh của bạn không thể mở được nữa và đang được gỡ bỏ.',
      ],
    },
  },
}
