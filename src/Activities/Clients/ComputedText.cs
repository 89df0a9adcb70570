namespace SpanPack;

/// <summary>A text that is computed from attributes.</summary>
/// <param name="Tag">The tag that it becomes; null for the resource.</param>
/// <param name="Has">Returns whether a span has it, by parts of its shape, such as the presence of attributes.</param>
/// <param name="Of">Computes it for a span that has it. Never returns null.</param>
internal sealed record ComputedText(string? Tag, Func<AttributeView, bool> Has, Func<AttributeView, string> Of)
{
    /// <summary>Creates one that copies the text of a number or text.</summary>
    /// <param name="tag">The tag.</param>
    /// <param name="attributes">The attributes; the first one that is set counts.</param>
    internal static ComputedText TextOf(string tag, params string[] attributes)
        => new(tag, view => view.FindFirst(attributes) is not null, view => view.TextOf(attributes));
}
