namespace SpanPack;

/// <summary>One tag that was set by name and that no typed slot owns.</summary>
/// <typeparam name="T">Text, structure or attribute, of which null says that the tag was removed; or <see cref="MetricValue"/>.</typeparam>
internal struct CustomTag<T>
{
    /// <summary>The key. Never changes once published, so that a writer on another thread cannot see a key with another's value.</summary>
    internal TagKey Name;

    internal T Value;

    /// <summary>A numeric slot has the same name but could not hold the text. While the slot is set, this one is left out.</summary>
    internal bool Shadows;

    internal readonly string Key => Name.Name;

    /// <summary>The number of the name among <see cref="ReservedNames"/>.</summary>
    internal readonly byte Reserved => Name.Reserved;
}
