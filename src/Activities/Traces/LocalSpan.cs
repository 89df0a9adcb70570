using System.Diagnostics;

namespace SpanPack;

/// <summary>
/// A span that the program starts and ends, and its place in a local trace. A trace of one span needs no <see cref="LocalTrace"/>: it is
/// created with the first child, or when the context is requested.
/// </summary>
/// <remarks>Ended by one thread; all other members may be used by any number of threads.</remarks>
/// <param name="span">The span, without ids and times.</param>
[DebuggerDisplay("{ToString(),nq}")]
internal abstract class LocalSpan(Span span)
{
    private const sbyte Undecided = (sbyte)SamplingPriority.None;

    private static readonly LocalTrace s_sent = new();

    private readonly Span _span = span;
    private LocalTrace? _trace;
    private int _isEnded;
    private volatile sbyte _byHand = Undecided;

    /// <summary>Gets the span: ids, times and tags.</summary>
    internal Span Span => _span;

    /// <summary>Gets whether the span has ended. It does not change any more then.</summary>
    internal bool IsEnded => Volatile.Read(ref _isEnded) != 0;

    /// <summary>Gets the traces of the collector, which include its trace; null if nothing is collected.</summary>
    internal abstract LocalTraces? Traces { get; }

    /// <summary>Gets the timestamp of the start; 0 if the program has set the start.</summary>
    internal long Timestamp { get; private set; }

    /// <summary>Gets the sampling priority of the trace; null while undecided.</summary>
    internal SamplingPriority? Priority => Known is { } trace ? trace.Sampling.Read().Priority : ByHand;

    /// <summary>Gets the sampling priority that the program set on a trace of this span alone; null for none.</summary>
    internal SamplingPriority? ByHand => _byHand == Undecided ? null : (SamplingPriority)_byHand;

    private LocalTrace? Known => Volatile.Read(ref _trace) is { } trace && !ReferenceEquals(trace, s_sent) ? trace : null;

    public override string ToString() => $"{_span}{(IsEnded ? ", ended" : "")}";

    /// <summary>Starts the span.</summary>
    /// <param name="trace">The trace; null for a new one without known data.</param>
    /// <param name="timestamp">The start; 0 if the program has set it.</param>
    internal void Begin(LocalTrace? trace, long timestamp)
    {
        Timestamp = timestamp;
        Volatile.Write(ref _trace, trace);
    }

    /// <summary>Ends the span.</summary>
    /// <returns>False if it had ended before.</returns>
    internal bool TryEnd() => Interlocked.Exchange(ref _isEnded, 1) == 0;

    /// <summary>Determines whether the ended span is its whole trace. A child that starts later has a trace whose root is sent.</summary>
    internal bool IsAlone() => Interlocked.CompareExchange(ref _trace, s_sent, null) is null;

    /// <summary>Gets the trace, which is created at the first use. Not for a span that is not collected.</summary>
    internal LocalTrace GetTrace() => Known ?? MakeTrace();

    /// <summary>Sets the sampling priority of the trace.</summary>
    internal void Decide(SamplingPriority priority)
    {
        _byHand = (sbyte)Math.Clamp((int)priority, sbyte.MinValue + 1, sbyte.MaxValue);
        Interlocked.MemoryBarrier(); // who makes the trace now sees it, or is seen here
        Known?.Sampling.Decide(priority);
    }

    private LocalTrace MakeTrace()
    {
        LocalTrace? before = Volatile.Read(ref _trace);
        LocalTrace made = Traces!.Begin(_span, remote: null);
        if (before is not null) made.OnRootEnded();
        LocalTrace? now = Interlocked.CompareExchange(ref _trace, made, before);
        if (!ReferenceEquals(now, before)) return GetTrace(); // of another thread; or the span is just sent
        if (ByHand is { } priority) made.Sampling.Decide(priority);
        return made;
    }
}
