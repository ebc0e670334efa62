"""A model for a new language pair out of one that was trained on another pair (Zoph et al. 2016)."""

import torch

from translator.model.transformer import Transformer
from translator.tokenizer import Tokenizer


@torch.no_grad()
def borrow_weights(model: Transformer, tokenizer: Tokenizer, donor: Transformer, donor_tokenizer: Tokenizer) -> int:
    """Puts the donor's layers into `model`, and its embeddings of the pieces that both vocabularies have.

    The donor's spelling of a piece decides, not its place. Gives the number of pieces carried over; a donor of another shape
    is a `ValueError`.
    """
    own = model.state_dict()
    given = donor.state_dict()
    shapes = {name: value.shape for name, value in own.items() if name != "embedding.weight"}
    if shapes != {name: value.shape for name, value in given.items() if name != "embedding.weight"}:
        raise ValueError("The weights to borrow from have other sizes than the recipe")
    places = {piece: index for index, (piece, _) in enumerate(donor_tokenizer.pieces)}
    embedding = own["embedding.weight"].clone()
    carried = [(index, places[piece]) for index, (piece, _) in enumerate(tokenizer.pieces) if piece in places]
    for index, place in carried:
        embedding[index] = given["embedding.weight"][place]
    model.load_state_dict({**given, "embedding.weight": embedding})
    return len(carried)
