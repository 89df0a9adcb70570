using System.Diagnostics;
using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>The sources whose activities another listener forwards to a collector that does not listen.</summary>
/// <remarks>Safe for any number of threads. A source is removed with its last reference.</remarks>
[DebuggerDisplay("sources of another listener")]
internal sealed class ForwardedSources
{
    private readonly ConditionalWeakTable<ActivitySource, object> _sources = [];

    internal void Add(ActivitySource source)
    {
        if (!_sources.TryGetValue(source, out _)) _sources.TryAdd(source, this);
    }

    /// <summary>Returns whether an activity will be forwarded: its source is known and the activity is recorded.</summary>
    internal bool Contains(Activity activity)
        => activity is { Recorded: true, IsAllDataRequested: true } && _sources.TryGetValue(activity.Source, out _);
}
