#!/usr/bin/env bash
# Makes requests to a traced service, as many as it answers: for a minute with `spanpack agent --save` as its agent, whose saved traces must
# be as many as the requests; then for ten minutes, or for MINUTES, with a receiver that looks at nothing, in which resident memory must not
# grow. Exits 1 when one does not hold. Needs 4 GB of disk in the temporary folder.
# Usage: nightly-requests.sh [MINUTES]
set -euo pipefail
cd "$(dirname "$0")/.."

dotnet build benchmarks/Requests.Benchmarks -c Release -clp:ErrorsOnly >&2
dotnet build src/Tool -c Release -clp:ErrorsOnly >&2
spanpack() { dotnet exec src/Tool/bin/Release/net10.0/SpanPack.Tool.dll "$@"; }
soak() { dotnet exec benchmarks/Requests.Benchmarks/bin/Release/net10.0/SpanPack.Requests.Benchmarks.dll soak "$@"; }

folder=$(mktemp -d)
trap 'kill $agent 2>/dev/null || true; rm -rf "$folder"' EXIT
dotnet exec src/Tool/bin/Release/net10.0/SpanPack.Tool.dll agent --port 0 --save "$folder/traces" --max-saved 4GiB \
  >"$folder/agent.log" </dev/null &
agent=$!
until port=$(grep -oE '127\.0\.0\.1:[0-9]+' "$folder/agent.log" | head -1 | cut -d: -f2) && [ -n "$port" ]; do
  kill -0 $agent || { cat "$folder/agent.log" >&2; exit 2; }
  sleep 0.1
done

soak --minutes 1 --agent "$port" | tee "$folder/soak.log"
kill -TERM $agent # SIGINT is ignored in processes that a script starts in the background
wait $agent || true
requests=$(awk '$1 == "requests:" { print $2 }' "$folder/soak.log")
saved=$(spanpack stats "$folder/traces" 2>/dev/null | grep -oE ', [0-9,]+ chunks?, ' |
  tr -d ', chunks' | awk '{ n += $1 } END { print n + 0 }')
echo "requests $requests, saved traces $saved"
[ "$requests" = "$saved" ]
soak --minutes "${1:-10}"
