using System.Globalization;
using SpanPack.CompilerServices;

namespace SpanPack;

/// <summary>Access to typed tags by name.</summary>
public abstract partial class SpanTags
{
    /// <summary>Sets the slot that has this name.</summary>
    /// <param name="name">The key.</param>
    /// <param name="text">The text, or null to unset.</param>
    /// <param name="shadows">True when the name is a numeric slot's, now unset, that cannot hold the text.</param>
    /// <returns>True when the name is taken care of: a slot has the value, or it is a constant, which stays.</returns>
    internal bool TrySet(string name, string? text, out bool shadows)
    {
        shadows = false;
        if (!TryFind(name, out TagSlot slot)) return false;
        if (slot.Kind == TagSlotKind.Constant || !TryRead(slot, out TagLevel level)) return true;
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

    /// <summary>Sets the slot that has this name; a string slot gets the number as invariant text.</summary>
    /// <returns>True when the name is taken care of.</returns>
    internal bool TrySet(string name, double? number)
    {
        if (!TryFind(name, out TagSlot slot)) return false;
        if (slot.Kind == TagSlotKind.Constant || !TryRead(slot, out TagLevel level)) return true;
        if (slot.Kind == TagSlotKind.String) level.Strings[slot.Index] = number?.ToString("R", CultureInfo.InvariantCulture);
        else SetMetric(level, slot.Index, number);
        return true;
    }

    /// <summary>Whether the name is a slot's or a constant's.</summary>
    internal bool Owns(string name) => TryFind(name, out _);

    internal bool IsSet(string name) => GetString(name) is not null || GetNumber(name) is not null;

    internal string? GetString(string name)
    {
        if (!TryFind(name, out TagSlot slot) || slot.Kind == TagSlotKind.Metric || !TryRead(slot, out TagLevel level)) return null;
        return slot.Kind == TagSlotKind.String ? level.Strings[slot.Index] : level.Table!.Constants.Pairs[slot.Index].Value;
    }

    internal double? GetNumber(string name)
    {
        if (!TryFind(name, out TagSlot slot) || slot.Kind != TagSlotKind.Metric || !TryRead(slot, out TagLevel level)) return null;
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

    private bool TryFind(string name, out TagSlot slot) => TagLayout.Of(this).TryFind(name, out slot);

    // False: the object gives another level than others of its type, which costs the tags of that level.
    private bool TryRead(in TagSlot slot, out TagLevel level) => TagLayout.Of(this).ReadLevel(this, slot.Level, out level);
}
