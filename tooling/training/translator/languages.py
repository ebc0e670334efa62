"""The product's language codes by ISO 639-3, which names corpora, target pieces and sets of weights."""

PRODUCT_CODES = {
    "eng": "ENG",
    "jpn": "JPN",
    "kor": "KOR",
    "zho": "CHS",
    "spa": "ESP",
    "fra": "FRA",
    "deu": "DEU",
    "ita": "ITA",
    "por": "POR",
    "rus": "RUS",
    "tur": "TRK",
    "vie": "VIN",
    "ara": "ARA",
    "ind": "IND",
    "tha": "THA",
}
