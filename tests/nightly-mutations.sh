#!/usr/bin/env bash
# Changes src/Serialization, src/Agent and src/Activities a little at a time with dotnet-stryker, folder by folder, and looks whether a test
# fails. Prints the score of each folder; its report, with every change that no test has noticed, is in OUTPUT (mutation-report.json,
# .html). Scores and survivors with reasons belong in tests/mutations.md. Takes nights: name folders. Works on a clone in the temporary
# folder, since it builds over and over. Exits 1 when a score is below 60 % or a run fails.
# Usage: nightly-mutations.sh [OUTPUT [FOLDER ...]], a FOLDER such as Agent/Json or Serialization/Formats/V04; all folders by default
set -euo pipefail
cd "$(dirname "$0")/.."

target=${1:-$(mktemp -d)}
mkdir -p "$target"
output=$(cd "$target" && pwd)
shift || true
folders=("$@")
if [ ${#folders[@]} -eq 0 ]; then
  for part in Serialization Agent Activities; do
    for folder in src/$part/[A-Z]*/; do folders+=("$part/$(basename "$folder")"); done
  done
fi

clone=$(mktemp -d)
trap 'rm -rf "$clone"' EXIT
git clone -q . "$clone"
cd "$clone"
# The analysis of projects by the tool does not know frameworks that come from a property.
sed -i 's|<TargetFrameworks>$(LibraryFrameworks)</TargetFrameworks>|<TargetFramework>net10.0</TargetFramework>|' \
  src/*/*.csproj src/*/*/*.csproj
dotnet tool restore >&2
failed=0
for folder in "${folders[@]}"; do
  part=${folder%%/*} inner=${folder#*/}
  [ -d "src/$folder" ] || { echo "there is no src/$folder" >&2; exit 2; }
  case $part in
    Serialization) project=SpanPack.csproj ;;
    *) project=SpanPack.$part.csproj ;;
  esac
  report=$output/${folder//\//-}
  (cd "tests/$part.Tests" && dotnet tool run dotnet-stryker --project "$project" --mutate "$inner/**/*.cs" --break-at 60 \
    --reporter cleartext --reporter json --reporter html --output "$report" --skip-version-check >"$report.log" 2>&1) || failed=1
  echo "$folder: $(grep -oE 'final mutation score is [0-9.]+' "$report.log" | grep -oE '[0-9.]+$' || echo no score, see "$report.log") %"
done
exit $failed
