using System.ComponentModel;

namespace SpanPack.CompilerServices;

/// <summary>
/// Sets tags of a span as the agent's receiver of OpenTelemetry does: a name may be text and number at once, and the first value is kept.
/// </summary>
/// <remarks>
/// The names must not be those of slots of <see cref="Span.Tags"/>: their owner sets these. For one thread at a time.
/// </remarks>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class SpanParts
{
    /// <summary>Adds a text if there is none or an empty one. A number of the name is kept.</summary>
    /// <param name="span">The span; not null.</param>
    /// <param name="name">The name; not null.</param>
    /// <param name="value">The text; not null.</param>
    public static void AddText(Span span, SpanTagName name, string value) => span.AddTextIfFree(name.Key, value);

    /// <inheritdoc cref="AddText(Span, SpanTagName, string)"/>
    public static void AddText(Span span, string name, string value) => span.AddTextIfFree(TagKeys.Get(name), value);

    /// <summary>Sets or replaces a text. A number of the name is kept.</summary>
    /// <param name="span">The span; not null.</param>
    /// <param name="name">The name; not null.</param>
    /// <param name="value">The text; not null.</param>
    public static void SetText(Span span, string name, string value)
    {
        span.RemoveString(name);
        span.AddTextIfFree(TagKeys.Get(name), value);
    }

    /// <summary>Adds a number if there is none. A text of the name is kept.</summary>
    /// <param name="span">The span; not null.</param>
    /// <param name="name">The name; not null.</param>
    /// <param name="value">The number.</param>
    public static void AddNumber(Span span, SpanTagName name, double value) => span.AddNumberIfFree(name.Key, value);

    /// <inheritdoc cref="AddNumber(Span, SpanTagName, double)"/>
    public static void AddNumber(Span span, string name, double value) => span.AddNumberIfFree(TagKeys.Get(name), value);

    /// <summary>Sets or replaces a number. A text of the name is kept.</summary>
    /// <param name="span">The span; not null.</param>
    /// <param name="name">The name; not null.</param>
    /// <param name="value">The number.</param>
    public static void SetNumber(Span span, string name, double value)
    {
        span.RemoveMetric(name);
        span.AddNumberIfFree(TagKeys.Get(name), value);
    }

    /// <summary>Gets a text that is not in a slot.</summary>
    /// <param name="span">The span; not null.</param>
    /// <param name="name">The name; not null.</param>
    public static string? GetText(Span span, string name) => span.ScanText(name);

    /// <summary>Marks that a slot of <see cref="Span.Tags"/> has a name that is also a tag of the other type.</summary>
    /// <param name="span">The span; not null.</param>
    public static void MarkTwins(Span span) => span.HasTwins = true;

    /// <summary>Finds the slot of a name.</summary>
    /// <param name="tags">An object of the class; not null.</param>
    /// <param name="name">The name; not null.</param>
    /// <param name="isNumber">Whether the slot is that of a number.</param>
    /// <returns>The class, 0 for the most derived one, and the index there; <see langword="null"/> when no slot has the name.</returns>
    public static (int Level, int Index)? FindSlot(SpanTags tags, string name, out bool isNumber)
    {
        isNumber = false;
        if (!TagLayout.Of(tags).TryFind(name, out TagSlot slot) || slot.Kind == TagSlotKind.Constant) return null;
        isNumber = slot.Kind == TagSlotKind.Metric;
        return (slot.Level, slot.Index);
    }
}
