"""Trains a translation model of two dozen sentences and writes it in the layout of the hub's ONNX translation models.

Tests pull and run these files as they would a real OPUS-MT set or M2M100: the same file names, the same inputs and outputs of
the graphs, the same kinds of tokenizer. Both share the graphs in `onnx`. The sentences are our own. Takes ten seconds on two
cores; needs PyTorch and onnx. The same seed gives the same sentences, not always the same bytes.

    python3 make_tiny_translator.py ../../../packages/pipeline/src/translate/engines/open-models/fixtures/tiny-models
"""

import json
import sys
from pathlib import Path

import torch

from network import Translator
from sentences import marked_pairs, pairs
from vocabulary import EOS, M2M_LANGUAGES, PAD, Vocabulary
from write_graphs import write_graphs

STEPS = 600
WIDTH = 32
HEADS = 2
POSITIONS = 64


def make_examples(vocabulary):
    """(encoder ids, decoder prefix, target ids): each sentence as Marian writes it, whose pairs have English on one side, and as M2M100 does."""
    for source, target, from_tag, to_tag in pairs:
        words, translation = vocabulary.encode(source), vocabulary.encode(target)
        if "en" in (from_tag, to_tag):
            yield words + [EOS], [PAD], translation + [EOS]
        yield [vocabulary.language(from_tag), *words, EOS], [EOS, vocabulary.language(to_tag)], translation + [EOS]
    for source, target, mark in marked_pairs:
        yield [vocabulary.ids[mark], *vocabulary.encode(source), EOS], [PAD], vocabulary.encode(target) + [EOS]


def pad(rows):
    longest = max(len(row) for row in rows)
    return torch.tensor([row + [PAD] * (longest - len(row)) for row in rows])


def train(vocabulary):
    torch.manual_seed(1)
    model = Translator(len(vocabulary), WIDTH, HEADS, POSITIONS)
    examples = list(make_examples(vocabulary))
    source = pad([words for words, _, _ in examples])
    mask = (source != PAD).long()
    for row, (words, _, _) in enumerate(examples):
        mask[row, : len(words)] = 1
    entered = pad([prefix + target[:-1] for _, prefix, target in examples])
    wanted = pad([[-100] * (len(prefix) - 1) + target for _, prefix, target in examples])
    for row, (_, prefix, target) in enumerate(examples):
        wanted[row, len(prefix) - 1 + len(target) :] = -100
    optimizer = torch.optim.Adam(model.parameters(), lr=3e-3)
    for step in range(STEPS):
        logits = model(source, mask, entered)
        loss = torch.nn.functional.cross_entropy(logits.flatten(0, 1), wanted.flatten(), ignore_index=-100)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        if step % 200 == 0:
            print(f"step {step}: loss {loss.item():.4f}")
    right = ((logits.argmax(-1) == wanted) | (wanted == -100)).all(-1)
    print(f"{int(right.sum())} of {len(examples)} sentences known by heart, loss {loss.item():.5f}")
    if not right.all():
        raise SystemExit("not every sentence is known; train longer")
    return model.eval()


def write_json(path, content):
    path.write_text(json.dumps(content, ensure_ascii=False, separators=(",", ":")) + "\n")


def write_set(folder, config, tokenizer, tokenizer_class):
    folder.mkdir(parents=True, exist_ok=True)
    write_json(folder / "config.json", config)
    generation = {key: config[key] for key in ("decoder_start_token_id", "eos_token_id", "pad_token_id", "bad_words_ids") if key in config}
    write_json(folder / "generation_config.json", {"max_length": POSITIONS, **generation})
    write_json(folder / "tokenizer.json", tokenizer)
    write_json(folder / "tokenizer_config.json", {"tokenizer_class": tokenizer_class, "model_max_length": POSITIONS, **special_tokens(tokenizer)})


def special_tokens(tokenizer):
    names = {"eos_token": "</s>", "unk_token": "<unk>", "pad_token": "<pad>"}
    languages = [token["content"] for token in tokenizer["added_tokens"] if token["content"].startswith("__")]
    return {**names, "additional_special_tokens": languages} if languages else names


def main(out):
    vocabulary = Vocabulary([text for source, target, *_ in [*pairs, *marked_pairs] for text in (source, target)])
    model = train(vocabulary)
    (out / "onnx").mkdir(parents=True, exist_ok=True)
    for name, content in write_graphs(model).items():
        (out / "onnx" / name).write_bytes(content)
    config = {
        "is_encoder_decoder": True,
        "vocab_size": len(vocabulary),
        "d_model": WIDTH,
        "encoder_layers": 1,
        "decoder_layers": 1,
        "encoder_attention_heads": HEADS,
        "decoder_attention_heads": HEADS,
        "max_position_embeddings": POSITIONS,
        "eos_token_id": EOS,
        "pad_token_id": PAD,
        "use_cache": True,
    }
    marian = {"model_type": "marian", "architectures": ["MarianMTModel"], **config, "decoder_start_token_id": PAD, "bad_words_ids": [[PAD]]}
    m2m100 = {"model_type": "m2m_100", "architectures": ["M2M100ForConditionalGeneration"], **config, "decoder_start_token_id": EOS}
    write_set(out / "opus-mt", marian, vocabulary.to_tokenizer([]), "MarianTokenizer")
    write_set(out / "m2m100", m2m100, vocabulary.to_tokenizer(M2M_LANGUAGES), "M2M100Tokenizer")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
