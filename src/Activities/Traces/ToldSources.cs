using System.Diagnostics;
using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>The sources of activities that a collector was told of by somebody else who listens.</summary>
/// <remarks>Safe for any number of threads. A source is forgotten with its last reference.</remarks>
[DebuggerDisplay("sources that were told")]
internal sealed class ToldSources
{
    private readonly ConditionalWeakTable<ActivitySource, object> _sources = [];

    internal void Add(ActivitySource source)
    {
        if (!_sources.TryGetValue(source, out _)) _sources.TryAdd(source, this);
    }

    /// <summary>Whether an activity will be told: who listens tells those that are recorded.</summary>
    internal bool Have(Activity activity) => activity is { Recorded: true, IsAllDataRequested: true } && _sources.TryGetValue(activity.Source, out _);
}
