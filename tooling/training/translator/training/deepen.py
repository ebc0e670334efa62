"""A deeper encoder out of a trained one that says the same to begin with (Chen, Goodfellow and Shlens 2016, "Net2Net")."""

from dataclasses import replace

import torch

from translator.model.transformer import Transformer


@torch.no_grad()
def deepen(model: Transformer, encoder_layers: int, dropout: float = 0.0) -> Transformer:
    """The same network with new encoder layers behind its own, which add nothing before they are trained.

    Fewer layers than it has are a `ValueError`; as many give the model itself.
    """
    own = model.sizes.encoder_layers
    if encoder_layers < own:
        raise ValueError(f"An encoder of {own} layers cannot be deepened to {encoder_layers}")
    if encoder_layers == own:
        return model
    deeper = Transformer(replace(model.sizes, encoder_layers=encoder_layers), dropout)
    deeper.load_state_dict({**deeper.state_dict(), **model.state_dict()})
    for layer in deeper.encoder[own:]:
        layer.attention.output.weight.zero_()
        layer.feed.outer.weight.zero_()
    return deeper
