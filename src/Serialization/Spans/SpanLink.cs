using System.Diagnostics;

namespace SpanPack;

/// <summary>A reference from one span to another, of the same or of another trace.</summary>
/// <remarks>Not safe for use by two threads while one of them sets something or adds attributes.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed class SpanLink
{
    private AttributeList? _attributes;

    /// <summary>Creates a link.</summary>
    /// <param name="traceId">The 128-bit id of the trace linked to.</param>
    /// <param name="spanId">The id of the span linked to.</param>
    public SpanLink(UInt128 traceId, ulong spanId)
    {
        TraceId = traceId;
        SpanId = spanId;
    }

    /// <summary>Gets the 128-bit id of the trace linked to.</summary>
    public UInt128 TraceId { get; }

    /// <summary>Gets the id of the span linked to.</summary>
    public ulong SpanId { get; }

    /// <summary>Gets or sets the W3C <c>tracestate</c> of the linked context; not written when null or empty.</summary>
    public string? TraceState { get; set; }

    /// <summary>
    /// Gets or sets the trace flags: 0 if unknown, else bit 31 set, and bit 0 for whether the context was sampled (<c>0x80000001</c> kept,
    /// <c>0x80000000</c> dropped). Not written when 0.
    /// </summary>
    public uint Flags { get; set; }

    /// <summary>
    /// Gets or initializes the attributes. Formats with text only get numbers and Booleans as text, arrays as <c>key.0</c>, <c>key.1</c>,
    /// ….
    /// </summary>
    public AttributeList Attributes
    {
        get => _attributes ??= [];
        init => _attributes = value;
    }

    /// <summary>
    /// Gets or initializes the number of attributes that were dropped earlier; 0 for none. Only the JSON text of links contains it, when it
    /// is not 0.
    /// </summary>
    public uint DroppedAttributesCount { get; init; }

    internal ReadOnlySpan<KeyValuePair<string, TagValue>> AttributeSpan => _attributes is { } list ? list.AsSpan() : default;

    /// <summary>Returns a description for display, not for parsing.</summary>
    /// <returns>The two ids in hexadecimal digits, and the attributes.</returns>
    public override string ToString() => $"{TraceId:x32} {SpanId:x16}{(_attributes is { Count: > 0 } ? $" {_attributes}" : "")}";
}
