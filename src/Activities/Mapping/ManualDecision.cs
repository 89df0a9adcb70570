using System.Diagnostics;

namespace SpanPack;

/// <summary>What programs decide by hand with tags that all of Datadog's tracers know: <c>manual.keep</c> and <c>manual.drop</c> on the local root.</summary>
internal static class ManualDecision
{
    private const ulong Keys = (1UL << (int)AttributeId.ManualKeep) | (1UL << (int)AttributeId.ManualDrop);

    /// <summary>What the tags of an activity ask for, which may not have ended; null for nothing. Both ask to drop.</summary>
    internal static SamplingPriority? Of(Activity activity) => Of(activity.GetTagItem("manual.drop"), activity.GetTagItem("manual.keep"));

    /// <inheritdoc cref="Of(Activity)"/>
    internal static SamplingPriority? Of(KnownAttributes attributes)
    {
        if ((attributes.Present & Keys) == 0) return null;
        return Of(attributes.Find(AttributeId.ManualDrop), attributes.Find(AttributeId.ManualKeep));
    }

    private static SamplingPriority? Of(object? drop, object? keep)
    {
        if (IsSet(drop)) return SamplingPriority.UserDrop;
        return IsSet(keep) ? SamplingPriority.UserKeep : null;
    }

    private static bool IsSet(object? value) => value switch
    {
        bool set => set,
        string text => text is "1" || bool.TryParse(text, out bool set) && set,
        int number => number == 1,
        _ => false,
    };
}
