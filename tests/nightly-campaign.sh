#!/usr/bin/env bash
# Asks the trace agent's decoder about COUNT payloads that nobody thought of: mutations of all vectors, in all formats. Prints the seed; the
# same seed makes the same payloads. Differences are printed as they are found, each with its seed and number, the smallest payload that is
# still different, and both verdicts. The agent's program is looked for in ../shared/oracle beside the repository, or in the folder
# SPANPACK_ORACLES. Two million payloads take about an hour. Exits 1 when there is a difference that docs/security.md does not list or the
# program is not there, 2 for wrong use.
set -euo pipefail
cd "$(dirname "$0")/.."

count=${1:-} seed=${2:-$((RANDOM * 32768 + RANDOM))}
if [[ $# -gt 2 || ! $count =~ ^[1-9][0-9]*$ || ! $seed =~ ^[0-9]+$ ]]; then
  echo "usage: $0 COUNT [SEED]" >&2
  exit 2
fi

if [ ! -x "${SPANPACK_ORACLES:-../shared/oracle}/agentcheck" ]; then
  echo "agentcheck is neither in ../shared/oracle nor in the folder SPANPACK_ORACLES" >&2
  exit 1
fi

project=tests/Conformance.Tests
log=$(mktemp)
trap 'rm -f "$log"; kill %tail 2>/dev/null || true' EXIT
dotnet build "$project" -c Release -warnaserror -clp:ErrorsOnly
tail -f "$log" &

# The agent writes four files for each payload, which are read and deleted: in memory where there is such a folder. Its collector may wait,
# as it has the memory.
[ -d /dev/shm ] && export TMPDIR=/dev/shm
export GOGC=off GOMEMLIMIT=600MiB SPANPACK_CAMPAIGN_COUNT=$count SPANPACK_CAMPAIGN_SEED=$seed SPANPACK_CAMPAIGN_LOG=$log
dotnet test "$project" -c Release --no-build --filter "FullyQualifiedName~Campaign" --logger "console;verbosity=minimal"
