namespace SpanPack;

/// <summary>Attributes of request headers, whose tags have another prefix.</summary>
internal static class HeaderAttributes
{
    private const string AttributePrefix = "http.request.header.";

    private const string TagPrefix = "http.request.headers.";

    internal static bool Has(string name) => name.StartsWith(AttributePrefix, StringComparison.Ordinal);

    /// <summary>Returns the name of the tag of such an attribute.</summary>
    internal static string Rename(string name) => string.Concat(TagPrefix, name.AsSpan(AttributePrefix.Length));
}
