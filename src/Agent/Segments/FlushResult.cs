using System.Diagnostics;

namespace SpanPack;

/// <summary>The outcome of the chunks that a writer held when <see cref="AgentWriter.FlushAsync(CancellationToken)"/> was called.</summary>
/// <remarks>Immutable.</remarks>
/// <param name="SentChunks">Chunks that the agent has accepted.</param>
/// <param name="SentSpans">Their spans.</param>
/// <param name="DroppedChunks">Chunks that were dropped.</param>
/// <param name="DroppedSpans">Their spans.</param>
[DebuggerDisplay("{ToString(),nq}")]
public readonly record struct FlushResult(long SentChunks, long SentSpans, long DroppedChunks, long DroppedSpans)
{
    /// <summary>
    /// Gets or initializes the number of chunks that were still held when the flush timed out
    /// (<see cref="AgentWriterOptions.FlushTimeout"/>); they are sent later.
    /// </summary>
    public long HeldChunks { get; init; }

    /// <summary>Gets or initializes the number of their spans.</summary>
    public long HeldSpans { get; init; }

    /// <summary>Gets whether all chunks were sent or dropped in time.</summary>
    public bool IsComplete => HeldChunks == 0 && !IsOpen;

    /// <summary>Gets or initializes whether blocking tags kept a payload open, so that its content is unknown.</summary>
    internal bool IsOpen { get; init; }
}
