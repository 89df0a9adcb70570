#!/usr/bin/env bash
# Fuzzes what reads bytes of others with SharpFuzz and afl-fuzz (Debian: afl++): payloads of all formats (readers), propagation headers
# (headers), filters of the page (filters), answers to polls for configurations (polls), and export requests of OTLP as protobuf and JSON
# (otlp, otlp-json). Each target starts from tests/Fuzz/Corpus and,
# for payloads, from tests/vectors. Prints the runs and what was found; keeps inputs that fail in FOLDER/TARGET/crashes. With
# SPANPACK_FUZZ_KEEP=1 short inputs that reach new code become part of the corpus. Inputs have at most 4,096 bytes, because those of
# the readers grew during long runs. Exits 1 when an input fails, 2 when a program is missing.
# Usage: nightly-fuzz.sh [SECONDS [FOLDER [TARGET ...]]]; 1,800 s a target by default
set -euo pipefail
cd "$(dirname "$0")/.."

seconds=${1:-1800} folder=${2:-$(mktemp -d)}
shift $(($# < 2 ? $# : 2))
targets=("$@")
[ ${#targets[@]} -gt 0 ] || targets=(readers headers filters polls otlp otlp-json)
[[ $seconds =~ ^[1-9][0-9]*$ ]] || { sed -n 's/^# Usage/usage/p' "$0" >&2; exit 2; }
command -v afl-fuzz >/dev/null || { echo "afl-fuzz is not here (Debian: afl++)" >&2; exit 2; }

mkdir -p "$folder"
program=$folder/program
dotnet tool restore >&2
dotnet build tests/Fuzz -c Release -clp:ErrorsOnly >&2
rm -rf "$program"
cp -r tests/Fuzz/bin/Release/net10.0 "$program"
for assembly in SpanPack SpanPack.Agent SpanPack.Activities SpanPack.DevAgent; do
  dotnet tool run sharpfuzz "$program/$assembly.dll" >&2
done

# The first byte of an input for the readers is the number of its format.
payload_seeds() {
  local number=0 format file
  for format in v0.4 v0.5 v0.7 v1.0; do
    for file in tests/vectors/*/"$format"/*.msgpack; do
      [ "$(stat -c %s "$file")" -gt 1500 ] || { printf "\\x0$number"; cat "$file"; } >"$1/$(echo "${file#tests/vectors/}" | tr / -)"
    done
    number=$((number + 1))
  done
}

export AFL_SKIP_BIN_CHECK=1 AFL_SKIP_CPUFREQ=1 AFL_I_DONT_CARE_ABOUT_MISSING_CRASHES=1
export AFL_NO_AFFINITY=1 AFL_NO_UI=1 AFL_QUIET=1 AFL_FORKSRV_INIT_TMOUT=60000
failed=0
for target in "${targets[@]}"; do
  seeds=$folder/seeds-$target
  mkdir -p "$seeds"
  cp tests/Fuzz/Corpus/"$target"/* "$seeds"
  [ "$target" != readers ] || payload_seeds "$seeds"
  afl-fuzz -i "$seeds" -o "$folder/$target" -G 4096 -V "$seconds" -t 5000 -m none -- \
    dotnet exec "$program/SpanPack.Fuzz.dll" "$target" >"$folder/$target.log" 2>&1 ||
    { tail -20 "$folder/$target.log" >&2; exit 2; }
  stat() { awk -v key="$1" '$1 == key { print $3 }' "$folder/$target/default/fuzzer_stats"; }
  echo "$target: $(stat execs_done) runs in $(stat run_time) s, $(stat corpus_count) inputs," \
    "$(stat saved_crashes) fail, $(stat saved_hangs) take 5 s"
  unset -f stat
  mkdir -p "$folder/$target/crashes"
  find "$folder/$target/default/crashes" -name 'id*' -exec cp {} "$folder/$target/crashes" \;
  [ -z "$(ls "$folder/$target/crashes")" ] || failed=1
  [ "${SPANPACK_FUZZ_KEEP:-}" != 1 ] || find "$folder/$target/default/queue" -name '*,+cov*' -size -2 \
    -exec sh -c 'cp "$1" "tests/Fuzz/Corpus/$2/$(sha256sum "$1" | cut -c1-12)"' _ {} "$target" \;
done
echo "what fails is in $folder/TARGET/crashes: dotnet exec $program/SpanPack.Fuzz.dll TARGET FILE shows it"
exit $failed
