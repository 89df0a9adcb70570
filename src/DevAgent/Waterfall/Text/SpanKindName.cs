using System.Globalization;

namespace SpanPack;

/// <summary>The kinds of v1.0 spans by the names that the agent prints.</summary>
internal static class SpanKindName
{
    private const string Prefix = "SPAN_KIND_";

    internal static string Of(uint kind) => kind switch
    {
        0 => "SPAN_KIND_UNSPECIFIED",
        1 => "SPAN_KIND_INTERNAL",
        2 => "SPAN_KIND_SERVER",
        3 => "SPAN_KIND_CLIENT",
        4 => "SPAN_KIND_PRODUCER",
        5 => "SPAN_KIND_CONSUMER",
        _ => ((int)kind).ToString(CultureInfo.InvariantCulture),
    };

    /// <summary>Returns the kind for display: <c>server</c>.</summary>
    internal static string Short(uint kind)
    {
        string name = Of(kind);
        return name.StartsWith(Prefix, StringComparison.Ordinal) ? name[Prefix.Length..].ToLowerInvariant() : name;
    }
}
