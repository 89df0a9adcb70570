namespace SpanPack;

/// <summary>A value of a facet.</summary>
/// <param name="Value">The service, status or operation.</param>
/// <param name="Traces">The number of traces that have it.</param>
/// <param name="Errors">The number of these with a span that is an error.</param>
internal sealed record FacetValue(string Value, long Traces, long Errors);
