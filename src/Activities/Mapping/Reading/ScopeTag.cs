namespace SpanPack;

/// <summary>One tag for the spans of a scope.</summary>
/// <param name="Name">The name.</param>
/// <param name="Key">The known key of the name, or null.</param>
/// <param name="Text">The text.</param>
internal sealed record ScopeTag(string Name, AttributeKey? Key, string Text);
