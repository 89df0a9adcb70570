namespace SpanPack;

/// <summary>A text that is computed from attributes.</summary>
/// <param name="Tag">The tag that it becomes; null for the resource.</param>
/// <param name="Has">Returns whether a span has it: by what is part of its shape, such as which attributes there are.</param>
/// <param name="Of">Computes it for a span that has it. Always gives a text.</param>
internal sealed record ComputedText(string? Tag, Func<AttributeView, bool> Has, Func<AttributeView, string> Of)
{
    /// <summary>Makes one that copies the text of a number or of a text.</summary>
    /// <param name="tag">The tag.</param>
    /// <param name="attributes">The attributes; the first that there is counts.</param>
    internal static ComputedText TextOf(string tag, params string[] attributes)
        => new(tag, view => view.FindFirst(attributes) is not null, view => view.TextOf(attributes));
}
