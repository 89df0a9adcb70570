namespace SpanPack;

/// <summary>The part of another package in the tracing of a host.</summary>
/// <remarks>Called once, before other hosted services are created.</remarks>
internal interface ITracingPart
{
    /// <summary>Starts.</summary>
    /// <param name="collector">The collector of the host.</param>
    /// <returns>The part; disposing it ends it.</returns>
    public IDisposable Begin(ActivityTraceCollector collector);
}
