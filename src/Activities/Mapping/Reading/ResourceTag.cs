using SpanPack.CompilerServices;

namespace SpanPack;

/// <summary>One tag that the spans of a process get.</summary>
/// <param name="Key">What is known of the name.</param>
/// <param name="Name">The name.</param>
/// <param name="Text">The text.</param>
internal sealed record ResourceTag(AttributeKey? Key, SpanTagName Name, string Text);
