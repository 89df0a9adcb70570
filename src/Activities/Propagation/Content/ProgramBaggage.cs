using System.Diagnostics;

namespace SpanPack;

/// <summary>Baggage of the program in addition to that of activities. Safe for any number of threads.</summary>
internal static class ProgramBaggage
{
    private static Func<Activity?, IEnumerable<KeyValuePair<string, string?>>>? s_join;

    /// <summary>Sets the function that joins the baggage of an activity with that of the program.</summary>
    internal static void Use(Func<Activity?, IEnumerable<KeyValuePair<string, string?>>> join) => Volatile.Write(ref s_join, join);

    /// <summary>Gets the baggage to send for an activity: its own, unless the program has other baggage.</summary>
    internal static IEnumerable<KeyValuePair<string, string?>> Of(Activity activity)
        => Volatile.Read(ref s_join)?.Invoke(activity) ?? activity.Baggage;
}
