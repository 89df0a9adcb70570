namespace SpanPack;

/// <summary>One tag that was set by name and has no typed slot.</summary>
/// <typeparam name="T">Text, structure or attribute, where null means that the tag was removed; or <see cref="MetricValue"/>.</typeparam>
internal struct CustomTag<T>
{
    /// <summary>
    /// The key. It never changes once published, so that a writer on another thread cannot see a key with another's value.
    /// </summary>
    internal TagKey Name;

    internal T Value;

    /// <summary>
    /// Set when a numeric slot has the same name but could not hold the text. While the slot is set, this tag is not written.
    /// </summary>
    internal bool Shadows;

    internal readonly string Key => Name.Name;

    /// <summary>Gets the number of the name among <see cref="ReservedNames"/>.</summary>
    internal readonly byte Reserved => Name.Reserved;
}
