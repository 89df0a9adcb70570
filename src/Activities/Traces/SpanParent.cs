using System.Diagnostics;

namespace SpanPack;

/// <summary>
/// The parent of an activity that started inside a span of the program: the framework knows only activities, so it has another parent or
/// none.
/// </summary>
/// <remarks>Safe for any number of threads. Costs nothing in processes whose programs create no spans.</remarks>
internal static class SpanParent
{
    private const string Key = "sp.parent"; // short, because it is hashed each time

    private static volatile bool s_isUsed;

    /// <summary>Makes a span the parent of an activity.</summary>
    internal static void Set(Activity activity, Span parent)
    {
        s_isUsed = true;
        activity.SetCustomProperty(Key, parent);
    }

    /// <summary>Gets the span that is the parent of an activity; null if it has the framework's parent.</summary>
    internal static Span? Of(Activity activity) => s_isUsed ? activity.GetCustomProperty(Key) as Span : null;

    /// <summary>Sets the parent on the span of an activity.</summary>
    internal static void Adopt(Activity activity, Span span)
    {
        if (Of(activity) is not { } parent) return;
        span.ParentId = parent.SpanId;
        span.ParentService = parent.Service;
        span.IsLocalRoot = false;
    }
}
