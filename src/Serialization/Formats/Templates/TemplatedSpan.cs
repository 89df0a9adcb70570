using System.Diagnostics;

namespace SpanPack;

/// <summary>A span of a shape that has a template: what stands in the holes.</summary>
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

    /// <summary>Where its texts begin among those of the chunk.</summary>
    internal int FirstText;

    /// <summary>Where its numbers begin among those of the chunk.</summary>
    internal int FirstNumber;

    /// <summary>Its events; null for none.</summary>
    internal SpanEvent[]? Events;
}
