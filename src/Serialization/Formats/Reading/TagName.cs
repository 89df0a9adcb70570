namespace SpanPack;

/// <summary>The cache entry for the name of a tag.</summary>
internal struct TagName
{
    /// <summary>The name; null for a free place.</summary>
    internal TagKey? Key;

    /// <summary>The last text of the tag; null or ASCII.</summary>
    internal string? LastText;

    /// <summary>The last span that got a text of this name, as <see cref="TagNameCache"/> counts them.</summary>
    internal uint TextMark;

    /// <summary>The last span that got a number of this name.</summary>
    internal uint NumberMark;

    /// <summary>The place of the name that followed this one the last time.</summary>
    internal int Next;

    /// <summary>Indicates the tag with the upper half of the trace id.</summary>
    internal bool IsTraceIdUpper;
}
