using System.Diagnostics;

namespace SpanPack;

/// <summary>A span of a shape that has a template: the values in the holes.</summary>
[DebuggerDisplay("{SpanId}")]
internal struct TemplatedSpan
{
    internal SpanTemplate Template;
    internal ulong SpanId;
    internal ulong ParentId;

    /// <summary>Nanoseconds since the Unix epoch.</summary>
    internal long Start;

    /// <summary>Nanoseconds, more than 0.</summary>
    internal long Duration;

    /// <summary>The index of its first text among those of the chunk.</summary>
    internal int FirstText;

    /// <summary>The index of its first number among those of the chunk.</summary>
    internal int FirstNumber;

    /// <summary>Its events; null for none.</summary>
    internal SpanEvent[]? Events;
}
