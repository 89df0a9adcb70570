using System.Diagnostics.CodeAnalysis;

namespace SpanPack;

/// <summary>Names, paths and traits of the formats.</summary>
/// <remarks>Safe for any number of threads.</remarks>
public static class TraceFormats
{
    // A row a format, oldest first. Source: docs/protocol.md#trace-endpoints, docs/protocol.md#layouts and docs/protocol.md#in-the-agent.
    private static readonly TraceFormatTraits[] s_traits =
    [
        new(TraceFormat.V04, "v0.4") { MayBeJson = true },
        new(TraceFormat.V05, "v0.5") { ChunksPath = "[1]", HasStringTable = true, HasStructuresAsJson = true },
        new(TraceFormat.V07, "v0.7")
        {
            ChunksPath = "chunks",
            SpansPath = ".spans",
            HasPayloadFields = true,
            HasChunkFields = true,
            FirstSpanDecides = true,
            IgnoresNegativeErrors = true,
            HasOlderDecoder = true,
        },
        new(TraceFormat.V1, "v1.0")
        {
            ChunksPath = "chunks",
            SpansPath = ".spans",
            HasPayloadFields = true,
            HasChunkFields = true,
            HasTraceFields = true,
            FirstSpanDecides = true,
            HasTypedAttributes = true,
            HasStringTable = true,
            HasLiftedFields = true,
            HasUnsignedNumbers = true,
            HasStreamedStrings = true,
        },
    ];

    /// <summary>Gets all formats, oldest first.</summary>
    public static IReadOnlyList<TraceFormat> All { get; } = Array.ConvertAll(s_traits, static traits => traits.Format);

    /// <summary>Gets the format that every agent accepts: v0.4.</summary>
    public static TraceFormat Universal => TraceFormat.V04;

    /// <summary>Gets the traits of a format.</summary>
    /// <param name="format">The format.</param>
    /// <exception cref="ArgumentOutOfRangeException">There is no such format.</exception>
    public static TraceFormatTraits GetTraits(this TraceFormat format)
    {
        foreach (TraceFormatTraits traits in s_traits)
        {
            if (traits.Format == format) return traits;
        }

        throw new ArgumentOutOfRangeException(nameof(format), format, "There is no such trace format.");
    }

    /// <summary>Gets the name of a format: <c>v0.4</c>, <c>v0.5</c>, <c>v0.7</c>, <c>v1.0</c>.</summary>
    /// <param name="format">The format.</param>
    /// <exception cref="ArgumentOutOfRangeException">There is no such format.</exception>
    public static string GetName(this TraceFormat format) => format.GetTraits().Name;

    /// <summary>Gets the path that payloads of a format are posted to, such as <c>/v0.4/traces</c>.</summary>
    /// <param name="format">The format.</param>
    /// <exception cref="ArgumentOutOfRangeException">There is no such format.</exception>
    public static string GetPath(this TraceFormat format) => $"/{format.GetName()}/traces";

    /// <summary>Finds a format by its name.</summary>
    /// <param name="name">A name, in any case.</param>
    /// <param name="format">The format, if found.</param>
    /// <returns>Whether it was found.</returns>
    public static bool TryParse([NotNullWhen(true)] string? name, out TraceFormat format)
    {
        foreach (TraceFormatTraits traits in s_traits)
        {
            format = traits.Format;
            if (string.Equals(name, traits.Name, StringComparison.OrdinalIgnoreCase)) return true;
        }

        format = default;
        return false;
    }
}
