import { readWordPairs } from '../word-pairs.ts'

/** Western names that comics often have, as Japanese mostly writes them: their sound does not follow from their letters. */
export const westernNames: ReadonlyMap<string, string> = new Map(
  readWordPairs(
    [
      'Aaron アーロン Adam アダム Albert アルバート Alex アレックス Alexander アレクサンダー Alice アリス Amanda アマンダ Amy エイミー Anderson アンダーソン Andrew アンドリュー',
      'Angela アンジェラ Anna アンナ Anne アン Anthony アンソニー Arthur アーサー Ashley アシュリー Austin オースティン Baker ベイカー Barbara バーバラ Benjamin ベンジャミン',
      'Blake ブレイク Brandon ブランドン Brian ブライアン Brown ブラウン Bruce ブルース Carol キャロル Caroline キャロライン Catherine キャサリン Charles チャールズ Charlie チャーリー',
      'Charlotte シャーロット Chloe クロエ Chris クリス Christine クリスティン Christopher クリストファー Claire クレア Clark クラーク Daniel ダニエル David デイビッド Davis デイビス',
      'Dennis デニス Diana ダイアナ Donna ドナ Dylan ディラン Edward エドワード Eleanor エレノア Elizabeth エリザベス Ellie エリー Emily エミリー Emma エマ Eric エリック',
      'Ethan イーサン Eva エヴァ Evan エヴァン Frank フランク George ジョージ Grace グレース Gregory グレゴリー Harris ハリス Harry ハリー Helen ヘレン Henry ヘンリー Holmes ホームズ',
      'Ian イアン Isabella イザベラ Jack ジャック Jackson ジャクソン Jacob ジェイコブ Jake ジェイク James ジェームズ Jane ジェーン Jason ジェイソン Jeffrey ジェフリー Jennifer ジェニファー',
      'Jeremy ジェレミー Jessica ジェシカ Jim ジム Joe ジョー John ジョン Johnson ジョンソン Jonathan ジョナサン Joseph ジョセフ Joshua ジョシュア Julia ジュリア Justin ジャスティン',
      'Karen カレン Kate ケイト Katherine キャサリン Kelly ケリー Kevin ケビン Kyle カイル Larry ラリー Laura ローラ Leo レオ Lewis ルイス Lily リリー Linda リンダ Lisa リサ',
      'Logan ローガン Louis ルイ Lucas ルーカス Lucy ルーシー Luke ルーク Margaret マーガレット Maria マリア Mark マーク Martin マーティン Mary メアリー Matthew マシュー Max マックス',
      'Melissa メリッサ Mia ミア Michael マイケル Michelle ミシェル Mike マイク Miller ミラー Nancy ナンシー Nathan ネイサン Nicholas ニコラス Nicole ニコール Noah ノア',
      'Oliver オリバー Olivia オリビア Oscar オスカー Parker パーカー Patrick パトリック Paul ポール Peter ピーター Rachel レイチェル Rebecca レベッカ Richard リチャード',
      'Robert ロバート Rose ローズ Ryan ライアン Sam サム Samantha サマンサ Samuel サミュエル Sarah サラ Scott スコット Sean ショーン Sebastian セバスチャン Simon サイモン',
      'Smith スミス Sophia ソフィア Sophie ソフィー Stephanie ステファニー Stephen スティーブン Steve スティーブ Steven スティーブン Susan スーザン Taylor テイラー Theodore セオドア',
      'Thomas トーマス Thompson トンプソン Timothy ティモシー Tyler タイラー Victor ビクター Victoria ビクトリア Walker ウォーカー Walter ウォルター Watson ワトソン White ホワイト',
      'William ウィリアム Willow ウィロー Wilson ウィルソン Wright ライト Zachary ザカリー',
    ].join(' '),
  ),
)
