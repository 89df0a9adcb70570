using System.Diagnostics;

namespace SpanPack.Tracing;

/// <summary>
/// The context of a span of another process, extracted from headers or created by hand. Spans with this parent continue its trace.
/// </summary>
/// <remarks>Immutable apart from <see cref="ServiceName"/>, which one thread may set before others use the context.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed class SpanContext : ISpanContext, ITraceId128
{
    /// <summary>
    /// A context without a span. As <see cref="SpanCreationSettings.Parent"/> it starts a new trace, regardless of the active scope or
    /// activity.
    /// </summary>
    public static readonly ISpanContext None = new SpanContext(null, 0);

    private readonly SamplingPriority? _priority;
    private PropagatedContext? _remote; // made at the first use

    /// <summary>Creates a context with a trace id of 64 bits.</summary>
    /// <param name="traceId">The trace id; null or 0 for a new one.</param>
    /// <param name="spanId">The id of the span; 0 for none.</param>
    /// <param name="samplingPriority">Whether the trace is kept; null if that is not decided.</param>
    /// <param name="serviceName">The service of the span; null if unknown. Children do not inherit it.</param>
    public SpanContext(ulong? traceId, ulong spanId, SamplingPriority? samplingPriority = default, string? serviceName = null)
        : this((UInt128)traceId.GetValueOrDefault(), spanId, samplingPriority, serviceName)
    {
    }

    internal SpanContext(PropagatedContext remote)
        : this(remote.TraceId, remote.ParentId, remote.Priority, serviceName: null) => _remote = remote;

    private SpanContext(UInt128 traceId, ulong spanId, SamplingPriority? priority, string? serviceName)
        => (TraceId128, SpanId, _priority, ServiceName) = (traceId, spanId, priority, serviceName);

#pragma warning disable CA1822 // members of the API whose names these are
    /// <summary>Gets the parent of the span: always null, since that is in another process.</summary>
    public ISpanContext? Parent => null;

    /// <summary>Gets the id of the parent of the span: always null, since that is in another process.</summary>
    public ulong? ParentId => null;
#pragma warning restore CA1822

    /// <summary>Gets or sets the service of the span; null if it is not known.</summary>
    public string? ServiceName { get; set; }

    /// <summary>Gets the id of the span; 0 for none.</summary>
    public ulong SpanId { get; }

    /// <summary>Gets the lower 64 bits of the trace id; 0 for a new one.</summary>
    public ulong TraceId => (ulong)TraceId128;

    /// <summary>Gets the 128-bit trace id; 0 for a new one.</summary>
    public UInt128 TraceId128 { get; }

    /// <summary>Gets whether the context is empty: there is no trace to continue.</summary>
    internal bool IsEmpty => TraceId128 == 0 && SpanId == 0 && _priority is null;

    /// <summary>Gets the context that the first span of this process continues.</summary>
    internal PropagatedContext Remote => Volatile.Read(ref _remote) ?? MakeRemote();

    /// <summary>Creates a context with a trace id of 128 bits.</summary>
    /// <param name="traceId">The trace id; 0 for a new one.</param>
    /// <param name="spanId">The id of the span; 0 for none.</param>
    /// <param name="samplingPriority">Whether the trace is kept; null if that is not decided.</param>
    /// <param name="serviceName">The service of the span; null if it is not known.</param>
    /// <returns>The context.</returns>
    public static SpanContext Create(UInt128 traceId, ulong spanId, SamplingPriority? samplingPriority = null, string? serviceName = null)
        => new(traceId, spanId, samplingPriority, serviceName);

    /// <summary>Returns both ids in hexadecimal, for display.</summary>
    /// <returns>The ids, and the priority if there is one.</returns>
    public override string ToString() => $"{TraceId128:x32} {SpanId:x16} {_priority}";

    private PropagatedContext MakeRemote()
    {
        var made = new PropagatedContext
        {
            TraceId = TraceId128 == 0
            ? SpanIds.NewTraceId()
            : TraceId128, ParentId = SpanId, Priority = _priority
        };
        return Interlocked.CompareExchange(ref _remote, made, null) ?? made;
    }
}
