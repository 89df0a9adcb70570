using System.Diagnostics;

namespace SpanPack;

/// <summary>How much something was.</summary>
/// <remarks>Immutable.</remarks>
/// <param name="Chunks">Chunks.</param>
/// <param name="Spans">Their spans.</param>
/// <param name="Bytes">Their bytes as they were written; 0 for chunks that never were.</param>
[DebuggerDisplay("{ToString(),nq}")]
public readonly record struct AgentWriterAmounts(long Chunks, long Spans, long Bytes);
