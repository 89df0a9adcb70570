using System.Diagnostics;

namespace SpanPack;

/// <summary>The outcomes of activities. Safe for any number of threads.</summary>
[DebuggerDisplay("{ToString(),nq}")]
internal sealed class TraceCounts
{
    private readonly StripedNumber _spans = new(); // each trace changes it
    private long _filtered;
    private long _unusable;
    private long _partial;
    private long _misuses;

    /// <summary>Gets the number passed to the writer.</summary>
    internal long Spans => _spans.Sum;

    /// <summary>Gets the number that the program has filtered.</summary>
    internal long Filtered => Volatile.Read(ref _filtered);

    /// <summary>Gets the number without W3C ids or that cannot be mapped.</summary>
    internal long Unusable => Volatile.Read(ref _unusable);

    /// <summary>Gets the number of chunks that were sent before their local root had ended.</summary>
    internal long Partial => Volatile.Read(ref _partial);

    /// <summary>Gets the number of uses of spans without effect (<see cref="TracingMisuse"/>).</summary>
    internal long Misuses => Volatile.Read(ref _misuses);

    public override string ToString() => $"{Spans} spans, {Filtered} filtered, {Unusable} unusable, {Partial} partial chunks";

    internal void AddSpans(int count) => _spans.Add(StripedNumber.PartOfThread, count);

    internal void AddFiltered(int count) => Interlocked.Add(ref _filtered, count);

    internal void AddUnusable() => Interlocked.Increment(ref _unusable);

    internal void AddMisuse() => Interlocked.Increment(ref _misuses);

    internal void AddPartial() => Interlocked.Increment(ref _partial);
}
