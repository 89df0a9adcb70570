namespace SpanPack;

/// <summary>The names of styles, in variables and in links.</summary>
internal static class PropagationStyles
{
    /// <summary>Returns the style of a name; null for an unknown one.</summary>
    internal static PropagationStyle? Parse(string name) => name.ToLowerInvariant() switch
    {
        "datadog" => PropagationStyle.Datadog,
        "tracecontext" or "w3c" => PropagationStyle.TraceContext,
        "baggage" => PropagationStyle.Baggage,
        "b3" or "b3 single header" or "b3single" => PropagationStyle.B3,
        "b3multi" => PropagationStyle.B3Multi,
        _ => null,
    };

    internal static string NameOf(PropagationStyle style) => style switch
    {
        PropagationStyle.Datadog => "datadog",
        PropagationStyle.TraceContext => "tracecontext",
        PropagationStyle.Baggage => "baggage",
        PropagationStyle.B3 => "b3",
        _ => "b3multi",
    };
}
