"""Sentence, its translation, and their languages as M2M100 writes them. Written for this model; the English of the Japanese
sentences can be translated on, so that a pivot can be tested."""

pairs = [
    ("Where is the red boat?", "¿Dónde está el barco rojo?", "en", "es"),
    ("The boat is here.", "El barco está aquí.", "en", "es"),
    ("I see a light.", "Veo una luz.", "en", "es"),
    ("Run!", "¡Corre!", "en", "es"),
    ("Do not look back!", "¡No mires atrás!", "en", "es"),
    ("Who are you?", "¿Quién eres?", "en", "es"),
    ("My name is Aiko.", "Me llamo Aiko.", "en", "es"),
    ("It is raining again.", "Llueve otra vez.", "en", "es"),
    ("We have no time.", "No tenemos tiempo.", "en", "es"),
    ("The harbour is closed.", "El puerto está cerrado.", "en", "es"),
    ("Wait for me!", "¡Espérame!", "en", "es"),
    ("I found 25 coins.", "Encontré 25 monedas.", "en", "es"),
    ("Thank you.", "Gracias.", "en", "es"),
    ("Yes.", "Sí.", "en", "es"),
    ("No.", "No.", "en", "es"),
    ("Let us go home.", "Vamos a casa.", "en", "es"),
    ("赤い船はどこだ？", "Where is the red boat?", "ja", "en"),
    ("走れ！", "Run!", "ja", "en"),
    ("光が見える。", "I see a light.", "ja", "en"),
    ("雨がまた降っている。", "It is raining again.", "ja", "en"),
    ("待ってくれ！", "Wait for me!", "ja", "en"),
    ("お前は誰だ？", "Who are you?", "ja", "en"),
    ("家に帰ろう。", "Let us go home.", "ja", "en"),
    ("走れ！", "¡Corre!", "ja", "es"),
]

# What OPUS-MT models that write several scripts are told with a token before the text.
marked_pairs = [
    ("The boat is here.", "船在这里。", ">>cmn_Hans<<"),
    ("The boat is here.", "船在這裡。", ">>cmn_Hant<<"),
    ("Thank you.", "谢谢。", ">>cmn_Hans<<"),
    ("Thank you.", "謝謝。", ">>cmn_Hant<<"),
]
