using System.Globalization;
using SpanPack.CompilerServices;

namespace SpanPack;

/// <summary>Access to typed tags by name.</summary>
internal static class TagsByName
{
    /// <summary>Sets the slot with this name.</summary>
    /// <param name="tags">The object.</param>
    /// <param name="name">The key.</param>
    /// <param name="text">The text, or null to unset.</param>
    /// <param name="shadows">True when the name is that of a numeric slot, now unset, that cannot hold the text.</param>
    /// <returns>True when the name is handled: a slot has the value, or it is a constant, which does not change.</returns>
    internal static bool TrySet(this SpanTags tags, string name, string? text, out bool shadows)
    {
        shadows = false;
        if (!TryFind(tags, name, out TagSlot slot)) return false;
        if (slot.Kind == TagSlotKind.Constant || !TryRead(tags, slot, out TagLevel level)) return true;
        if (slot.Kind == TagSlotKind.String)
        {
            level.Strings[slot.Index] = text;
            return true;
        }

        double? number = double.TryParse(text, NumberStyles.Float, CultureInfo.InvariantCulture, out double parsed) ? parsed : null;
        SetMetric(level, slot.Index, number);
        shadows = number is null && text is not null;
        return !shadows;
    }

    /// <summary>Sets the slot with this name; a string slot gets the number as invariant text.</summary>
    /// <returns>True when the name is handled.</returns>
    internal static bool TrySet(this SpanTags tags, string name, double? number)
    {
        if (!TryFind(tags, name, out TagSlot slot)) return false;
        if (slot.Kind == TagSlotKind.Constant || !TryRead(tags, slot, out TagLevel level)) return true;
        if (slot.Kind == TagSlotKind.String) level.Strings[slot.Index] = number?.ToString("R", CultureInfo.InvariantCulture);
        else SetMetric(level, slot.Index, number);
        return true;
    }

    /// <summary>Returns whether the name belongs to a slot or constant.</summary>
    internal static bool Owns(this SpanTags tags, string name) => TryFind(tags, name, out _);

    internal static bool IsSet(this SpanTags tags, string name) => tags.GetString(name) is not null || tags.GetNumber(name) is not null;

    internal static string? GetString(this SpanTags tags, string name)
    {
        var layout = TagLayout.Of(tags);
        return layout.TryFind(name, out TagSlot slot) && slot.Kind != TagSlotKind.Metric ? layout.ReadText(tags, slot) : null;
    }

    internal static double? GetNumber(this SpanTags tags, string name)
    {
        if (!TryFind(tags, name, out TagSlot slot) || slot.Kind != TagSlotKind.Metric || !TryRead(tags, slot, out TagLevel level))
            return null;
        return (Volatile.Read(ref level.Presence) >> slot.Index & 1) != 0 ? level.Metrics[slot.Index] : null;
    }

    private static void SetMetric(in TagLevel level, int index, double? number)
    {
        if (number is { } value)
        {
            level.Metrics[index] = value; // before its bit: a writer on another thread must not send a number that was never set
            Volatile.Write(ref level.Presence, level.Presence | (1UL << index));
        }
        else
        {
            level.Presence &= ~(1UL << index);
        }
    }

    private static bool TryFind(SpanTags tags, string name, out TagSlot slot) => TagLayout.Of(tags).TryFind(name, out slot);

    // False: the object gives another level than others of its type, which costs the tags of that level.
    private static bool TryRead(SpanTags tags, in TagSlot slot, out TagLevel level)
        => TagLayout.Of(tags).ReadLevel(tags, slot.Level, out level);
}
