using System.Globalization;

namespace SpanPack;

/// <summary>Finds what the spans of a chunk say of their trace in tags, as the agent does that for v0.4. Source: agent protocol, sections 4.4 and 4.5.</summary>
internal static class TracedTags
{
    /// <summary>The priority: of the last span without a parent that has one, else of the last span that has one; cut to a whole number.</summary>
    internal static int? PriorityOf(in SpanCollection spans)
    {
        double? ofRoot = null;
        double? ofAny = null;
        foreach (Span span in spans)
        {
            if (span.GetMetric(MetricNames.SamplingPriority) is not { } value) continue;
            ofAny = value;
            if (span.ParentId == 0) ofRoot = value;
        }

        return (ofRoot ?? ofAny) is { } priority && !double.IsNaN(priority) ? (int)Math.Clamp(priority, int.MinValue, int.MaxValue) : null;
    }

    /// <summary>The origin: of the last span that has one.</summary>
    internal static string? OriginOf(in SpanCollection spans)
    {
        string? origin = null;
        foreach (Span span in spans)
        {
            if (span.GetTag(TagNames.Origin) is { Length: > 0 } text) origin = text;
        }

        return origin;
    }

    /// <summary>The number of a decision maker: digits after a hyphen, which may be missing.</summary>
    internal static bool TryParseMechanism(string? text, out int mechanism)
    {
        mechanism = 0;
        ReadOnlySpan<char> digits = text.AsSpan();
        if (digits.StartsWith("-")) digits = digits[1..];
        return digits.Length > 0 && !digits.EndsWith("\0") && int.TryParse(digits, NumberStyles.None, CultureInfo.InvariantCulture, out mechanism);
    }

    /// <summary>The decision maker of a number.</summary>
    internal static string FormatMechanism(int mechanism) => string.Create(CultureInfo.InvariantCulture, $"-{mechanism}");
}
