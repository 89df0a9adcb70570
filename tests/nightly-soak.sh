#!/usr/bin/env bash
# Writes 20,000 spans a second for ten minutes, or for MINUTES, to an agent that is gone for four seconds of every minute. Prints what was
# written, sent and dropped, and the memory at the start, after the first minute and at the end. Exits 1 when a span is neither sent nor
# counted as dropped, or counted as sent and not received.
# Usage: nightly-soak.sh [MINUTES]
set -euo pipefail
cd "$(dirname "$0")/.."

dotnet build benchmarks/Agent.Benchmarks -c Release -warnaserror -clp:ErrorsOnly >&2
exec dotnet exec benchmarks/Agent.Benchmarks/bin/Release/net10.0/SpanPack.Agent.Benchmarks.dll soak "${1:-10}"
