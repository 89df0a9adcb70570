namespace SpanPack;

/// <summary>One tag that was set by name and that no typed slot owns.</summary>
/// <typeparam name="T"><c>string?</c> or <c>double?</c>; null says that the tag was removed.</typeparam>
internal struct CustomTag<T>
{
    /// <summary>The key. Never changes once published, so that a writer on another thread cannot see a key with another's value.</summary>
    internal string Key;

    internal T Value;

    /// <summary>Which tag of the tracer has this name, if any. Where the tracer writes its own, this one is left out.</summary>
    internal AutomaticTag Automatic;

    /// <summary>A numeric slot has the same name but could not hold the text. While the slot is set, this one is left out.</summary>
    internal bool Shadows;
}
