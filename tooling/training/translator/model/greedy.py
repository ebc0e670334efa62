"""Greedy search, batched, with kept keys and values: what the TypeScript engine does with `search: 'greedy'`."""

import torch

from translator.model.transformer import PADDING_ID, Transformer
from translator.tokenizer import Tokenizer


@torch.inference_mode()
def translate_greedily(
    model: Transformer, tokenizer: Tokenizer, target_piece: str, texts: list[str], batch_size: int = 64
) -> list[str]:
    """Translations of `texts` into the language that `target_piece` (`<2eng>`) names, in their order."""
    target = tokenizer.control_id(target_piece)
    sources = [[target, *tokenizer.encode(text), tokenizer.end] for text in texts]
    order = sorted(range(len(sources)), key=lambda index: len(sources[index]))
    translations = [""] * len(texts)
    for start in range(0, len(order), batch_size):
        chosen = order[start : start + batch_size]
        for index, ids in zip(chosen, search_greedily(model, tokenizer, [sources[index] for index in chosen])):
            translations[index] = tokenizer.decode(ids)
    return translations


@torch.inference_mode()
def search_greedily(model: Transformer, tokenizer: Tokenizer, sources: list[list[int]]) -> list[list[int]]:
    """Ids without begin and end for sources with their target piece and end."""
    device = model.embedding.weight.device
    was_training = model.training
    model.eval()
    rows, longest = len(sources), max(map(len, sources))
    ids = torch.full((rows, longest), PADDING_ID, dtype=torch.long)
    for row, source in enumerate(sources):
        ids[row, : len(source)] = torch.tensor(source)
    mask, crossed = model.encode(ids.to(device))
    sizes = model.sizes
    empty = torch.zeros(rows, sizes.heads, 0, sizes.head_width, device=device, dtype=mask.dtype)
    pasts = [(empty, empty) for _ in range(sizes.decoder_layers)]
    limits = [length_limit(len(source), sizes.max_positions) for source in sources]
    said: list[list[int]] = [[] for _ in sources]
    is_open = [True] * rows
    last = torch.full((rows, 1), tokenizer.begin, dtype=torch.long, device=device)
    for position in range(max(limits)):
        logits, pasts = model.step(last, torch.tensor([position], device=device), mask, crossed, pasts)
        chosen = logits.argmax(dim=-1)
        for row, piece in enumerate(chosen.tolist()):
            if not is_open[row]:
                continue
            if piece != tokenizer.end:
                said[row].append(piece)
            is_open[row] = piece != tokenizer.end and len(said[row]) < limits[row]
        if not any(is_open):
            break
        last = chosen.unsqueeze(1)
    model.train(was_training)
    return said


def length_limit(source_length: int, max_positions: int) -> int:
    """The engine's own limit, see `search-translations.ts`; its rounding is half up."""
    return min(max_positions, 8 + int(1.3 * source_length + 0.5))
