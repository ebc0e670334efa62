/**
 * What a balloon or a sentence of Japanese means when it ends in a question mark: said without one it means something else, or is
 * no sentence. Each was decided by hand.
 */
export const japaneseQuestions = `
  Then|じゃあ; Huh|ああ/あ/あー/はあ; What|ええ/なんと; Excuse me|すみません/すいません; Me|私/俺/あたし/僕/ぼく/わしが; Hm|うん;
  So what|だから/それが/それがどうしたの/だから何だ; What about me|私は/俺は; What's that|それは/あれって; No way|まさか;
  Really|そう/そうか/そっか/そうですか/本当/そうなの; Oh|あら; Already|もう; Right|な/だな/だよな/だよね;
  Did you know|知ってる/知ってます/知ってた; What is it|なんだ/何だ/なんじゃ; And you|あなたは/そっちは; Are you okay|大丈夫/大丈夫です;
  What was that|今の/今のは; Do you understand|分かりました/わかりました/わかってます/わかります; What's your name|名前は; No good|だめ;
  Is that bad|悪い; What about us|私たちは; Is that all|それだけ/そんなこと/それだけです;
  Did you find it|あった/見つけた/見つかった; You understand|わかってる/分かってる/分かる; What about you|お前は/あんたは;
  May I ask your name|お名前は; And now|今は; All right|いいですね; Is that okay|いいの/いいですか/それでいいよ/それでいい;
  Remember|覚えてる; Is it warm|あったかい; Does it hurt|痛い; Where am I|ここは/ここはどこ; Cute|かわいい; Is it good|うまい/おいしい/美味しい;
  Is it here|来た; So-so|まあまあ; Is it dangerous|危ない; Nice, right|いいだろう; Is that so|そうかい/そうでしたか;
  Did you do it|やった; Behind me|後ろ; Is it over|終わった; You didn't know|知らなかった; Which one|どれ; Hungry|腹減った;
  Did you win|勝った; Are you sure|確かに; Do you love me|愛してる; Your name|名は; Want more|おかわり;
  You're not crying|泣いてない; Are you cold|寒い; Shall we go|行こう/行きましょう; Pretty cool|すごい;
  Did something happen|何かあった; Is it impossible|無理です; Scared|怖い; Are you still mad|まだ怒ってる;
  Do you like it|気に入った; Here I go|行くよ; Embarrassed|恥ずかしい; Going home|帰る; You don't remember|覚えてない;
  Is anyone hurt|誰か怪我した; Are you going|行きます; Is it done|できました; You don't want it|いらない;
  Surprised|びっくりした/驚いた; You lost|負けた; Want to go home|帰りたい; Who's that|その人は; You know|知っている;
  Shall we go home|帰ろう; Mine|俺の/私の; Is that all right|よろしい; Did you have fun|楽しかった; What do you think|どうでしょう;
  Are you awake|起きてる; Are you mad|怒ってる; Asleep|寝た; Want something to eat|何か食べたい; Did you forget|忘れた;
  You're not mad|怒ってない/怒ってないよ; Can't sleep|眠れないの; You okay|平気; And before that|その前は; Did you see it|見ました;
  You knew|ばれてた; Are you gonna be sick|吐きそう; And if I lose|負けたら; Are you okay now|もう大丈夫だ;
  You don't know|知らない; What's today's schedule|今日の予定は; Do you feel sick|気分が悪い; Is it bad|やばい;
  Aren't you scared|怖くない; Like what|たとえば; Did it work|うまくいった; Is anyone there|誰かいる; Are you serious|本気;
  Tired|疲れた; Did it fail|失敗した; What about school|学校は; What about the rest|残りは; What about the rent|家賃は;
  And my daughter|娘は; And after that|そのあとは; You refused|断った; What about this one|こっちは; Are you lost|迷った;
  And the other one|もう一つは; And if I refuse|断れば; What's the password|合言葉は; Where's the key|鍵は;
  What's the reason|理由は; Shall we begin|始めましょう; Is it my fault|私の責任; Is it over already|もう終わった;
  What's the cause|原因は; How are you|元気; Were you listening|聞いてた; Do you think so|そう思います; A real one|本物の;
  And last year|去年は; Will you do it|やります; More than this|これ以上; Is it weird|変なの; Isn't that weird|おかしくない;
  Want to try|やってみる; Is it okay|大丈夫だよ; Are you full|お腹いっぱい; What about water|水は; Sleepy|眠い;
  Have you lost weight|痩せたんじゃない; You think so|そうかな; Promise|約束だよ; What's inside|中身は; How many|数は;
  You sold it|売った; Did it arrive|届いた; What do you do|お仕事は; What's the result|結果は; Got a pen|ペンある; A bath|お風呂;
  Too early|早い; You won't tell|言わない; Give up|参った; You're moving|引っ越すの; Yeah, why|そうだけど; Can you see it|見えてる;
  Anything else|ほかには; Where's Mom|お母さんは; Got a warrant|令状は; Ours|うちの; Hay fever|花粉症だ;
  Does it tickle|くすぐったい; Nervous|緊張してる; Do you really have to|どうしても; What happens next|続きは; Am I wrong|違うか;
  Have you decided|決めました; You quit|やめた; Are you scared|怖いの; Still awake|まだ起きてる; Jealous|羨ましい;
  Does your stomach hurt|お腹痛い; Want to come with me|一緒に行かない; Don't you think|そうじゃない; How old are you|年は;
  You broke it|壊しちゃった; Ready for tomorrow|明日の準備できた; What's the official name|正式名称は;
  What do you think you're doing|どういうつもりだ/何のつもりだ; Are you making fun of me|バカにしてるの/馬鹿にしてるのか;
  You looking for a fight|喧嘩売ってんのか; Have you been waiting long|待った; How have you been|元気にしてた; Are you hurt|怪我はないか;
  Are you okay with that|それでいいのか; Is something wrong|どうかした/どうかしたの; What's gotten into you|急にどうした/急にどうしたの;
  Can you hear me|聞こえるか; Did you hear|聞いた; Can't you tell|見てわからないか; What are you talking about|何のことだ;
  Do you have a girlfriend|彼女いるの; Do you need something|何か用; You need something|何か用か; What do you want|何の用;
  What are you after|何が目的だ; What are you so mad about|何怒ってんの; What's so funny|何がおかしい;
  Why didn't you tell me|なんで黙ってた/なんで黙ってたの; You're running away|逃げるのか; May I take your order|ご注文は;
  Are you ready to order|ご注文はお決まりですか; Table for one|お一人様ですか; What's that sound|何の音だ/何の音; What is this place|ここはどこだ;
  What's going on|どうなってんだ/どうなってるんだ; Got a minute|ちょっといいか/ちょっといい; Do you have a moment|ちょっといいですか;
  What did you want to talk about|話って何; Got it|わかったか/いいな; Understood|いいわね; What's wrong with that|何が悪い;
  Got a problem|文句あるか; Are you prepared|覚悟はいいか; Who did this|誰がこんなことを; May I ask who you are|どちら様でしょうか; Dead|死んだのか;
  You're alive|生きてたのか; Are you hungry|お腹すいた; Are you stupid|バカじゃないの; Are you out of your mind|気は確かか;
  You're kidding, right|嘘でしょ; Well|どうだ; How do you feel|気分はどう; How's it going|調子はどう;
  What are you trying to say|何が言いたい; Is it this late already|もうこんな時間; How do you know that|なぜそれを;
  You killed him|殺したのか; What about it|それがどうかした; What are you doing here|何しに来た/何しに来たの/何しに来たんだ;
  Can I ask you something|聞いてもいい; What did they say|なんて言ってた; What did you just say|今なんて言った/今なんて;
  How many times do I have to tell you|何度言ったらわかるの; Are you teasing me|からかってるの;
  Who do you think I am|俺を誰だと思ってる/私を誰だと思ってるの; Who do you think you're talking to|誰に向かって言ってる
`
