namespace SpanPack;

/// <summary>The names of filter fields that are not tags.</summary>
internal static class FilterKeys
{
    private static readonly Dictionary<string, FilterTarget> s_targets = new(StringComparer.OrdinalIgnoreCase)
    {
        ["service"] = FilterTarget.Service,
        ["operation_name"] = FilterTarget.Name,
        ["name"] = FilterTarget.Name,
        ["resource"] = FilterTarget.Resource,
        ["resource_name"] = FilterTarget.Resource,
        ["type"] = FilterTarget.Type,
        ["kind"] = FilterTarget.Kind,
        ["status"] = FilterTarget.Status,
        ["duration"] = FilterTarget.Duration,
        ["span_id"] = FilterTarget.SpanId,
        ["parent_id"] = FilterTarget.ParentId,
        ["trace_id"] = FilterTarget.TraceId,
        ["trace.duration"] = FilterTarget.TraceDuration,
        ["trace.spans"] = FilterTarget.TraceSpans,
        ["trace.errors"] = FilterTarget.TraceErrors,
        ["trace.root"] = FilterTarget.TraceRoot,
        ["trace.start"] = FilterTarget.TraceStart,
        ["trace.operation"] = FilterTarget.TraceOperation,
    };

    /// <summary>Gets the names that are offered, of several for one thing the first.</summary>
    internal static string[] Offered { get; } =
    [
        "service", "resource", "operation_name", "status", "@duration", "type", "kind", "env", "version", "trace_id", "span_id",
        "trace.duration", "trace.spans", "trace.errors", "trace.root", "trace.start", "trace.operation",
    ];

    internal static FilterTarget Find(string key)
    {
        if (key.StartsWith('@'))
        {
            return key.Equals("@duration", StringComparison.OrdinalIgnoreCase) ? FilterTarget.Duration : FilterTarget.Tag;
        }

        return s_targets.GetValueOrDefault(key, FilterTarget.Tag);
    }

    /// <summary>Returns whether values are written as numbers, with units or as instants, never as texts.</summary>
    internal static bool IsMeasured(FilterTarget target) => target == FilterTarget.TraceStart || IsDuration(target);

    /// <summary>Returns whether values are ids, whose hexadecimal digits may have either case.</summary>
    internal static bool IsId(FilterTarget target) => target is FilterTarget.TraceId or FilterTarget.SpanId or FilterTarget.ParentId;

    /// <summary>Returns whether values are times with units.</summary>
    internal static bool IsDuration(FilterTarget target) => target is FilterTarget.Duration or FilterTarget.TraceDuration;
}
