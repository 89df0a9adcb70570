using System.Diagnostics;
using System.Globalization;
using System.Text;

namespace SpanPack;

[DebuggerDisplay("{ToString(),nq}")]
public readonly partial struct TraceChunk
{
    /// <summary>Returns a description for display, not for parsing.</summary>
    /// <returns>The spans, and the present ones of priority, mechanism, origin and tags.</returns>
    public override string ToString()
    {
        var text = new StringBuilder(Spans.ToString());
        if (SamplingPriority is { } priority) text.Append(CultureInfo.InvariantCulture, $", priority {priority}");
        if (SamplingMechanism is { } mechanism) text.Append(CultureInfo.InvariantCulture, $", mechanism {mechanism}");
        if (Origin is not null) text.Append(", origin ").Append(Origin);
        if (TraceTags is not null) text.Append(", tags ").Append(TraceTags);
        if (Attributes is not null) text.Append(", attributes ").Append(Attributes);
        return text.ToString();
    }
}
