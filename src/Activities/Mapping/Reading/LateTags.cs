using System.Diagnostics;

namespace SpanPack;

/// <summary>
/// Tags of an activity that ends next on this thread. The collector reads them after those of the activity, which takes less time and
/// memory than adding them. Before the activity is mapped, they are added (<see cref="Settle"/>).
/// </summary>
/// <remarks>For the thread that ends the activity.</remarks>
[DebuggerDisplay("{_count} tags")]
internal sealed class LateTags
{
    /// <summary>The most tags of an activity.</summary>
    internal const int MaxCount = 16;

    [ThreadStatic]
    private static LateTags? s_ofThread;

    private readonly KeyValuePair<string, object?>[] _tags = new KeyValuePair<string, object?>[MaxCount];
    private Activity? _activity;
    private int _count;

    /// <summary>Begins with the tags of an activity. Those of another that did not end are dropped.</summary>
    /// <param name="activity">The activity, which must end next, on this thread.</param>
    internal static LateTags Begin(Activity activity)
    {
        LateTags late = s_ofThread ??= new LateTags();
        (late._activity, late._count) = (activity, 0);
        return late;
    }

    /// <summary>Gets the tags of an activity; empty for none.</summary>
    internal static ReadOnlySpan<KeyValuePair<string, object?>> Of(Activity activity)
        => s_ofThread is { } late && ReferenceEquals(late._activity, activity) ? late._tags.AsSpan(0, late._count) : default;

    /// <summary>Adds the tags to the activity that they are of, where there are any.</summary>
    internal static void Settle(Activity activity)
    {
        foreach (ref readonly KeyValuePair<string, object?> tag in Of(activity)) activity.AddTag(tag.Key, tag.Value);
        Drop(activity);
    }

    /// <summary>Ends with the tags of an activity, which were read or are not needed.</summary>
    internal static void Drop(Activity activity)
    {
        if (s_ofThread is { } late && ReferenceEquals(late._activity, activity)) late._activity = null;
    }

    /// <exception cref="IndexOutOfRangeException">There are <see cref="MaxCount"/>.</exception>
    internal void Add(string name, object value) => _tags[_count++] = new(name, value);
}
