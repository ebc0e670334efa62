import { readWordPairs } from '../word-pairs.ts'

/** Western names that comics often have, as Japanese mostly writes them: their sound does not follow from their letters. */
export const westernNames: ReadonlyMap<string, string> = new Map(
  readWordPairs(
    [
      'Aaron アーロン Abigail アビゲイル Adam アダム Albert アルバート Alex アレックス Alexander アレクサンダー Alfred アルフレッド Alice アリス Amanda アマンダ Amy エイミー',
      'Anderson アンダーソン Andrew アンドリュー Angela アンジェラ Anna アンナ Anne アン Annie アニー Anthony アンソニー Archie アーチー Arthur アーサー Ashley アシュリー',
      'Austin オースティン Baker ベイカー Barbara バーバラ Ben ベン Benjamin ベンジャミン Betty ベティ Blake ブレイク Bob ボブ Brandon ブランドン Brian ブライアン Brown ブラウン',
      'Bruce ブルース Carol キャロル Caroline キャロライン Catherine キャサリン Charles チャールズ Charlie チャーリー Charlotte シャーロット Chloe クロエ Chris クリス',
      'Christine クリスティン Christopher クリストファー Claire クレア Clark クラーク Dan ダン Daniel ダニエル David デイビッド Davis デイビス Dennis デニス Diana ダイアナ Donna ドナ',
      'Dorothy ドロシー Doug ダグ Dylan ディラン Edward エドワード Eleanor エレノア Elizabeth エリザベス Ella エラ Ellie エリー Emily エミリー Emma エマ Eric エリック Ethan イーサン',
      'Eva エヴァ Evan エヴァン Felix フェリックス Finn フィン Frank フランク George ジョージ Gordon ゴードン Grace グレース Gregory グレゴリー Hannah ハンナ Harris ハリス Harry ハリー',
      'Hazel ヘイゼル Helen ヘレン Henry ヘンリー Holmes ホームズ Ian イアン Iris アイリス Isabella イザベラ Jack ジャック Jackson ジャクソン Jacob ジェイコブ Jake ジェイク',
      'James ジェームズ Jane ジェーン Jason ジェイソン Jeff ジェフ Jeffrey ジェフリー Jennifer ジェニファー Jeremy ジェレミー Jessica ジェシカ Jim ジム Joe ジョー John ジョン',
      'Johnson ジョンソン Jonathan ジョナサン Joseph ジョセフ Joshua ジョシュア Julia ジュリア Justin ジャスティン Karen カレン Kate ケイト Katherine キャサリン Kelly ケリー',
      'Kevin ケビン Kyle カイル Larry ラリー Laura ローラ Leo レオ Lewis ルイス Lily リリー Linda リンダ Lisa リサ Logan ローガン Louis ルイ Lucas ルーカス Lucy ルーシー',
      'Luke ルーク Maggie マギー Margaret マーガレット Maria マリア Mark マーク Martin マーティン Mary メアリー Matthew マシュー Max マックス Melissa メリッサ Mia ミア',
      'Michael マイケル Michelle ミシェル Mike マイク Miller ミラー Nancy ナンシー Nathan ネイサン Nelson ネルソン Nicholas ニコラス Nick ニック Nicole ニコール Noah ノア',
      'Oliver オリバー Olivia オリビア Oscar オスカー Parker パーカー Patrick パトリック Paul ポール Peggy ペギー Peter ピーター Rachel レイチェル Rebecca レベッカ Richard リチャード',
      'Robert ロバート Rose ローズ Ruby ルビー Ryan ライアン Sally サリー Sam サム Samantha サマンサ Samuel サミュエル Sarah サラ Scott スコット Sean ショーン Sebastian セバスチャン',
      'Sherlock シャーロック Simon サイモン Smith スミス Sophia ソフィア Sophie ソフィー Stanley スタンリー Stephanie ステファニー Stephen スティーブン Steve スティーブ',
      'Steven スティーブン Susan スーザン Taylor テイラー Theodore セオドア Thomas トーマス Thompson トンプソン Timothy ティモシー Tyler タイラー Victor ビクター Victoria ビクトリア',
      'Violet ヴァイオレット Walker ウォーカー Walter ウォルター Watson ワトソン White ホワイト Will ウィル William ウィリアム Willow ウィロー Wilson ウィルソン Wright ライト',
      'Zachary ザカリー Zoe ゾーイ',
    ].join(' '),
  ),
)
