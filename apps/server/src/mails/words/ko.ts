import type { MailWords } from '../mail-words.ts'

/** Mails in Korean. */
export const ko: MailWords = {
  language: 'ko-KR',
  direction: 'ltr',
  linkHint: '버튼이 작동하지 않으면 다음 주소를 열어 주세요.',
  footer: '이 이메일 주소의 계정과 관련하여 보내 드리는 메일입니다.',
  demonstration: '시연용 결제입니다. 실제로 청구되지 않았습니다.',
  plans: {
    week: '주간 구독',
    month: '월간 구독',
    quarter: '분기 구독',
    year: '연간 구독',
    pack: '번역 {count}회 팩',
    pass: '번역 {count}회 이용권',
    bulk: '대량 주문',
  },
  lines: {
    number: '영수증 번호',
    date: '날짜',
    plan: '요금제',
    translations: '번역',
    tax: '{tax} 포함',
    total: '합계',
  },
  kinds: {
    verifyEmail: {
      subject: '이메일 주소를 인증해 주세요',
      paragraphs: [
        '가입해 주셔서 감사합니다. 링크를 열어 본인의 이메일 주소인지 확인해 주세요. 링크는 24시간 동안 유효합니다.',
      ],
      action: '이메일 주소 인증',
      note: '가입한 적이 없다면 이 메일을 무시하셔도 됩니다.',
    },
    alreadyRegistered: {
      subject: '이미 계정이 있습니다',
      paragraphs: [
        '누군가(아마도 본인)가 이 이메일 주소로 가입하거나 다른 계정에 사용하려고 했습니다. 이 주소의 계정이 이미 있으며, 변경된 것은 없습니다.',
        '평소처럼 로그인하시면 됩니다. 비밀번호를 잊으셨다면 로그인 페이지에서 ‘비밀번호를 잊으셨나요?’를 선택해 주세요.',
      ],
      note: '본인이 아니라면 아무것도 하지 않으셔도 됩니다.',
    },
    resetPassword: {
      subject: '새 비밀번호를 설정하세요',
      paragraphs: [
        '링크를 열어 계정의 새 비밀번호를 설정하세요. 링크는 한 시간 동안 한 번만 사용할 수 있습니다. 설정하면 모든 기기에서 로그아웃됩니다.',
      ],
      action: '새 비밀번호 설정',
      note: '요청한 적이 없다면 이 메일을 무시하셔도 됩니다. 비밀번호는 그대로 유지됩니다.',
    },
    passwordChanged: {
      subject: '비밀번호가 변경되었습니다',
      paragraphs: ['계정의 비밀번호가 방금 변경되었고, 다른 기기에서는 로그아웃되었습니다.'],
      note: '본인이 아니라면 즉시 로그인 페이지에서 ‘비밀번호를 잊으셨나요?’를 선택해 새 비밀번호를 설정해 주세요.',
    },
    changeEmail: {
      subject: '새 이메일 주소를 확인해 주세요',
      paragraphs: ['링크를 열면 앞으로 이 이메일 주소가 계정에 사용됩니다. 링크는 24시간 동안 유효합니다.'],
      action: '이메일 주소 확인',
      note: '요청한 적이 없다면 이 메일을 무시하셔도 됩니다.',
    },
    emailChanged: {
      subject: '이메일 주소가 변경되었습니다',
      paragraphs: [
        '계정의 이메일 주소가 변경되었습니다. 새 주소는 {email}입니다. 앞으로 이 주소로는 메일을 보내지 않습니다.',
      ],
      note: '본인이 아니라면 고객지원에 문의해 주세요.',
    },
    apiKeyMade: {
      subject: '새 API 키가 만들어졌습니다',
      paragraphs: [
        '회원님의 계정에서 API 키({hint}…)가 방금 만들어졌습니다. 이 키가 있는 프로그램은 회원님의 번역 횟수를 사용할 수 있습니다.',
      ],
      action: 'API 키 보기',
      note: '본인이 만든 것이 아니라면 계정 페이지에서 즉시 키를 폐기하고 비밀번호를 변경하세요.',
    },
    accountDeleted: {
      subject: '계정이 삭제되었습니다',
      paragraphs: ['계정과 계정에 속한 모든 데이터가 삭제되었습니다. 이미지는 더 이상 열 수 없으며 곧 지워집니다.'],
    },
    receipt: {
      subject: '영수증 {number}',
      paragraphs: ['감사합니다! 결제가 확인되어 번역 {count}회가 계정에 추가되었습니다.'],
      action: '영수증 열기',
    },
    refunded: {
      subject: '{amount} 환불 안내',
      paragraphs: [
        '주문 {number}({plan})에 대해 {amount} 환불을 처리했습니다. 입금까지 며칠이 걸릴 수 있습니다.',
        '환불된 번역 중 아직 사용하지 않은 것은 더 이상 사용할 수 없습니다.',
      ],
      action: '영수증 열기',
    },
    renewalFailed: {
      subject: '구독을 갱신하지 못했습니다',
      paragraphs: [
        '구독({plan}) 결제에 실패했습니다. 남은 번역은 {until}까지 사용할 수 있으며, 결제는 다시 시도됩니다.',
        '결제에 사용하는 카드나 계좌를 확인해 주세요.',
      ],
      action: '구독 확인',
    },
    graceEnding: {
      subject: '구독 결제가 아직 확인되지 않았습니다',
      paragraphs: [
        '구독({plan}) 결제가 아직 확인되지 않았습니다. 결제되지 않으면 남은 번역이 {until}에 만료됩니다.',
        '결제에 사용하는 카드나 계좌를 확인해 주세요.',
      ],
      action: '구독 확인',
    },
    subscriptionCancelled: {
      subject: '구독이 취소되었습니다',
      paragraphs: [
        '구독({plan})은 갱신되지 않으며 더 이상 청구되지 않습니다. 남은 번역은 {until}까지 사용할 수 있습니다.',
      ],
      action: '구독 확인',
      note: '본인이 취소하지 않았다면 고객 지원에 문의해 주세요.',
    },
    subscriptionEnded: {
      subject: '구독이 종료되었습니다',
      paragraphs: [
        '구독({plan})이 종료되어 더 이상 청구되지 않습니다. 만료되지 않는 번역은 그대로 사용할 수 있습니다.',
      ],
      action: '요금제 보기',
    },
  },
}
