using System.Diagnostics;

namespace SpanPack;

/// <summary>The attributes of a span by name: those of an activity, or as they were listed.</summary>
/// <remarks>For one thread, while they do not change.</remarks>
internal readonly struct AttributeView
{
    private readonly Activity? _activity;
    private readonly SpanSource? _source;

    internal AttributeView(Activity activity) => _activity = activity;

    internal AttributeView(SpanSource source) => (_activity, _source) = (source.Activity, source);

    /// <summary>Gets the display name.</summary>
    internal string Name => _activity?.DisplayName ?? _source!.Name;

    /// <summary>Gets the first value of a name; null if there is none.</summary>
    internal object? Find(string name)
    {
        if (_activity is { } activity) return activity.GetTagItem(name) ?? FindLate(activity, name);
        foreach (ref readonly KeyValuePair<string, object?> attribute in _source!.Listed)
        {
            if (attribute.Key == name) return attribute.Value;
        }

        return null;
    }

    /// <summary>Gets the value of the first of several names that is set.</summary>
    internal object? FindFirst(ReadOnlySpan<string> names)
    {
        foreach (string name in names)
        {
            if (Find(name) is { } value) return value;
        }

        return null;
    }

    /// <summary>Gets a text; null if it is missing, empty or not text.</summary>
    internal string? FindText(string name) => Find(name) is string { Length: > 0 } text ? text : null;

    /// <summary>Gets the first of several texts.</summary>
    internal string? FindText(string first, string second) => FindText(first) ?? FindText(second);

    /// <summary>Gets the text of the first of several values; empty if there is none.</summary>
    internal string TextOf(params ReadOnlySpan<string> names)
    {
        object? value = FindFirst(names);
        if (value is string text) return text;
        if (value is null) return string.Empty;
        AttributeValues.Read(value, out TagValue read);
        return GoText.Of(read);
    }

    private static object? FindLate(Activity activity, string name)
    {
        foreach (ref readonly KeyValuePair<string, object?> tag in LateTags.Of(activity))
        {
            if (tag.Key == name) return tag.Value;
        }

        return null;
    }
}
