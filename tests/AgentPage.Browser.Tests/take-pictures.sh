#!/usr/bin/env bash
# Takes the pictures of the page anew: every view, light and dark, wide and as on a phone.
set -euo pipefail
cd "$(dirname "$0")/../.."
SPANPACK_PICTURES="${1:-$PWD/docs/images}" dotnet test tests/AgentPage.Browser.Tests --filter "FullyQualifiedName~PictureTests"
