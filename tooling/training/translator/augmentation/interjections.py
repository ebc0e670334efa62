"""Cries that open a line, in the same order in every language: surprise, doubt, call, pain, relief, thought, refusal, laugh."""

INTERJECTIONS = {
    "eng": ("Ah", "Huh", "Hey", "Ouch", "Phew", "Hmm", "No", "Haha", "Oh", "Wow", "Well", "Look"),
    "jpn": ("あっ", "えっ", "おい", "いてっ", "ふう", "うーん", "いや", "はは", "おお", "わあ", "まあ", "ほら"),
    "kor": ("아", "어", "야", "아야", "휴", "음", "아니", "하하", "오", "와", "뭐", "봐"),
    "zho": ("啊", "咦", "喂", "哎哟", "呼", "嗯", "不", "哈哈", "哦", "哇", "好吧", "看"),
    "spa": ("Ah", "¿Eh?", "Oye", "Ay", "Uf", "Mmm", "No", "Ja, ja", "Oh", "Vaya", "Bueno", "Mira"),
    "fra": ("Ah", "Hein", "Hé", "Aïe", "Ouf", "Hum", "Non", "Ha ha", "Oh", "Ouah", "Bon", "Regarde"),
    "deu": ("Ah", "Hä", "He", "Au", "Puh", "Hm", "Nein", "Haha", "Oh", "Wow", "Na ja", "Schau"),
    "ita": ("Ah", "Eh", "Ehi", "Ahi", "Fiu", "Mmm", "No", "Ah ah", "Oh", "Wow", "Beh", "Guarda"),
    "por": ("Ah", "Hein", "Ei", "Ai", "Ufa", "Hum", "Não", "Ha ha", "Oh", "Uau", "Bem", "Olha"),
    "rus": ("Ах", "А", "Эй", "Ой", "Фух", "Хм", "Нет", "Ха-ха", "О", "Ух ты", "Ну", "Смотри"),
    "tur": ("Ah", "Ha", "Hey", "Ay", "Oh be", "Hmm", "Hayır", "Haha", "Oh", "Vay", "Peki", "Bak"),
    "vie": ("A", "Hả", "Này", "Ối", "Phù", "Hừm", "Không", "Ha ha", "Ồ", "Chà", "Thôi", "Nhìn kìa"),
    "ara": ("آه", "ماذا", "مهلا", "آي", "أوف", "همم", "لا", "هاها", "أوه", "واو", "حسنا", "انظر"),
    "ind": ("Ah", "Hah", "Hei", "Aduh", "Fiuh", "Hmm", "Tidak", "Haha", "Oh", "Wah", "Yah", "Lihat"),
    "tha": ("อ๊ะ", "เอ๊ะ", "เฮ้", "โอ๊ย", "เฮ้อ", "อืม", "ไม่", "ฮ่าๆ", "โอ้", "ว้าว", "เอาล่ะ", "ดูสิ"),
}
