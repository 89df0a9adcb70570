using System.Diagnostics;

namespace SpanPack;

/// <summary>The tags by which programs decide by hand, as all of Datadog's tracers know them: <c>manual.keep</c> and <c>manual.drop</c> on the local root.</summary>
internal static class SamplingTags
{
    private const string Keep = "manual.keep";
    private const string Drop = "manual.drop";

    /// <summary>What the tags of an activity ask for; null for nothing. Both ask to drop.</summary>
    internal static SamplingPriority? Of(Activity activity)
    {
        if (IsSet(activity, Drop)) return SamplingPriority.UserDrop;
        return IsSet(activity, Keep) ? SamplingPriority.UserKeep : null;
    }

    private static bool IsSet(Activity activity, string name) => activity.GetTagItem(name) switch
    {
        bool set => set,
        string text => text is "1" || bool.TryParse(text, out bool set) && set,
        int number => number == 1,
        _ => false,
    };
}
