using System.Diagnostics;

namespace SpanPack;

/// <summary>What became of the chunks that a writer held when <see cref="AgentWriter.FlushAsync(CancellationToken)"/> was called.</summary>
/// <remarks>Immutable.</remarks>
/// <param name="SentChunks">Chunks that the agent has taken.</param>
/// <param name="SentSpans">Their spans.</param>
/// <param name="DroppedChunks">Chunks that were dropped.</param>
/// <param name="DroppedSpans">Their spans.</param>
[DebuggerDisplay("{ToString(),nq}")]
public readonly record struct FlushResult(long SentChunks, long SentSpans, long DroppedChunks, long DroppedSpans)
{
    /// <summary>Gets or initializes chunks that were still held when the time of the flush was over (<see cref="AgentWriterOptions.FlushTimeout"/>): sending goes on.</summary>
    public long HeldChunks { get; init; }

    /// <summary>Gets or initializes their spans.</summary>
    public long HeldSpans { get; init; }

    /// <summary>Gets whether all chunks were sent or dropped in time.</summary>
    public bool IsComplete => HeldChunks == 0 && !IsOpen;

    /// <summary>Gets or initializes whether tags that block kept a payload open, so that what it holds is not known.</summary>
    internal bool IsOpen { get; init; }
}
