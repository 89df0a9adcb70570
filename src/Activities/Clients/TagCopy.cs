namespace SpanPack;

/// <summary>A tag that is the text of an attribute.</summary>
/// <param name="Tag">The name of the tag.</param>
/// <param name="From">The attributes; the first that is a text counts.</param>
internal sealed record TagCopy(string Tag, params string[] From);
