namespace SpanPack.Tests.Page;

/// <summary>Saved payloads, with the format that their name or their content says.</summary>
internal static class PageVectors
{
    private static readonly string[] s_tracers = ["dd-trace-go", "dd-trace-js", "ddtrace-py", "ddtrace-py-2", "agent-encoder"];

    /// <summary>Reads what real tracers have sent.</summary>
    /// <param name="root">The folder of all vectors.</param>
    internal static IEnumerable<(string Path, byte[] Body, TraceFormat? Format)> OfTracers(string root)
        => s_tracers.SelectMany(tracer => In(Path.Combine(root, tracer)));

    internal static IEnumerable<(string Path, byte[] Body, TraceFormat? Format)> In(string folder)
    {
        foreach (string path in Directory.EnumerateFiles(folder, "*.msgpack", SearchOption.AllDirectories).Order(StringComparer.Ordinal))
        {
            byte[] body = File.ReadAllBytes(path);
            yield return (path, body, TraceFormats.All.Where(format => IsNamed(path, format)).Cast<TraceFormat?>().FirstOrDefault()
                ?? TraceFormatDetector.Detect(body));
        }
    }

    private static bool IsNamed(string path, TraceFormat format)
        => path.Contains($"{Path.DirectorySeparatorChar}{format.GetName()}{Path.DirectorySeparatorChar}", StringComparison.Ordinal)
            || path.Contains($".{format.GetName()}.", StringComparison.Ordinal);
}
