namespace SpanPack;

/// <summary>One tag that the spans of a scope get.</summary>
/// <param name="Name">The name.</param>
/// <param name="Key">What is known of the name.</param>
/// <param name="Text">The text.</param>
internal sealed record ScopeTag(string Name, AttributeKey? Key, string Text);
