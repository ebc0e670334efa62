import { readWordPairs } from '../word-pairs.ts'

/** Western names that comics often have, as Japanese mostly writes them: their sound does not follow from their letters. */
export const westernNames: ReadonlyMap<string, string> = new Map(
  readWordPairs(
    [
      'Aaron アーロン Abby アビー Abigail アビゲイル Adam アダム Alan アラン Albert アルバート Alex アレックス Alexander アレクサンダー Alfred アルフレッド Alice アリス Allen アレン Alphonse アルフォンス',
      'Amanda アマンダ Amy エイミー Anderson アンダーソン Andrew アンドリュー Angela アンジェラ Angelica アンジェリカ Anna アンナ Anne アン Annie アニー Anthony アンソニー Archie アーチー Ariel アリエル',
      'Arthur アーサー Ashley アシュリー Austin オースティン Baker ベイカー Barbara バーバラ Barnaby バーナビー Barney バーニー Barry バリー Bastien バスティアン Ben ベン Benjamin ベンジャミン Benny ベニー',
      'Bernard バーナード Betty ベティ Billy ビリー Blake ブレイク Bob ボブ Bobby ボビー Brandon ブランドン Brian ブライアン Brown ブラウン Bruce ブルース Carol キャロル Caroline キャロライン Carter カーター',
      'Cassandra カサンドラ Catherine キャサリン Celia セリア Charles チャールズ Charlie チャーリー Charlotte シャーロット Chester チェスター Chloe クロエ Chris クリス Christine クリスティン',
      'Christopher クリストファー Claire クレア Clara クララ Clarence クラレンス Clark クラーク Claude クロード Colette コレット Cooper クーパー Cordelia コーデリア Cynthia シンシア Daisy デイジー',
      'Damian ダミアン Dan ダン Daniel ダニエル Danny ダニー David デイビッド Davis デイビス Dennis デニス Dexter デクスター Diana ダイアナ Donna ドナ Dorothy ドロシー Doug ダグ Dylan ディラン Eddie エディー',
      'Edgar エドガー Edith イーディス Edward エドワード Eleanor エレノア Elena エレナ Elise エリーゼ Elizabeth エリザベス Ella エラ Ellie エリー Emily エミリー Emma エマ Eric エリック Ernest アーネスト',
      'Ethan イーサン Eva エヴァ Evan エヴァン Felix フェリックス Fernando フェルナンド Finn フィン Flora フローラ Frank フランク Frankie フランキー Freya フレイヤ Fritz フリッツ Gabriel ガブリエル',
      'Garrett ギャレット Gawain ガウェイン George ジョージ Georgie ジョージー Gordon ゴードン Grace グレース Gregory グレゴリー Gunther ギュンター Hannah ハンナ Harris ハリス Harry ハリー Hazel ヘイゼル',
      'Hector ヘクター Heinz ハインツ Helen ヘレン Henry ヘンリー Holmes ホームズ Howard ハワード Hubert ヒューバート Humphrey ハンフリー Ian イアン Irene アイリーン Iris アイリス Isaac アイザック',
      'Isabella イザベラ Ivan イワン Jack ジャック Jackson ジャクソン Jacob ジェイコブ Jake ジェイク James ジェームズ Jane ジェーン Jason ジェイソン Jasper ジャスパー Jeff ジェフ Jeffrey ジェフリー',
      'Jennifer ジェニファー Jenny ジェニー Jeremy ジェレミー Jerry ジェリー Jesse ジェシー Jessica ジェシカ Jim ジム Jimmy ジミー Joe ジョー Johann ヨハン John ジョン Johnson ジョンソン Jonathan ジョナサン',
      'Joseph ジョセフ Josephine ジョセフィーヌ Joshua ジョシュア Josie ジョシー Julia ジュリア Juliet ジュリエット Justin ジャスティン Karen カレン Karl カール Kate ケイト Katherine キャサリン',
      'Katrina カトリーナ Kelly ケリー Kelsey ケルシー Kenny ケニー Kevin ケビン Klaus クラウス Klein クライン Kyle カイル Lancelot ランスロット Larry ラリー Laura ローラ Leila レイラ Lenny レニー Leo レオ',
      'Leonhard レオンハルト Lester レスター Lewis ルイス Lilith リリス Lily リリー Linda リンダ Lisa リサ Lisette リゼット Logan ローガン Louis ルイ Lucas ルーカス Lucifer ルシファー Lucy ルーシー',
      'Luke ルーク Luther ルーサー Maggie マギー Margaret マーガレット Maria マリア Marie マリー Mark マーク Martin マーティン Marvin マーヴィン Mary メアリー Matthew マシュー Max マックス Melissa メリッサ',
      'Merlin マーリン Mia ミア Michael マイケル Michelle ミシェル Mickey ミッキー Mike マイク Miller ミラー Molly モリー Mortimer モーティマー Nancy ナンシー Natalie ナタリー Natasha ナターシャ',
      'Nathan ネイサン Neil ニール Nelson ネルソン Nero ネロ Nicholas ニコラス Nick ニック Nicole ニコール Nina ニーナ Noah ノア Oliver オリバー Olivia オリビア Oscar オスカー Otto オットー Parker パーカー',
      'Patrick パトリック Paul ポール Peggy ペギー Penny ペニー Percy パーシー Peter ピーター Philip フィリップ Rachel レイチェル Ralph ラルフ Raphael ラファエル Rebecca レベッカ Richard リチャード',
      'Ricky リッキー Riley ライリー Robert ロバート Rodney ロドニー Roger ロジャー Rolf ロルフ Rosalie ロザリー Rose ローズ Rosie ロージー Ruby ルビー Russell ラッセル Ryan ライアン Sally サリー Sam サム',
      'Samantha サマンサ Sammy サミー Samuel サミュエル Sarah サラ Scott スコット Sean ショーン Sebastian セバスチャン Selena セリーナ Seymour シーモア Sherlock シャーロック Sidney シドニー Silas サイラス',
      'Simon サイモン Smith スミス Sophia ソフィア Sophie ソフィー Spencer スペンサー Stanley スタンリー Stella ステラ Stephanie ステファニー Stephen スティーブン Steve スティーブ Steven スティーブン',
      'Susan スーザン Suzie スージー Taylor テイラー Terry テリー Theodore セオドア Thomas トーマス Thompson トンプソン Tiffany ティファニー Tilly ティリー Timmy ティミー Timothy ティモシー Toby トビー',
      'Tommy トミー Tony トニー Trevor トレバー Tyler タイラー Victor ビクター Victoria ビクトリア Violet ヴァイオレット Walker ウォーカー Wallace ウォレス Wally ウォーリー Walter ウォルター Watson ワトソン',
      'Wendy ウェンディ Wesley ウェスリー White ホワイト Will ウィル William ウィリアム Willow ウィロー Wilson ウィルソン Winnie ウィニー Wright ライト Zachary ザカリー Zoe ゾーイ',
    ].join(' '),
  ),
)
