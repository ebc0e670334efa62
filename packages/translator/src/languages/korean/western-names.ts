import { readWordPairs } from '../word-pairs.ts'

/** Western names that comics often have, as Korean mostly writes them: their sound does not follow from their letters. */
export const westernNames: ReadonlyMap<string, string> = new Map(
  readWordPairs(
    [
      'Aaron 에런 Abigail 애비게일 Adam 애덤 Albert 앨버트 Alex 알렉스 Alexander 알렉산더 Alfred 앨프리드 Alice 앨리스 Amanda 어맨다 Amy 에이미 Anderson 앤더슨 Andrew 앤드루',
      'Angela 앤절라 Anna 애나 Anne 앤 Annie 애니 Anthony 앤서니 Archie 아치 Arthur 아서 Ashley 애슐리 Austin 오스틴 Baker 베이커 Barbara 바버라 Ben 벤 Benjamin 벤저민',
      'Betty 베티 Blake 블레이크 Bob 밥 Brandon 브랜던 Brian 브라이언 Brown 브라운 Bruce 브루스 Carol 캐럴 Caroline 캐럴라인 Catherine 캐서린 Charles 찰스 Charlie 찰리',
      'Charlotte 샬럿 Chloe 클로이 Chris 크리스 Christine 크리스틴 Christopher 크리스토퍼 Claire 클레어 Clark 클라크 Dan 댄 Daniel 대니얼 David 데이비드 Davis 데이비스',
      'Dennis 데니스 Diana 다이애나 Donna 도나 Dorothy 도로시 Doug 더그 Dylan 딜런 Edward 에드워드 Eleanor 엘리너 Elizabeth 엘리자베스 Ella 엘라 Ellie 엘리 Emily 에밀리',
      'Emma 에마 Eric 에릭 Ethan 이선 Eva 에바 Evan 에번 Felix 펠릭스 Finn 핀 Frank 프랭크 George 조지 Gordon 고든 Grace 그레이스 Gregory 그레고리 Hannah 해나 Harris 해리스',
      'Harry 해리 Hazel 헤이즐 Helen 헬렌 Henry 헨리 Holmes 홈스 Ian 이언 Iris 아이리스 Isabella 이사벨라 Jack 잭 Jackson 잭슨 Jacob 제이컵 Jake 제이크 James 제임스',
      'Jane 제인 Jason 제이슨 Jeff 제프 Jeffrey 제프리 Jennifer 제니퍼 Jeremy 제러미 Jessica 제시카 Jim 짐 Joe 조 John 존 Johnson 존슨 Jonathan 조너선 Joseph 조지프',
      'Joshua 조슈아 Julia 줄리아 Justin 저스틴 Karen 캐런 Kate 케이트 Katherine 캐서린 Kelly 켈리 Kevin 케빈 Kyle 카일 Larry 래리 Laura 로라 Leo 리오 Lewis 루이스',
      'Lily 릴리 Linda 린다 Lisa 리사 Logan 로건 Louis 루이스 Lucas 루커스 Lucy 루시 Luke 루크 Maggie 매기 Margaret 마거릿 Maria 마리아 Mark 마크 Martin 마틴 Mary 메리',
      'Matthew 매슈 Max 맥스 Melissa 멀리사 Mia 미아 Michael 마이클 Michelle 미셸 Mike 마이크 Miller 밀러 Nancy 낸시 Nathan 네이선 Nelson 넬슨 Nicholas 니컬러스 Nick 닉',
      'Nicole 니콜 Noah 노아 Oliver 올리버 Olivia 올리비아 Oscar 오스카 Parker 파커 Patrick 패트릭 Paul 폴 Peggy 페기 Peter 피터 Rachel 레이철 Rebecca 리베카',
      'Richard 리처드 Robert 로버트 Rose 로즈 Ruby 루비 Ryan 라이언 Sally 샐리 Sam 샘 Samantha 서맨사 Samuel 새뮤얼 Sarah 세라 Scott 스콧 Sean 숀 Sebastian 서배스천',
      'Sherlock 셜록 Simon 사이먼 Smith 스미스 Sophia 소피아 Sophie 소피 Stanley 스탠리 Stephanie 스테퍼니 Stephen 스티븐 Steve 스티브 Steven 스티븐 Susan 수전',
      'Taylor 테일러 Theodore 시어도어 Thomas 토머스 Thompson 톰프슨 Timothy 티머시 Tyler 타일러 Victor 빅터 Victoria 빅토리아 Violet 바이올렛 Walker 워커 Walter 월터',
      'Watson 왓슨 White 화이트 Will 윌 William 윌리엄 Willow 윌로 Wilson 윌슨 Wright 라이트 Zachary 재커리 Zoe 조이',
    ].join(' '),
  ),
)
