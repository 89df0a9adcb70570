#!/usr/bin/env bash
# Measures all that has a limit of speed, NativeAOT and runs without PGO included, on a machine that does nothing else. Exits 1 when a limit does not hold. Takes about ten minutes.
# Usage: nightly-speed.sh [option of "quick" ...]
set -euo pipefail
cd "$(dirname "$0")/.."

exec dotnet run -c Release --project benchmarks/Serialization.Benchmarks -- quick --all --judge-speed "$@"
