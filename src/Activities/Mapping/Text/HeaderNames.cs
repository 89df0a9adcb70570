namespace SpanPack;

/// <summary>Attributes of headers of requests, whose tags have another prefix.</summary>
internal static class HeaderNames
{
    private const string AttributePrefix = "http.request.header.";

    private const string TagPrefix = "http.request.headers.";

    /// <summary>The name of the tag of an attribute that is not among the known ones.</summary>
    internal static string TagOf(string name) => name.StartsWith(AttributePrefix, StringComparison.Ordinal) ? MappedTexts.Get(TextForm.HeaderTag, name) : name;

    internal static string Rename(string name) => string.Concat(TagPrefix, name.AsSpan(AttributePrefix.Length));
}
