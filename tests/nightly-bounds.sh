#!/usr/bin/env bash
# Runs every command of the tool on 6 MB of every hostile shape (tests/Shared/Hostile), and prints a row for each: shape, command, peak
# memory, seconds, exit code. Exits 1 when a row is over 500 MB, or over 5 s where no more than 50 MB is written. Takes about half an hour,
# and Linux: elsewhere no peak is known.
# Usage: nightly-bounds.sh [part of a shape's name [part of a command's name]]
set -euo pipefail
cd "$(dirname "$0")/.."

dotnet build tests/Tool.Tests -c Release -clp:ErrorsOnly >&2
exec dotnet exec tests/Tool.Tests/bin/Release/net10.0/SpanPack.Tool.Tests.dll bounds "$@"
