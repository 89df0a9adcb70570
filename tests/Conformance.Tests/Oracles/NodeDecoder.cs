using System.Text.Json;
using SpanPack.Conformance.Tests.Infrastructure;

namespace SpanPack.Conformance.Tests.Oracles;

/// <summary>Decodes payloads with <c>@msgpack/msgpack</c>, which shares no code and no author with this library.</summary>
internal static class NodeDecoder
{
    private const string Node = "node";

    /// <summary>Why it cannot run here, or <see langword="null"/>.</summary>
    internal static string? MissingReason { get; } = FindReason();

    /// <summary>Decodes many payloads in one process.</summary>
    /// <returns>What each holds, as plain JSON.</returns>
    internal static async Task<JsonElement[]> DecodeAsync(IReadOnlyList<byte[]> payloads)
    {
        using var folder = new TemporaryFolder();
        string[] files = [.. payloads.Select((payload, i) => folder.Write($"{i:d4}.msgpack", payload))];
        ProcessResult result = await ProcessRunner.RunAsync(Node, [Path.Combine(RepositoryPaths.NodeOracle, "decode.mjs"), .. files]);
        Assert.True(result.ExitCode == 0, result.Error);
        return [.. result.Output.Split('\n', StringSplitOptions.RemoveEmptyEntries).Select(Parse)];
    }

    private static JsonElement Parse(string line)
    {
        using JsonDocument document = JsonDocument.Parse(line);
        return document.RootElement.Clone();
    }

    private static string? FindReason()
    {
        if (!Directory.Exists(Path.Combine(RepositoryPaths.NodeOracle, "node_modules")))
            return "tests/oracles/node_modules is missing: run npm ci --prefix tests/oracles";
        return ProcessRunner.IsInstalled(Node) ? null : "Node.js is not installed";
    }
}
