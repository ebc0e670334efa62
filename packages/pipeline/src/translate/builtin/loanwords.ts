const readTable = (lines: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    lines
      .join(', ')
      .split(', ')
      .map((entry) => {
        const [word, ...english] = entry.split(' ')
        return [word!, english.join(' ')]
      }),
  )

/** What Japanese took over from English, mostly, and comics say often; a network that learned few of them writes them by sound. */
export const loanwords: ReadonlyMap<string, string> = readTable([
  'アイス ice cream, アイテム item, アイデア idea, アイドル idol, アクション action, アクセス access, アジト hideout, アドバイス advice, アパート apartment',
  'アピール appeal, アプリ app, アリバイ alibi, アルバイト part-time job, アルバム album, アンテナ antenna, アーマー armor, イベント event, イメージ image',
  'インク ink, インタビュー interview, インチキ fraud, インパクト impact, ウイルス virus, ウィルス virus, ウエイトレス waitress, ウサギ rabbit, ウルフ wolf',
  'エイリアン alien, エサ bait, エネルギー energy, エラー error, エリア area, エリート elite, エルフ elf, エレベーター elevator, エンジン engine, エース ace',
  'オオカミ wolf, オタク otaku, オフィス office, オモチャ toy, オーク orc, オークション auction, オーディション audition, オートバイ motorcycle, オーラ aura',
  'カウンター counter, カギ key, カップル couple, カプセル capsule, カボチャ pumpkin, カラス crow, カリスマ charisma, カルマ karma, カロリー calories, カーテン curtain',
  'ガキ brat, ガス gas, ガソリン gasoline, ガラス glass, ガード guard, キス kiss, キノコ mushroom, キャッチ catch, キャプテン captain, キャラ character, キャリア career',
  'キャンセル cancellation, キャンディ candy, キャンプ camp, キーワード keyword, ギター guitar, ギャグ gag, ギャップ gap, ギャング gang, ギャンブル gambling, ギルド guild',
  'クイズ quiz, クエスト quest, クジラ whale, クズ scum, クッキー cookie, クッション cushion, クマ bear, クモ spider, クラスメイト classmate, クラスメート classmate, クラブ club',
  'クリア clear, クリスマス Christmas, クリーム cream, クレーム complaint, クローン clone, クーデター coup, グループ group, グラウンド playground, ケガ injury, ケンカ fight',
  'ケース case, ケーキ cake, ゲスト guest, ゲート gate, コイン coin, コウモリ bat, コショウ pepper, コスト cost, コスプレ cosplay, コップ cup, コピー copy, コマンド command',
  'コメディ comedy, コメント comment, コレクション collection, コンクール contest, コンタクト contact, コンテスト contest, コントロール control, コンビ duo, コンビニ convenience store',
  'コーチ coach, コード code, コース course, ゴブリン goblin, ゴミ trash, ゴリラ gorilla, ゴーレム golem, ゴースト ghost, ゴール goal, サイズ size, サイン sign, サムライ samurai',
  'サラリーマン office worker, サル monkey, サンタ Santa, サンドイッチ sandwich, サンプル sample, サービス service, サークル circle, サーバー server, シェフ chef, システム system',
  'シナリオ scenario, シャツ shirt, シャッター shutter, シャワー shower, ショック shock, ショー show, シリーズ series, シングル single, ジャケット jacket, ジャングル jungle',
  'ジュース juice, ジョーク joke, スイッチ switch, スカウト scout, スカート skirt, スキル skill, スケジュール schedule, スタイル style, スタッフ staff, スタミナ stamina',
  'スタート start, ステップ step, ステージ stage, ストレス stress, ストーカー stalker, ストーリー story, スパイ spy, スパイス spice, スピード speed, スポーツ sports, スマホ phone',
  'スライム slime, スランプ slump, スリル thrill, スーツ suit, スーパー supermarket, スープ soup, セクハラ sexual harassment, セリフ line, セレブ celebrity, センス sense, センター center',
  'ゼロ zero, ゾンビ zombie, タイトル title, タイミング timing, タイム time, タイプ type, タイヤ tire, タオル towel, タコ octopus, タブー taboo, タヌキ raccoon dog, ターゲット target',
  'ダイヤ diamond, ダメージ damage, ダンジョン dungeon, ダンス dance, チェス chess, チェック check, チャンス chance, チャンネル channel, チャンピオン champion, チョコ chocolate',
  'チラシ flyer, チーム team, ツッコミ comeback, テキスト text, テスト test, テロ terrorism, テロリスト terrorist, テンション tension, テント tent, テーマ theme, テープ tape',
  'デザイン design, デザート dessert, デスク desk, デビュー debut, データ data, デート date, デーモン demon, トイレ toilet, トカゲ lizard, トップ top, トマト tomato, トラ tiger',
  'トラウマ trauma, トラブル trouble, トラック truck, トランプ cards, トリック trick, トレーニング training, トロフィー trophy, トンネル tunnel, ドア door, ドキュメンタリー documentary',
  'ドライバー driver, ドラゴン dragon, ドラマ drama, ドリンク drink, ドレス dress, ドワーフ dwarf, ドローン drone, ナイフ knife, ナンパ pickup line, ニュース news, ニンジャ ninja',
  'ネクタイ tie, ネコ cat, ネズミ mouse, ネタ material, ネックレス necklace, ネット Internet, ノルマ quota, ノート notebook, ハイキング hiking, ハッカー hacker, ハンカチ handkerchief',
  'ハンター hunter, ハンデ handicap, ハンバーガー hamburger, ハーフ half, ハート heart, ハードル hurdle, ハーレム harem, バイク motorcycle, バイト part-time job, バケツ bucket',
  'バス bus, バッグ bag, バトル battle, バナナ banana, バラ rose, バランス balance, バリア barrier, バレンタイン Valentine, バンド band, バンパイア vampire, バージョン version',
  'パイロット pilot, パスワード password, パソコン computer, パターン pattern, パニック panic, パフォーマンス performance, パラシュート parachute, パワハラ abuse of power, パワー power',
  'パン bread, パンチ punch, パンツ underwear, パンダ panda, パーティ party, パーティー party, パートナー partner, ヒロイン heroine, ヒント hint, ヒーロー hero, ビジネス business',
  'ビデオ video, ビル building, ビンゴ bingo, ビンタ slap, ビーム beam, ピアノ piano, ピザ pizza, ピンク pink, ピンチ pinch, ファイル file, ファン fan, ファンタジー fantasy',
  'フィルム film, フェア fair, フォロー follow-up, フクロウ owl, フラグ flag, フリー free, フルーツ fruit, ブタ pig, ブラック black, ブレスレット bracelet, ブーム boom, プライド pride',
  'プライバシー privacy, プラン plan, プリン pudding, プリンセス princess, プレゼント present, プレッシャー pressure, プレート plate, プロ pro, プロポーズ proposal, プール pool',
  'ヘビ snake, ヘリ helicopter, ヘリウム helium, ヘルメット helmet, ベッド bed, ベテラン veteran, ベル bell, ベンチ bench, ペット pet, ペナルティ penalty, ペンギン penguin, ホスト host',
  'ホテル hotel, ホラー horror, ホームラン home run, ボス boss, ボタン button, ボディガード bodyguard, ボール ball, ポイント point, ポケット pocket, ポスター poster, ポーカー poker',
  'ポーズ pose, ポーション potion, マスク mask, マスター master, マナ mana, マニア maniac, マネージャー manager, マフィア Mafia, マフラー scarf, マラソン marathon, マンガ manga',
  'マント cape, ミサイル missile, ミス mistake, ミステリー mystery, ミッション mission, ミラクル miracle, メイク makeup, メイド maid, メダル medal, メッセージ message, メモ note',
  'メリット advantage, メロン melon, メンバー member, メール email, メートル meters, モグラ mole, モデル model, モンスター monster, モード mode, ヤギ goat, ユニット unit, ユーモア humor',
  'ユーレイ ghost, ライオン lion, ライト light, ライバル rival, ラスボス final boss, ラッキー lucky, ラブレター love letter, ラーメン ramen, リクエスト request, リスク risk, リスト list',
  'リズム rhythm, リセット reset, リハーサル rehearsal, リベンジ revenge, リボン ribbon, リモコン remote, リンゴ apple, リング ring, リーダー leader, ルックス looks, ルール rule',
  'レア rare, レシピ recipe, レストラン restaurant, レッスン lesson, レベル level, レポート report, レモン lemon, レーザー laser, レース race, ロケット rocket, ロック rock, ロボット robot',
  'ロマン romance, ロープ rope, ワイン wine, ワガママ selfishness, ワナ trap, ワープ warp, ヴァンパイア vampire',
])
