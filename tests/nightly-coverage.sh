#!/usr/bin/env bash
# Runs the tests, and prints how many lines and branches of each library and class they ran. Pages that show which lines no test ran
# are in OUTPUT (index.html). Lines that run in other processes only, such as a tool that a test starts, count as not run. Works on a clone
# in the temporary folder, since measured libraries are changed ones. Takes a quarter of an hour. Exits 1 when a test fails.
# Usage: nightly-coverage.sh [OUTPUT [TESTS ...]], TESTS such as Agent.Tests; all by default
set -euo pipefail
cd "$(dirname "$0")/.."

target=${1:-$(mktemp -d)}
mkdir -p "$target"
output=$(cd "$target" && pwd)
shift || true
tests=("$@")
[ ${#tests[@]} -gt 0 ] || for folder in tests/*.Tests/; do tests+=("$(basename "$folder")"); done

clone=$(mktemp -d)
trap 'rm -rf "$clone"' EXIT
git clone -q . "$clone"
cd "$clone"
# Only a clone has the package: it would be restored and copied in every build.
sed -i 's|<PackageVersion Include="xunit" |<PackageVersion Include="coverlet.collector" Version="10.0.1" />\n    &|' \
  Directory.Packages.props
sed -i 's|<PackageReference Include="xunit" />|&\n    <PackageReference Include="coverlet.collector" />|' tests/*/*.csproj
dotnet tool restore >&2
dotnet build Serializer.sln -graph -clp:ErrorsOnly >&2
failed=0
for name in "${tests[@]}"; do
  [ -d "tests/$name" ] || { echo "there is no tests/$name" >&2; exit 2; }
  dotnet test "tests/$name" --no-build --collect "XPlat Code Coverage" --results-directory "$output/$name" >"$output/$name.log" 2>&1 \
    || { failed=1; echo "$name failed: $output/$name.log" >&2; }
done
dotnet tool run reportgenerator "-reports:$output/*/*/coverage.cobertura.xml" "-targetdir:$output" "-reporttypes:Html;TextSummary" \
  "-filefilters:+$clone/src/*" -verbosity:Error >&2
cat "$output/Summary.txt"
exit $failed
