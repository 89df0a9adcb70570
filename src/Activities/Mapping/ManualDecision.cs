using System.Diagnostics;

namespace SpanPack;

/// <summary>
/// Sampling decisions that programs make with tags. All of Datadog's tracers have <c>manual.keep</c> and <c>manual.drop</c>. The agent
/// accepts the priority as a number on OTLP spans.
/// </summary>
internal static class ManualDecision
{
    private const string Drop = "manual.drop";
    private const string Keep = "manual.keep";
    private const string PriorityAttribute = "sampling.priority";

    private const ulong Keys = (1UL << (int)AttributeId.ManualKeep) | (1UL << (int)AttributeId.ManualDrop)
        | (1UL << (int)AttributeId.SamplingPriority) | (1UL << (int)AttributeId.SamplingPriorityTag);

    /// <summary>
    /// Returns the decision of an activity's tags, possibly before its end; null for none. Drop takes precedence over keep, and both over a
    /// number. Of numbers it uses that of the mapping: the last of the attribute, else the first of the tag.
    /// </summary>
    internal static SamplingPriority? Of(Activity activity)
    {
        (bool drops, bool keeps) = (false, false);
        double? attribute = null, own = null;
        foreach (ref readonly KeyValuePair<string, object?> tag in activity.EnumerateTagObjects())
        {
            switch (tag.Key)
            {
                case Drop: drops |= IsSet(tag.Value); break;
                case Keep: keeps |= IsSet(tag.Value); break;
                case PriorityAttribute: attribute = NumberOf(tag.Value) ?? attribute; break;
                case MetricNames.SamplingPriority: own ??= NumberOf(tag.Value); break;
            }
        }

        return ByFlags(drops, keeps) ?? PriorityOf(attribute ?? own);
    }

    /// <summary>Returns the decision of a span's attributes; null for none.</summary>
    /// <param name="attributes">The attributes.</param>
    /// <param name="span">The mapped span, which has the priority as a number.</param>
    internal static SamplingPriority? Of(KnownAttributes attributes, Span span)
    {
        if ((attributes.Present & Keys) == 0) return null;
        return ByFlags(IsSet(attributes.Find(AttributeId.ManualDrop)), IsSet(attributes.Find(AttributeId.ManualKeep)))
            ?? PriorityOf(span.GetMetric(MetricNames.SamplingPriority));
    }

    private static SamplingPriority? ByFlags(bool drops, bool keeps)
        => drops ? SamplingPriority.UserDrop : keeps ? SamplingPriority.UserKeep : null;

    private static bool IsSet(object? value)
    {
        if (value is null) return false;
        if (value is string text) return text is "1" || (bool.TryParse(text, out bool set) && set);
        return value is bool flag ? flag : NumberOf(value) == 1;
    }

    private static double? NumberOf(object? value)
    {
        if (value is null or string) return null;
        AttributeValues.Read(value, out TagValue read);
        return read.Kind switch { TagValueKind.Int => read.AsInt64(), TagValueKind.Double => read.AsDouble(), _ => null };
    }

    // The numbers that fit a byte, as on the wire of v0.7 and v1.0, but for the one that says that there is none.
    private static SamplingPriority? PriorityOf(double? number)
        => number is > sbyte.MinValue and <= sbyte.MaxValue ? (SamplingPriority)(int)number : null;
}
