using System.Diagnostics.CodeAnalysis;

namespace SpanPack;

/// <summary>Names and paths of the formats.</summary>
public static class TraceFormats
{
    /// <summary>Gets all formats, oldest first.</summary>
    public static IReadOnlyList<TraceFormat> All { get; } = [TraceFormat.V04, TraceFormat.V05, TraceFormat.V07, TraceFormat.V1];

    /// <summary>Gets the name of a format as people write it: <c>v0.4</c>, <c>v0.5</c>, <c>v0.7</c>, <c>v1.0</c>.</summary>
    /// <param name="format">The format.</param>
    /// <exception cref="ArgumentOutOfRangeException">There is no such format.</exception>
    public static string GetName(this TraceFormat format) => format switch
    {
        TraceFormat.V04 => "v0.4",
        TraceFormat.V05 => "v0.5",
        TraceFormat.V07 => "v0.7",
        TraceFormat.V1 => "v1.0",
        _ => throw new ArgumentOutOfRangeException(nameof(format), format, "There is no such trace format."),
    };

    /// <summary>Gets the path that payloads of a format are posted to, such as <c>/v0.4/traces</c>.</summary>
    /// <param name="format">The format.</param>
    /// <exception cref="ArgumentOutOfRangeException">There is no such format.</exception>
    public static string GetPath(this TraceFormat format) => $"/{format.GetName()}/traces";

    /// <summary>Finds a format by its name.</summary>
    /// <param name="name">A name, in any case.</param>
    /// <param name="format">The format when there is one.</param>
    /// <returns>Whether there is one.</returns>
    public static bool TryParse([NotNullWhen(true)] string? name, out TraceFormat format)
    {
        foreach (TraceFormat candidate in All)
        {
            format = candidate;
            if (string.Equals(name, candidate.GetName(), StringComparison.OrdinalIgnoreCase)) return true;
        }

        format = default;
        return false;
    }
}
