import { readLoanwords } from '../read-loanwords.ts'
import { anyOf } from '../word-pairs.ts'

/** What Korean took over from English, mostly, and comics say often. */
export const koreanLoanwords = readLoanwords([
  '포션 potion, 던전 dungeon, 길드 guild, 몬스터 monster, 드래곤 dragon, 레벨 level, 스킬 skill, 아이템 item, 퀘스트 quest, 보스 boss, 헌터 hunter, 게이트 gate, 엘프 elf, 오크 orc',
  '고블린 goblin, 슬라임 slime, 좀비 zombie, 뱀파이어 vampire, 골렘 golem, 드워프 dwarf, 트롤 troll, 오우거 ogre, 리치 lich, 스켈레톤 skeleton, 와이번 wyvern, 유니콘 unicorn',
  '마나 mana, 힐러 healer, 탱커 tank, 딜러 damage dealer, 파티원 party member, 파티 party, 랭커 ranker, 랭킹 ranking, 랭크 rank, 버프 buff, 디버프 debuff, 콤보 combo, 데미지 damage',
  '스탯 stats, 스테이지 stage, 미션 mission, 시스템 system, 플레이어 player, 게이머 gamer, 게임 game, 캐릭터 character, 파워 power, 에너지 energy, 스피드 speed, 리더 leader, 팀 team',
  '멤버 member, 챔피언 champion, 히어로 hero, 빌런 villain, 라이벌 rival, 파트너 partner, 마스터 master, 매니저 manager, 에이전트 agent, 스파이 spy, 보디가드 bodyguard, 메이드 maid',
  '아이돌 idol, 팬 fan, 스타 star, 콘서트 concert, 오디션 audition, 드라마 drama, 영화 movie, 뉴스 news, 인터뷰 interview, 카메라 camera, 사인 autograph, 스케줄 schedule, 데뷔 debut',
  '데이트 date, 키스 kiss, 프러포즈 proposal, 커플 couple, 스토커 stalker, 스킨십 physical affection, 이벤트 event, 크리스마스 Christmas, 선물 present',
  '아르바이트 part-time job, 알바 part-time job, 비즈니스 business, 프로젝트 project, 미팅 meeting, 팀장 team leader, 인턴 intern, 보너스 bonus, 스트레스 stress, 슬럼프 slump',
  '카페 cafe, 커피 coffee, 케이크 cake, 초콜릿 chocolate, 아이스크림 ice cream, 피자 pizza, 치킨 fried chicken, 햄버거 hamburger, 샌드위치 sandwich, 라면 ramen, 맥주 beer, 와인 wine',
  '바나나 banana, 오렌지 orange, 토마토 tomato, 레시피 recipe, 메뉴 menu, 레스토랑 restaurant, 호텔 hotel, 아파트 apartment, 빌딩 building, 엘리베이터 elevator, 에스컬레이터 escalator',
  '버스 bus, 택시 taxi, 트럭 truck, 오토바이 motorcycle, 헬리콥터 helicopter, 헬멧 helmet, 로켓 rocket, 로봇 robot, 컴퓨터 computer, 노트북 laptop, 스마트폰 smartphone, 핸드폰 cell phone',
  '휴대폰 cell phone, 인터넷 Internet, 메시지 message, 메일 email, 비밀번호 password, 파일 file, 프로그램 program, 데이터 data, 카드 card, 포인트 points, 티켓 ticket, 리스트 list',
  '셔츠 shirt, 드레스 dress, 넥타이 tie, 코트 coat, 마스크 mask, 가방 bag, 지갑 wallet, 반지 ring, 팔찌 bracelet, 목걸이 necklace, 리본 ribbon, 마이크 microphone, 피아노 piano, 기타 guitar',
  '바이러스 virus, 백신 vaccine, 테러 terrorism, 테러리스트 terrorist, 마피아 mafia, 폭탄 bomb, 미사일 missile, 레이저 laser, 총알 bullet, 나이프 knife, 트라우마 trauma, 패닉 panic',
  '찬스 chance, 타이밍 timing, 아이디어 idea, 힌트 hint, 테스트 test, 레슨 lesson, 트레이닝 training, 게임기 game console, 챌린지 challenge, 룰 rule, 미스터리 mystery, 판타지 fantasy',
])

// Particles follow a Korean word without a space, and most of the script's words are no loans: only those of the table are looked for.
const koreanLoanword = new RegExp(String.raw`(?<!\p{Script=Hangul})(?:${anyOf(koreanLoanwords.keys())})`, 'gu')

/** The loanwords of texts. */
export function findKoreanLoanwords(texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.match(koreanLoanword) ?? [])
}
