namespace SpanPack.Tool.Tests.Support;

/// <summary>Payloads of real tracers with the agent's reading of each.</summary>
internal static class Vectors
{
    internal static string Folder { get; } = Path.GetFullPath(ToolProcess.Metadata("VectorsPath"));

    /// <summary>One of the payloads: a web request with a few tags.</summary>
    internal static string FewTags { get; } = Path.Combine(Folder, "dd-trace-go", "v0.4", "few_tags.msgpack");

    /// <summary>A payload of one trace with 60 spans.</summary>
    internal static string Chain60 { get; } = Path.Combine(Folder, "ddtrace-py", "v0.4", "chain_60.msgpack");

    /// <summary>All that have such a reading.</summary>
    internal static IEnumerable<string> Decoded
        => Directory.EnumerateFiles(Folder, "*.decoded.json", SearchOption.AllDirectories).Order(StringComparer.Ordinal);

    internal static string BodyOf(string decodedPath) => decodedPath[..^".decoded.json".Length] + ".msgpack";
}
