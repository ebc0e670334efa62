#!/bin/sh
# Translates a page from Japanese into English: sh translate-page.sh page.png translated.png
# FUKIDASHI_KEY is a key with the scopes translations:write and translations:read.
set -eu

api="${FUKIDASHI_URL:-http://127.0.0.1:8787}/api/v1"
page="$1"
translated="$2"

id=$(curl --fail-with-body --silent --show-error "$api/translations?translateFrom=JPN&translateTo=ENG" \
  --header "Authorization: Bearer $FUKIDASHI_KEY" \
  --header "Idempotency-Key: $(sha256sum "$page" | cut -d ' ' -f 1)" \
  --header 'Content-Type: application/octet-stream' \
  --data-binary "@$page" | sed -n 's/^{"id":"\([^"]*\)".*/\1/p')

while :; do
  answer=$(curl --fail-with-body --silent --show-error "$api/translations/$id?waitMs=25000" \
    --header "Authorization: Bearer $FUKIDASHI_KEY")
  case "$answer" in
    *'"status":"queued"'* | *'"status":"processing"'*) ;;
    *'"status":"done"'*) break ;;
    *) echo "$answer" >&2; exit 1 ;;
  esac
done

curl --fail-with-body --silent --show-error "$api/translations/$id/page" \
  --header "Authorization: Bearer $FUKIDASHI_KEY" --output "$translated"
echo "$translated"
