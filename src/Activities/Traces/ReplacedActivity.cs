using System.Diagnostics;

namespace SpanPack;

/// <summary>Marks an activity in whose place another component has started its own: it is not sent.</summary>
/// <remarks>Safe for any number of threads.</remarks>
internal static class ReplacedActivity
{
    private const string Key = "SpanPack.Replaced";

    internal static void Mark(Activity activity) => activity.SetCustomProperty(Key, Key);

    /// <summary>Returns whether an activity is replaced. No data is requested of such an activity.</summary>
    internal static bool Is(Activity activity) => !activity.IsAllDataRequested && activity.GetCustomProperty(Key) is not null;
}
