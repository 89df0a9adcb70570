#!/usr/bin/env bash
# Runs the property tests and the guard-page tests once for each kind of processor and of compilation that a user may have, as a release
# build: the code of a debug build is never optimized. Of made-up values a third is tried; the run of CI has tried them all. Exits 1 when
# a test fails, or when a setting has no effect.
# Usage: run-under-other-settings.sh [no-avx | no-intrinsics | optimized | pgo | tier-0] ...
set -euo pipefail
cd "$(dirname "$0")/.."

project=tests/Serialization.Tests
assembly=$project/bin/Release/net10.0/SpanPack.Serialization.Tests.dll
status=0
wanted=("$@") # all, when none is named

run() { # name, settings of the runtime
  local name=$1 settings=(--environment SPANPACK_PROPERTY_SHARE=3) setting
  shift
  [ ${#wanted[@]} -eq 0 ] || [[ " ${wanted[*]} " == *" $name "* ]] || return 0
  printf '\n-- %s: %s\n' "$name" "$*"
  env "$@" dotnet exec "$assembly" settings "$name" || status=1
  for setting in "$@"; do settings+=(--environment "$setting"); done
  dotnet test "$project" -c Release --no-build --filter Category=Properties "${settings[@]}" \
    --logger "console;verbosity=normal" 2>&1 | grep -vE '^ *Passed |^Ok, passed ' || status=1
}

dotnet build "$project" -c Release -warnaserror -clp:ErrorsOnly -p:RunAnalyzersDuringBuild=false # they judge the debug build
unset DOTNET_TC_CallCountThreshold # CI has one for its compilers

run no-avx DOTNET_EnableAVX=0
run no-intrinsics DOTNET_EnableHWIntrinsic=0
run optimized DOTNET_TieredCompilation=0
run pgo DOTNET_TieredPGO=1 DOTNET_TieredPGO_InstrumentOnlyHotCode=0 DOTNET_TC_CallCountingDelayMs=0
run tier-0 DOTNET_JITMinOpts=1

exit $status
