namespace SpanPack;

/// <summary>What a reader remembers of the name of a tag.</summary>
internal struct TagName
{
    /// <summary>The name itself; null for a place that is free.</summary>
    internal TagKey? Key;

    /// <summary>The text that the tag had last; null or ASCII.</summary>
    internal string? LastText;

    /// <summary>The last span that got a text of this name, as <see cref="TagNameCache"/> counts them.</summary>
    internal uint TextMark;

    /// <summary>The last span that got a number of this name.</summary>
    internal uint NumberMark;

    /// <summary>The place of the name that came after this one the last time.</summary>
    internal int Next;

    /// <summary>Whether it is the tag with the upper half of the trace id.</summary>
    internal bool IsTraceIdUpper;
}
