using System.Diagnostics;

namespace SpanPack;

/// <summary>
/// What a format has a place for, and what agents make of it: all that code beside its writers and its decoder needs to know. Code asks for a trait, never for
/// a format by its name.
/// </summary>
/// <remarks>Immutable.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed record TraceFormatTraits
{
    internal TraceFormatTraits(TraceFormat format, string name) => (Format, Name) = (format, name);

    /// <summary>Gets the format.</summary>
    public TraceFormat Format { get; }

    /// <summary>Gets its name as people write it, such as <c>v0.4</c>.</summary>
    public string Name { get; }

    /// <summary>Gets where the chunks are in a payload, as paths of errors say it: <c>chunks</c>, <c>[1]</c>; empty when the payload is the array of them.</summary>
    public string ChunksPath { get; internal init; } = string.Empty;

    /// <summary>Gets where the spans are in a chunk: <c>.spans</c>; empty when the chunk is the array of them.</summary>
    public string SpansPath { get; internal init; } = string.Empty;

    /// <summary>Gets whether bodies may be JSON, so that agents ask the content type.</summary>
    public bool MayBeJson { get; internal init; }

    /// <summary>Gets whether a payload has fields, those of <see cref="TracePayloadHeader"/>. Else HTTP headers say some of them.</summary>
    public bool HasPayloadFields { get; internal init; }

    /// <summary>Gets whether a chunk has fields: at least priority, origin, attributes and whether it was dropped.</summary>
    public bool HasChunkFields { get; internal init; }

    /// <summary>Gets whether all that is said of a trace is fields of its chunk: id, priority, origin and mechanism. Else spans have the id, and tags of them say the rest, or say it too.</summary>
    public bool HasTraceFields { get; internal init; }

    /// <summary>Gets whether agents ask the first span of a chunk for what spans say of the trace. Else the last one that says it counts.</summary>
    public bool FirstSpanDecides { get; internal init; }

    /// <summary>Gets whether attributes have types of their own, and a span one value for a key. Else spans have text, numbers and structured data, each with keys of its own, and payloads and chunks text.</summary>
    public bool HasTypedAttributes { get; internal init; }

    /// <summary>Gets whether texts are indexes of a string table of the payload. Else each is written out wherever it is used.</summary>
    public bool HasStringTable { get; internal init; }

    /// <summary>Gets whether environment, version, component and kind are fields of a span. Else they are tags.</summary>
    public bool HasLiftedFields { get; internal init; }

    /// <summary>Gets whether start and duration have no sign, and the error mark is yes or no. Else they are signed numbers.</summary>
    public bool HasUnsignedNumbers { get; internal init; }

    /// <summary>Whether links and events are JSON in tags, and there is no structured data.</summary>
    internal bool HasStructuresAsJson { get; init; }

    /// <summary>Whether agents take an error mark below 0 for none. Else all but 0 are errors.</summary>
    internal bool IgnoresNegativeErrors { get; init; }

    /// <summary>Whether chunks refer to strings of chunks before them, so that none stands alone.</summary>
    internal bool HasStreamedStrings { get; init; }

    /// <summary>Whether agents read it with their older decoder, which is stricter within spans.</summary>
    internal bool HasOlderDecoder { get; init; }

    /// <summary>Says of which format the traits are; for a person, not for parsing.</summary>
    /// <returns>The name of the format.</returns>
    public override string ToString() => Name;
}
