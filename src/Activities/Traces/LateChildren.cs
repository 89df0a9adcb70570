using System.Diagnostics;

namespace SpanPack;

/// <summary>
/// Lets components create activities for past work, in the chunk of the activity in which it was done: they are called before that activity
/// is taken.
/// </summary>
/// <remarks>Safe for any number of threads. Costs one read at the end of an activity where no component uses it.</remarks>
internal static class LateChildren
{
    private static readonly object s_gate = new();
    private static LocalTraces[] s_collected = []; // never changed, only replaced
    private static Action<Activity>? s_ending;

    /// <summary>
    /// Occurs when an activity has stopped, on its thread, before a collector takes it. Handlers must not throw. With several collectors it
    /// occurs for each.
    /// </summary>
    internal static event Action<Activity> Ending
    {
        add
        {
            lock (s_gate) s_ending += value;
        }

        remove
        {
            lock (s_gate) s_ending -= value;
        }
    }

    /// <summary>Announces that an activity will get children when it ends: if it is the local root, its chunk waits for them.</summary>
    internal static void Expect(Activity parent)
    {
        foreach (LocalTraces traces in Volatile.Read(ref s_collected)) traces.Find(parent);
    }

    /// <summary>Lets components create the children of a stopped activity.</summary>
    internal static void Make(Activity parent) => Volatile.Read(ref s_ending)?.Invoke(parent);

    /// <summary>Adds the traces of a collector.</summary>
    internal static void Add(LocalTraces traces)
    {
        lock (s_gate) s_collected = [.. s_collected, traces];
    }

    internal static void Remove(LocalTraces traces)
    {
        lock (s_gate) s_collected = Array.FindAll(s_collected, other => !ReferenceEquals(other, traces));
    }
}
