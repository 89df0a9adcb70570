using System.Diagnostics;

namespace SpanPack;

/// <summary>What became of the chunks that a writer held when <see cref="AgentWriter.FlushAsync(CancellationToken)"/> was called.</summary>
/// <remarks>Immutable.</remarks>
/// <param name="SentChunks">Chunks that the agent has taken.</param>
/// <param name="SentSpans">Their spans.</param>
/// <param name="DroppedChunks">Chunks that were dropped.</param>
/// <param name="DroppedSpans">Their spans.</param>
[DebuggerDisplay("{ToString(),nq}")]
public readonly record struct FlushResult(long SentChunks, long SentSpans, long DroppedChunks, long DroppedSpans);
