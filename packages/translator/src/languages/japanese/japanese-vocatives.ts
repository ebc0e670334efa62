/** What people are called by without a name, by its English, as in a table of heard phrases: it is said alone, or before a comma. */
export const vocativePhrases = `
  Big brother|お兄ちゃん/お兄さん/兄ちゃん; Big sister|お姉ちゃん/お姉さん; Brother|お兄様/兄様/兄上/兄さん; Sister|お姉様/姉様/姉上/姉さん; Father|お父様/父上; Mother|お母様/母上;
  Mom|お母さん/母さん/母ちゃん/おかあさん/お母ちゃん; Dad|お父さん/父さん/父ちゃん/おとうさん/お父ちゃん/親父; Mama|ママ; Papa|パパ; Grandpa|おじいちゃん/じいちゃん/爺ちゃん; Grandma|おばあちゃん/ばあちゃん/婆ちゃん;
  Grandfather|お祖父様/おじい様/おじいさま; Grandmother|お祖母様/おばあ様/おばあさま; Uncle|叔父さん/叔父上/伯父上; Aunt|叔母さん/叔母上; Demon King|魔王様/魔王; My lord|領主様/お館様/殿様/殿/我が君; Master|ご主人様/御主人様/旦那様/師匠/お師匠様;
  Princess|姫様/姫/お姫様/王女様; Prince|王子様/王子; Your Majesty|陛下/王様/女王様/国王陛下/女王陛下/皇帝陛下; Your Highness|殿下/王子殿下/王女殿下; Your Excellency|閣下; My lady|お嬢様/奥様; Captain|隊長/船長/艦長/キャプテン/船長さん/隊長さん;
  Commander|団長/司令/司令官/指揮官; Vice-captain|副隊長/副団長; Boss|ボス/親分/社長; Chief|部長/課長/長官/村長/署長; Manager|店長/支配人; Coach|監督/コーチ; President|会長/大統領; Professor|教授; Doctor|博士/ドクター/お医者さん/お医者様;
  Inspector|警部; Officer|お巡りさん/おまわりさん; Miss|お嬢さん/お嬢ちゃん; Sir|お客さん; Everyone|みんな/皆/みなさん/皆の者/皆様; You guys|お前ら/おまえら/お前たち/お前達/君たち; Hero|勇者様/勇者/勇者さん; Saint|聖女様; God|神様;
  Mister|おじさん/おじちゃん/おっさん; Old man|じいさん/爺さん; Old lady|ばあさん/婆さん; Kid|坊主/小僧/坊や; Partner|相棒; Senpai|先輩; Sensei|先生; Bro|兄貴/アニキ; You bastard|貴様/てめえ/この野郎; You idiot|この馬鹿/このバカ/このばか;
  Nurse|看護師さん/看護婦さん; Driver|運転手さん; Detective|刑事さん/探偵さん; Landlord|大家さん; Mailman|郵便屋さん; Courier|配達さん/配達員さん/宅配さん; Father|神父さん/神父様; Reverend|牧師さん/牧師様; Shopkeeper|店主さん; Sir Knight|騎士様/騎士さん;
  Young man|若いの/青年; Young lady|娘さん; Newcomer|新人さん; Kitty|猫さん/猫ちゃん/ネコちゃん; Witch|魔女さん; Neighbor|お隣さん; You there|そこのお前/そこの君
`

/** The words of Japanese that people are called by. */
export const japaneseVocatives: ReadonlySet<string> = new Set(
  vocativePhrases.split(';').flatMap((row) => row.trim().split('|')[1]!.split('/')),
)
