using System.Diagnostics;

namespace SpanPack;

/// <summary>
/// The traits of a format: its features, and its treatment by agents. Code outside its writers and its decoder needs nothing else. Code
/// tests a trait, never the format itself.
/// </summary>
/// <remarks>Immutable.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed record TraceFormatTraits
{
    internal TraceFormatTraits(TraceFormat format, string name) => (Format, Name) = (format, name);

    /// <summary>Gets the format.</summary>
    public TraceFormat Format { get; }

    /// <summary>Gets its name, such as <c>v0.4</c>.</summary>
    public string Name { get; }

    /// <summary>
    /// Gets the place of the chunks in a payload, as in paths of errors: <c>chunks</c>, <c>[1]</c>; empty when the payload is the array of
    /// them.
    /// </summary>
    public string ChunksPath { get; internal init; } = string.Empty;

    /// <summary>Gets the place of the spans in a chunk: <c>.spans</c>; empty when the chunk is the array of them.</summary>
    public string SpansPath { get; internal init; } = string.Empty;

    /// <summary>Gets whether bodies may be JSON, so that agents read the content type.</summary>
    public bool MayBeJson { get; internal init; }

    /// <summary>
    /// Gets whether a payload has fields, those of <see cref="TracePayloadHeader"/>. Otherwise HTTP headers contain some of them.
    /// </summary>
    public bool HasPayloadFields { get; internal init; }

    /// <summary>Gets whether a chunk has fields: at least priority, origin, attributes and whether it was dropped.</summary>
    public bool HasChunkFields { get; internal init; }

    /// <summary>
    /// Gets whether all data of a trace is in fields of its chunk: id, priority, origin and mechanism. Otherwise spans have the id, and
    /// their tags contain the rest, possibly in addition.
    /// </summary>
    public bool HasTraceFields { get; internal init; }

    /// <summary>
    /// Gets whether agents read the data of the trace from the first span of a chunk. Otherwise the last span that has it counts.
    /// </summary>
    public bool FirstSpanDecides { get; internal init; }

    /// <summary>
    /// Gets whether attributes have types, and a span one value for a key. Otherwise spans have text, numbers and structured data with
    /// separate keys; payloads and chunks have text.
    /// </summary>
    public bool HasTypedAttributes { get; internal init; }

    /// <summary>Gets whether texts are indexes of a string table of the payload. Otherwise each text is written in place.</summary>
    public bool HasStringTable { get; internal init; }

    /// <summary>Gets whether environment, version, component and kind are fields of a span. Otherwise they are tags.</summary>
    public bool HasLiftedFields { get; internal init; }

    /// <summary>Gets whether start and duration are unsigned, and the error mark is a Boolean. Otherwise they are signed numbers.</summary>
    public bool HasUnsignedNumbers { get; internal init; }

    /// <summary>Gets whether links and events are JSON in tags, and structured data is not supported.</summary>
    internal bool HasStructuresAsJson { get; init; }

    /// <summary>Gets whether agents treat an error mark below 0 as no error. Otherwise all but 0 are errors.</summary>
    internal bool IgnoresNegativeErrors { get; init; }

    /// <summary>Gets whether chunks refer to strings of previous chunks, so that no chunk can be read alone.</summary>
    internal bool HasStreamedStrings { get; init; }

    /// <summary>Gets whether agents read it with their older decoder, which is stricter within spans.</summary>
    internal bool HasOlderDecoder { get; init; }

    /// <summary>Returns a description for display, not for parsing.</summary>
    /// <returns>The name of the format.</returns>
    public override string ToString() => Name;
}
