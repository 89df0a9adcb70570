namespace SpanPack.Tool;

/// <summary>The selected spans.</summary>
/// <param name="Trace">A trace, or null for all.</param>
/// <param name="Service">A service, or null for all.</param>
internal sealed record SpanFilter(TraceIdFilter? Trace, string? Service)
{
    internal bool IsEmpty => Trace is null && Service is null;

    internal bool MatchesService(string? service) => Service is null || Service == (service ?? string.Empty);

    internal bool MatchesTrace(UInt128 id) => Trace is null || Trace.Matches(id);
}
