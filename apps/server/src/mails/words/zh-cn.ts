import type { MailWords } from '../mail-words.ts'

/** Mails in Chinese (Simplified). */
export const zhCN: MailWords = {
  language: 'zh-CN',
  direction: 'ltr',
  linkHint: '如果按钮无法使用，请打开以下地址：',
  footer: '你收到此邮件，是因为有账户使用了此邮箱地址。',
  demonstration: '这是演示，未实际扣款。',
  plans: {
    week: '每周订阅',
    month: '月度订阅',
    quarter: '季度订阅',
    year: '年度订阅',
    pack: '{count}次翻译包',
    pass: '{count}次翻译通行证',
    bulk: '批量订单',
  },
  lines: {
    number: '收据编号',
    date: '日期',
    plan: '套餐',
    translations: '翻译次数',
    tax: '含{tax}',
    total: '合计',
  },
  kinds: {
    verifyEmail: {
      subject: '验证你的邮箱地址',
      paragraphs: ['感谢注册。请打开链接，确认此邮箱地址属于你。链接 24 小时内有效。'],
      action: '验证邮箱地址',
      note: '如果你没有注册，请忽略此邮件。',
    },
    alreadyRegistered: {
      subject: '你已有账户',
      paragraphs: [
        '有人（可能是你本人）尝试用此邮箱地址注册，或将其用于其他账户。该地址已有账户，未作任何更改。',
        '你可以照常登录。如果忘记了密码，请在登录页面选择“忘记密码？”。',
      ],
      note: '如果不是你本人操作，无需采取任何措施。',
    },
    resetPassword: {
      subject: '设置新密码',
      paragraphs: [
        '请打开链接，为你的账户设置新密码。链接一小时内有效，且只能使用一次。之后你将在所有设备上退出登录。',
      ],
      action: '设置新密码',
      note: '如果你没有提出此请求，请忽略此邮件，你的密码不会改变。',
    },
    passwordChanged: {
      subject: '你的密码已更改',
      paragraphs: ['你的账户密码刚刚更改，其他设备已退出登录。'],
      note: '如果不是你本人操作，请立即在登录页面选择“忘记密码？”设置新密码。',
    },
    changeEmail: {
      subject: '确认你的新邮箱地址',
      paragraphs: ['请打开链接，今后将此邮箱地址用于你的账户。链接 24 小时内有效。'],
      action: '确认邮箱地址',
      note: '如果你没有提出此请求，请忽略此邮件。',
    },
    emailChanged: {
      subject: '你的邮箱地址已更改',
      paragraphs: ['你的账户现在使用邮箱地址 {email}，今后不会再向此地址发送邮件。'],
      note: '如果不是你本人操作，请联系客服。',
    },
    apiKeyMade: {
      subject: '已创建新的 API 密钥',
      paragraphs: ['你的账户刚刚创建了一个以 {hint} 开头的 API 密钥。拥有该密钥的程序可以使用你的翻译次数。'],
      action: '查看 API 密钥',
      note: '如果不是你本人操作，请立即在账户页面吊销该密钥，并修改密码。',
    },
    accountDeleted: {
      subject: '你的账户已删除',
      paragraphs: ['你的账户及其所有内容均已删除。你的图片已无法打开，正在清除中。'],
    },
    receipt: {
      subject: '你的收据 {number}',
      paragraphs: ['感谢购买！我们已收到付款，{count}次翻译已计入你的账户。'],
      action: '打开收据',
    },
    refunded: {
      subject: '已退款 {amount}',
      paragraphs: [
        '我们已为订单 {number}（{plan}）退款 {amount}。款项可能需要几天才能到账。',
        '已退款且尚未使用的翻译次数不再可用。',
      ],
      action: '打开收据',
    },
    renewalFailed: {
      subject: '你的订阅未能续订',
      paragraphs: [
        '你的订阅（{plan}）付款失败。剩余次数保留至{until}，系统会再次尝试扣款。',
        '请检查你用于付款的银行卡或账户。',
      ],
      action: '查看订阅',
    },
    graceEnding: {
      subject: '你的订阅仍未付款',
      paragraphs: [
        '我们尚未收到订阅（{plan}）的付款。如果一直未付款，剩余次数将于{until}失效。',
        '请检查你用于付款的银行卡或账户。',
      ],
      action: '查看订阅',
    },
    subscriptionCancelled: {
      subject: '你的订阅已取消',
      paragraphs: ['你的订阅（{plan}）不会续订，也不会再扣款。剩余次数可使用至{until}。'],
      action: '查看订阅',
      note: '如果不是你本人操作，请联系客服。',
    },
    subscriptionEnded: {
      subject: '你的订阅已结束',
      paragraphs: ['你的订阅（{plan}）已结束，不会再扣款。永久有效的翻译次数仍归你所有。'],
      action: '查看套餐',
    },
  },
}
