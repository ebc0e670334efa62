"""A joint SentencePiece unigram vocabulary with byte fallback, in the form of `vocab.json`."""

import tempfile
from pathlib import Path
from random import Random

import sentencepiece

from translator.augmentation.lettering import put_in_capitals
from translator.corpora.prepared import orient
from translator.corpora.read_pairs import Pair
from translator.recipes import Recipe, target_piece

# Lines of both sides together.
_LARGEST_SAMPLE = 300_000
# Capitals occur in lettering; a share of lines in capitals gives them whole pieces.
_CAPITALS_SHARE = 0.08


def train_vocabulary(recipe: Recipe, pairs: list[Pair]) -> dict:
    """The vocabulary of a recipe from its training lines; languages with many lines count alike."""
    random = Random(1)
    lines: list[str] = []
    pairs_of_language = _LARGEST_SAMPLE // (2 * len(recipe.languages))
    for language in recipe.languages:
        own = [pair for pair in pairs if pair.language == language]
        random.shuffle(own)
        for pair in own[:pairs_of_language]:
            line = orient(pair, "eng", language)
            if random.random() < _CAPITALS_SHARE:
                line = put_in_capitals(line, random)
            lines += [line.source, line.target]
    random.shuffle(lines)
    tags = [target_piece(target) for target in dict.fromkeys(target for _, target in recipe.directions)]
    with tempfile.TemporaryDirectory() as folder:
        text = Path(folder) / "lines.txt"
        text.write_text("\n".join(lines), encoding="utf-8")
        model = Path(folder) / "model"
        sentencepiece.SentencePieceTrainer.train(
            input=str(text),
            model_prefix=str(model),
            model_type="unigram",
            vocab_size=recipe.vocabulary_size,
            byte_fallback=True,
            character_coverage=recipe.character_coverage,
            normalization_rule_name="nmt_nfkc",
            user_defined_symbols=tags,
            pad_id=0,
            unk_id=1,
            bos_id=2,
            eos_id=3,
            shuffle_input_sentence=False,
            num_threads=1,
            minloglevel=2,
        )
        processor = sentencepiece.SentencePieceProcessor(model_file=f"{model}.model")
        pieces = [[processor.id_to_piece(index), processor.get_score(index)] for index in range(len(processor))]
    return {
        "type": "unigram",
        "normalization": "nmt_nfkc",
        "add_dummy_prefix": True,
        "byte_fallback": True,
        "pad": 0,
        "unk": 1,
        "bos": 2,
        "eos": 3,
        "pieces": pieces,
    }
