namespace SpanPack.Tracing;

/// <summary>A context that has all bits of its trace id.</summary>
internal interface ITraceId128
{
    /// <summary>Gets the trace id.</summary>
    public UInt128 TraceId128 { get; }
}
