"""Words and characters as pieces, numbered as Marian does: end of sentence, unknown, pieces, padding, then languages."""

import re
import unicodedata

EOS = 0
UNKNOWN = 1
PAD = 2
M2M_LANGUAGES = ["en", "es", "ja"]
MARIAN_TARGETS = [">>cmn_Hans<<", ">>cmn_Hant<<"]

WORD = re.compile(r"[^\W\d_]+|\d+|[^\w\s]")
JAPANESE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")


class Vocabulary:
    def __init__(self, texts):
        pieces = {piece for text in texts for piece in cut(text)}
        letters = {letter for piece in pieces for letter in piece}
        self.pieces = ["</s>", "<unk>", "<pad>", *sorted(pieces | letters | {"▁"}), *MARIAN_TARGETS]
        self.languages = [f"__{tag}__" for tag in M2M_LANGUAGES]
        self.ids = {piece: index for index, piece in enumerate([*self.pieces, *self.languages])}

    def __len__(self):
        return len(self.ids)

    def encode(self, text):
        return [self.ids[piece] for piece in cut(text)]

    def language(self, tag):
        return self.ids[f"__{tag}__"]

    def to_tokenizer(self, languages):
        """tokenizer.json: a unigram model in which whole words are likelier than their letters."""
        scores = [[piece, 0.0 if index < 3 else -1.0 if len(piece) > 1 else -10.0] for index, piece in enumerate(self.pieces)]
        added = ["</s>", "<unk>", "<pad>", *(f"__{tag}__" for tag in languages)]
        first = [{"SpecialToken": {"id": f"__{languages[0]}__", "type_id": 0}}] if languages else []
        return {
            "version": "1.0",
            "added_tokens": [
                {"id": self.ids[token], "content": token, "single_word": False, "lstrip": False, "rstrip": False, "normalized": False, "special": True}
                for token in added
            ],
            "normalizer": {"type": "NFKC"},
            "pre_tokenizer": {
                "type": "Sequence",
                "pretokenizers": [
                    {"type": "WhitespaceSplit"},
                    {"type": "Metaspace", "replacement": "▁", "add_prefix_space": True},
                ],
            },
            "post_processor": {
                "type": "TemplateProcessing",
                "single": [*first, {"Sequence": {"id": "A", "type_id": 0}}, {"SpecialToken": {"id": "</s>", "type_id": 0}}],
                "pair": [{"Sequence": {"id": "A", "type_id": 0}}, {"Sequence": {"id": "B", "type_id": 0}}],
                "special_tokens": {token: {"id": token, "ids": [self.ids[token]], "tokens": [token]} for token in ["</s>", *added[3:]]},
            },
            "decoder": {"type": "Metaspace", "replacement": "▁", "add_prefix_space": True},
            "model": {"type": "Unigram", "unk_id": UNKNOWN, "vocab": scores + [[language, 0.0] for language in self.languages]},
        }


def cut(text):
    """A word begins with ▁ where a space stood before it, as SentencePiece writes it; Japanese falls into characters."""
    pieces = []
    for chunk in unicodedata.normalize("NFKC", text).split():
        marked = "▁" + chunk
        if JAPANESE.search(chunk):
            pieces += list(marked)
            continue
        for match in WORD.finditer(chunk):
            pieces.append(("▁" if match.start() == 0 else "") + match.group())
    return pieces
