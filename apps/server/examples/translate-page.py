"""Translates a page from Japanese into English: python3 translate-page.py page.png translated.png

FUKIDASHI_KEY is a key with the scopes translations:write and translations:read.
"""

import hashlib
import json
import os
import sys
import urllib.request

API = os.environ.get("FUKIDASHI_URL", "http://127.0.0.1:8787") + "/api/v1"


def call(path, data=None, headers=None):
    """Sends a request and gives the bytes of its answer; an HTTPError has the problem as its body."""
    headers = {"Authorization": "Bearer " + os.environ["FUKIDASHI_KEY"], **(headers or {})}
    with urllib.request.urlopen(urllib.request.Request(API + path, data, headers)) as answer:
        return answer.read()


def main(page, translated):
    with open(page, "rb") as file:
        image = file.read()
    headers = {
        "Content-Type": "application/octet-stream",
        "Idempotency-Key": hashlib.sha256(image).hexdigest(),
    }
    translation = json.loads(call("/translations?translateFrom=JPN&translateTo=ENG", image, headers))
    while translation["status"] in ("queued", "processing"):
        translation = json.loads(call(f"/translations/{translation['id']}?waitMs=25000"))
    if translation["status"] != "done":
        sys.exit(json.dumps(translation))
    for region in translation["regions"]:
        print(region["text"], "->", region.get("translation"))
    with open(translated, "wb") as file:
        file.write(call(f"/translations/{translation['id']}/page"))


main(*sys.argv[1:3])
