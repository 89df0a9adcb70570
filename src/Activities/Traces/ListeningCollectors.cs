using System.Diagnostics;

namespace SpanPack;

/// <summary>
/// The collectors of the process that listen. Other collectors ignore the activities that these collect, which would be sent twice.
/// </summary>
/// <remarks>Safe for any number of threads.</remarks>
internal static class ListeningCollectors
{
    private static readonly object s_gate = new();
    private static SourcePatterns[] s_listening = []; // never changed, only replaced
    private static int s_exporters;

    /// <summary>Returns whether a listening collector collects an activity.</summary>
    internal static bool Take(Activity activity)
    {
        foreach (SourcePatterns sources in Volatile.Read(ref s_listening))
        {
            if (activity.IdFormat == ActivityIdFormat.W3C && sources.Take(activity)) return true;
        }

        return false;
    }

    /// <summary>Adds a listening collector.</summary>
    /// <param name="sources">Its sources, a separate object.</param>
    /// <returns>Whether there is an exporter, which receives the same activities.</returns>
    internal static bool Add(SourcePatterns sources)
    {
        lock (s_gate)
        {
            s_listening = [.. s_listening, sources];
            return s_exporters > 0;
        }
    }

    internal static void Remove(SourcePatterns sources)
    {
        lock (s_gate) s_listening = Array.FindAll(s_listening, other => !ReferenceEquals(other, sources));
    }

    /// <summary>Adds an exporter, which will receive activities.</summary>
    /// <returns>Whether there is a listening collector.</returns>
    internal static bool AddExporter()
    {
        lock (s_gate)
        {
            s_exporters++;
            return s_listening.Length > 0;
        }
    }

    internal static void RemoveExporter()
    {
        lock (s_gate) s_exporters--;
    }
}
