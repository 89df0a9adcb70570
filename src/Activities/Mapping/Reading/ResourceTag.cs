using SpanPack.CompilerServices;

namespace SpanPack;

/// <summary>One tag for the spans of a process.</summary>
/// <param name="Key">The known key of the name, or null.</param>
/// <param name="Name">The name.</param>
/// <param name="Text">The text.</param>
internal sealed record ResourceTag(AttributeKey? Key, SpanTagName Name, string Text);
