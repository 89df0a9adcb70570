#!/usr/bin/env bash
# Measures all that has a limit of speed, on a machine that does nothing else: the writers, with NativeAOT and runs without PGO; ended
# activities; spans and scopes that programs make; requests of services, also while another process keeps all processors busy; programs that
# live for a second. Exits 1 when a limit does not hold. Takes an hour and a half.
# Usage: nightly-speed.sh [option of "quick" of Serialization.Benchmarks ...]
set -euo pipefail
cd "$(dirname "$0")/.."

failures=0
measure() {
  dotnet run -c Release --project "benchmarks/$1" -- "${@:2}" --judge-speed || failures=$((failures + 1))
}

measure Serialization.Benchmarks quick --all "$@"
measure Activities.Benchmarks quick
measure Tracing.Benchmarks quick
measure Requests.Benchmarks quick
measure Requests.Benchmarks quick --busy
measure Requests.Benchmarks processes
measure Requests.Benchmarks startup
measure Agent.Benchmarks posts
echo "$failures of 8 runs have failed"
[ "$failures" -eq 0 ]
