using System.Text.Json;
using SpanPack.Conformance.Tests.Infrastructure;

namespace SpanPack.Conformance.Tests.Vectors;

/// <summary>A payload made by hand, and the verdict of the agent's two decoders. Some are odd and yet accepted.</summary>
internal sealed class MalformedVector
{
    internal MalformedVector(string name)
    {
        string path = Path.Combine(RepositoryPaths.Vectors, "malformed", name);
        Body = File.ReadAllBytes(path + ".msgpack");
        using JsonDocument document = JsonDocument.Parse(File.ReadAllBytes(path + ".verdict.json"));
        Verdict = document.RootElement.Clone();
    }

    internal static string[] Names { get; } =
    [
        .. from file in Directory.EnumerateFiles(Path.Combine(RepositoryPaths.Vectors, "malformed"), "*.msgpack")
           orderby file
           select Path.GetFileNameWithoutExtension(file),
    ];

    internal static TheoryData<string> All => [.. Names];

    /// <summary>Those that claim more than there is, or nest deep.</summary>
    internal static TheoryData<string> Greedy => [.. Names.Where(static name => name.StartsWith("claim_", StringComparison.Ordinal) || name.StartsWith("deep_", StringComparison.Ordinal))];

    internal byte[] Body { get; }

    internal JsonElement Verdict { get; }

    /// <summary>Whether the decoder that an agent runs by default takes it.</summary>
    internal bool IsAccepted => Verdict.GetProperty("idx").GetProperty("ok").GetBoolean();

    internal JsonElement Traces => Verdict.GetProperty("pb").GetProperty("decoded").GetProperty("traces");
}
