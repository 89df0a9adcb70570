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
        using JsonDocument document =
            JsonDocument.Parse(File.ReadAllBytes(path + ".verdict.json"), new JsonDocumentOptions { MaxDepth = 1000 });
        Verdict = document.RootElement.Clone();
        Assert.True(TraceFormats.TryParse(Verdict.GetProperty("version").GetString(), out TraceFormat format), name);
        Format = format;
    }

    internal static string[] Names { get; } =
    [
        .. from file in Directory.EnumerateFiles(Path.Combine(RepositoryPaths.Vectors, "malformed"), "*.msgpack")
           orderby file
           select Path.GetFileNameWithoutExtension(file),
    ];

    internal static TheoryData<string> All => [.. Names];

    /// <summary>Those that claim more than there is, or nest deep.</summary>
    internal static TheoryData<string> Greedy
        => [.. Names.Where(static name => name.Contains("claim_", StringComparison.Ordinal)
            || name.Contains("deep_", StringComparison.Ordinal) || name.Contains("_depth_", StringComparison.Ordinal))];

    internal TraceFormat Format { get; }

    internal byte[] Body { get; }

    internal JsonElement Verdict { get; }

    /// <summary>Whether the decoder that an agent runs by default takes it.</summary>
    internal bool IsAccepted => Verdict.GetProperty("idx").GetProperty("ok").GetBoolean();

    internal static IEnumerable<string> Of(TraceFormat format) => Names.Where(name => new MalformedVector(name).Format == format);
}
