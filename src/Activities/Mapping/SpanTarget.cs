using SpanPack.CompilerServices;

namespace SpanPack;

/// <summary>
/// A span that is being filled: texts and numbers by attribute, in a slot of its tag class if there is one, else by name.
/// </summary>
/// <remarks>"Add" keeps an existing value, unless it is an empty text.</remarks>
internal ref struct SpanTarget
{
    internal readonly Span Span;
    internal readonly ActivityTags Tags;
    private readonly TagSlots _slots;
    private readonly TagLevel _own;
    private readonly TagLevel _base;
    private bool _hasMisplaced; // a text is beside the slot of a number

    /// <param name="span">An empty span.</param>
    /// <param name="tagClass">The class of its tags.</param>
    internal SpanTarget(Span span, TagClass tagClass)
    {
        Span = span;
        Tags = TagObjects.Give(span, tagClass);
        _slots = Tags.Slots;
        Tags.GetStorage(0, out _own);
        if (tagClass != TagClass.Any) Tags.GetStorage(1, out _base);
    }

    internal void AddText(AttributeKey? key, string name, string text)
    {
        if (key is null)
        {
            SpanParts.AddText(Span, name, text);
            return;
        }

        byte slot = _slots.Find(key);
        if (slot == TagSlots.None)
        {
            SpanParts.AddText(Span, key.TagName, text);
        }
        else if (!TagSlots.IsNumber(slot))
        {
            ref string? place = ref PlaceOf(slot);
            if (string.IsNullOrEmpty(place)) place = text;
        }
        else
        {
            AddBeside(key, slot, text);
        }
    }

    internal void AddNumber(AttributeKey? key, string name, double number)
    {
        if (key is null)
        {
            SpanParts.AddNumber(Span, name, number);
            return;
        }

        byte slot = _slots.Find(key);
        if (!TagSlots.IsNumber(slot))
        {
            if (slot != TagSlots.None) SpanParts.MarkTwins(Span); // the slot of a text may be set, now or later
            SpanParts.AddNumber(Span, key.TagName, number);
            return;
        }

        if (_own.Number(TagSlots.IndexOf(slot)) is not null) return;
        _own.SetNumber(TagSlots.IndexOf(slot), number);
        if (_hasMisplaced) SpanParts.MarkTwins(Span);
    }

    /// <summary>Sets or replaces a text.</summary>
    internal readonly void SetText(AttributeKey? key, string name, string text)
    {
        byte slot = key is null ? TagSlots.None : _slots.Find(key);
        if (slot == TagSlots.None)
        {
            SpanParts.SetText(Span, name, text);
        }
        else if (!TagSlots.IsNumber(slot))
        {
            PlaceOf(slot) = text;
        }
        else
        {
            SpanParts.MarkTwins(Span);
            SpanParts.SetText(Span, name, text);
        }
    }

    /// <summary>Returns the text of an attribute, empty or not; null for none.</summary>
    internal readonly string? GetText(AttributeKey key)
    {
        byte slot = _slots.Find(key);
        return slot == TagSlots.None || TagSlots.IsNumber(slot) ? SpanParts.GetText(Span, key.Name) : PlaceOf(slot);
    }

    private void AddBeside(AttributeKey key, byte slot, string text)
    {
        _hasMisplaced = true;
        if (_own.Number(TagSlots.IndexOf(slot)) is not null) SpanParts.MarkTwins(Span);
        SpanParts.AddText(Span, key.TagName, text);
    }

    private readonly ref string? PlaceOf(byte slot)
        => ref TagSlots.IsInBase(slot) ? ref _base.Text(TagSlots.IndexOf(slot)) : ref _own.Text(TagSlots.IndexOf(slot));
}
