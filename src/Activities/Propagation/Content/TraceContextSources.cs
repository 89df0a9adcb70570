using System.Diagnostics;

namespace SpanPack;

/// <summary>
/// Several sources of local traces as one: the first one that knows an activity answers. A propagator may therefore be created before a
/// collector, and independently.
/// </summary>
/// <remarks>Safe for any number of threads.</remarks>
[DebuggerDisplay("{_sources.Length} sources")]
internal sealed class TraceContextSources : ITraceContextSource
{
    private readonly object _lock = new();
    private ITraceContextSource[] _sources = []; // replaced as a whole

    /// <summary>Gets the sources of the process.</summary>
    internal static TraceContextSources OfProcess { get; } = new();

    public bool TryGetContext(Activity activity, out LocalTraceContext context)
    {
        foreach (ITraceContextSource source in Volatile.Read(ref _sources))
        {
            if (source.TryGetContext(activity, out context)) return true;
        }

        context = default;
        return false;
    }

    public void OnPropagationError(Activity activity, string error)
    {
        // who does not know it does nothing
        foreach (ITraceContextSource source in Volatile.Read(ref _sources)) source.OnPropagationError(activity, error);
    }

    internal void Add(ITraceContextSource source)
    {
        lock (_lock) Volatile.Write(ref _sources, [.. _sources, source]);
    }

    internal void Remove(ITraceContextSource source)
    {
        lock (_lock) Volatile.Write(ref _sources, Array.FindAll(_sources, other => !ReferenceEquals(other, source)));
    }
}
