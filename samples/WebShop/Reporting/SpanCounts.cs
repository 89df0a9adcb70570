namespace WebShop.Reporting;

/// <summary>What a service says of its spans.</summary>
/// <param name="Made">Activities that became spans.</param>
/// <param name="Sent">Spans that the agent has taken.</param>
/// <param name="Dropped">Spans that are lost.</param>
/// <param name="Bytes">Bytes of the payloads that the agent has taken.</param>
internal sealed record SpanCounts(long Made, long Sent, long Dropped, long Bytes);
