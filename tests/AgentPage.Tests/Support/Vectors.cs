namespace SpanPack.AgentPage.Tests;

/// <summary>Payloads of real tracers.</summary>
internal static class Vectors
{
    internal static IReadOnlyList<(string Name, byte[] Body, TraceFormat Format)> All { get; } = [.. Read()];

    private static IEnumerable<(string, byte[], TraceFormat)> Read()
    {
        foreach ((string path, byte[] body,
            TraceFormat? format) in PageVectors.OfTracers(Places.Vectors).OrderBy(static vector => vector.Path, StringComparer.Ordinal))
        {
            if (format is { } known && PagePayloads.WhyRefused(body, known) is null)
                yield return (Path.GetRelativePath(Places.Vectors, path), body, known);
        }
    }
}
