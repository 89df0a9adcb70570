#!/usr/bin/env bash
# Runs all tests N times, 10 by default, while another process keeps all processors busy and memory moves. Prints the result and the minutes
# of each run, and what failed. Exits 1 when a test fails. Builds first; takes two to three times what the tests take alone, N times.
# Usage: under-load.sh [N]
set -euo pipefail
cd "$(dirname "$0")/.."

runs=${1:-10}
[[ $runs =~ ^[1-9][0-9]*$ ]] || { echo "usage: $0 [N]" >&2; exit 2; }
dotnet build Serializer.sln -graph -clp:ErrorsOnly >&2
dotnet build tests/Load -c Release -clp:ErrorsOnly >&2
logs=$(mktemp -d)
dotnet exec tests/Load/bin/Release/net10.0/SpanPack.Load.dll &
load=$!
trap 'kill $load 2>/dev/null || true' EXIT

failures=0
for run in $(seq "$runs"); do
  began=$SECONDS
  dotnet test Serializer.sln --no-build --logger "console;verbosity=normal" >"$logs/$run.log" 2>&1 && result=passed ||
    { result=FAILED; failures=$((failures + 1)); }
  kill -0 $load || { echo "the load has ended" >&2; exit 1; }
  passed=$(awk '$1 == "Passed:" { n += $2 } END { print n + 0 }' "$logs/$run.log")
  echo "run $run of $runs: $result, $passed tests passed, $(((SECONDS - began) / 60)) min $(((SECONDS - began) % 60)) s"
  grep -E '^ *Failed [A-Z]' -A 8 "$logs/$run.log" | cut -c1-400 || true
done
echo "$failures of $runs runs failed; logs are in $logs"
[ "$failures" -eq 0 ]
