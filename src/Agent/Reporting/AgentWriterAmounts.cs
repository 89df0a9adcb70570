using System.Diagnostics;

namespace SpanPack;

/// <summary>An amount of traces.</summary>
/// <remarks>Immutable.</remarks>
/// <param name="Chunks">Chunks.</param>
/// <param name="Spans">Their spans.</param>
/// <param name="Bytes">Their serialized bytes; 0 for chunks that were never serialized.</param>
[DebuggerDisplay("{ToString(),nq}")]
public readonly record struct AgentWriterAmounts(long Chunks, long Spans, long Bytes);
