using System.Diagnostics;

namespace SpanPack;

/// <summary>Estimates the memory of ended activities, and detects values whose text comes from code of the program.</summary>
/// <remarks>
/// <para>Safe for any number of threads. Runs for every activity: about a nanosecond for each tag.</para>
/// <para>It is an estimate: a text that several activities share counts for each. Custom properties and baggage do not count.</para>
/// </remarks>
internal static class ActivityContent
{
    /// <summary>The result of <see cref="Weigh(Activity)"/> if code of the program provides the text of a value.</summary>
    internal const int NotKnown = -1;

    private const int OfActivity = 768; // bytes: the object, its lists, its ids as text
    private const int OfTag = 72; // bytes: a node of a list with a box or an empty text
    private const int OfItem = 192; // bytes: a node with an event or a link, and its list

    /// <summary>Estimates the memory of an ended activity.</summary>
    /// <returns>Bytes; <see cref="NotKnown"/> if code of the program provides the text of a value.</returns>
    internal static int Weigh(Activity activity)
    {
        if (activity.Source.Tags is not null) ActivityReader.ReadScope(activity.Source); // its values are read once, here
        int others = 0;
        long bytes = OfActivity, chars = activity.DisplayName.Length;
        foreach (ref readonly KeyValuePair<string, object?> tag in activity.EnumerateTagObjects())
        {
            bytes += OfTag;
            if (tag.Key is { } name) chars += name.Length;
            if (tag.Value is string text) chars += text.Length;
            else if (tag.Value is not (int or long or null)) others++;
        }

        if (others > 0 && !AddOthers(activity.EnumerateTagObjects(), ref bytes)) return NotKnown;
        if (activity.StatusDescription is { } description) bytes += (long)description.Length * sizeof(char);
        foreach (ref readonly ActivityEvent item in activity.EnumerateEvents())
        {
            if (!Add(item.Name, item.EnumerateTagObjects(), ref bytes)) return NotKnown;
        }

        foreach (ref readonly ActivityLink link in activity.EnumerateLinks())
        {
            if (!Add(link.Context.TraceState, link.EnumerateTagObjects(), ref bytes)) return NotKnown;
        }

        return (int)Math.Min(bytes + (chars * sizeof(char)), int.MaxValue);
    }

    /// <summary>Estimates the memory of a span.</summary>
    /// <returns>Bytes.</returns>
    internal static int Weigh(Span span)
    {
        long bytes = 2 * OfActivity; // with its tag object, and room for names that have no place in it
        if (span is { Tags: null, Extras: null } && span.CustomStrings.IsEmpty && span.CustomMetrics.IsEmpty) return (int)bytes;
        foreach (KeyValuePair<string, string> tag in span.EnumerateTags())
            bytes += OfTag + ((long)(tag.Key.Length + tag.Value.Length) * sizeof(char));
        foreach (KeyValuePair<string, double> tag in span.EnumerateMetrics()) bytes += OfTag + ((long)tag.Key.Length * sizeof(char));
        foreach (string name in span.GetMetaStructNames()) bytes += OfTag + (span.GetMetaStruct(name)?.Length ?? 0);
        foreach (string name in span.GetTypedAttributeNames())
            bytes += OfTag + (span.GetTypedAttribute(name) is { } value ? ProgramValues.Weigh(value) : 0);
        foreach (SpanEvent item in span.Events)
            bytes += OfItem + ((long)item.Name.Length * sizeof(char)) + ProgramValues.Weigh(item.Attributes);
        foreach (SpanLink link in span.Links)
            bytes += OfItem + ((long)(link.TraceState?.Length ?? 0) * sizeof(char)) + ProgramValues.Weigh(link.Attributes);
        return (int)Math.Min(bytes, int.MaxValue);
    }

    private static bool Add(string? name, Activity.Enumerator<KeyValuePair<string, object?>> tags, ref long bytes)
    {
        bytes += OfItem + ((long)(name?.Length ?? 0) * sizeof(char));
        foreach (ref readonly KeyValuePair<string, object?> tag in tags)
            bytes += OfTag + (((tag.Key?.Length ?? 0L) + ((tag.Value as string)?.Length ?? 0L)) * sizeof(char));
        return AddOthers(tags, ref bytes);
    }

    // Values that are neither texts nor the most frequent numbers.
    private static bool AddOthers(Activity.Enumerator<KeyValuePair<string, object?>> tags, ref long bytes)
    {
        foreach (ref readonly KeyValuePair<string, object?> tag in tags)
        {
            if (tag.Value is null or string or int or long) continue;
            long more = ProgramValues.Weigh(tag.Value);
            if (more == ProgramValues.NotKnown) return false;
            bytes += more;
        }

        return true;
    }
}
