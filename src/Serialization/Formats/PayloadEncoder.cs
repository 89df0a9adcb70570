using System.Buffers;

namespace SpanPack;

/// <summary>Builds the body of one payload after the other in one format. Sizes and limits are the business of <see cref="TracePayloadWriter"/>. Not safe for use by two threads at once.</summary>
/// <remarks>
/// <c>Reset</c>, then <c>Append</c> any number of times, then <c>Complete</c>. Formats with a string table cannot take a chunk back and go on:
/// what the chunk has put into the table would be missing from the bytes. So a roll back, or an append that throws, closes such a payload; it
/// can still be completed. What is asked after every chunk is kept here, so that one virtual call is all that a chunk takes.
/// </remarks>
internal abstract class PayloadEncoder : IDisposable
{
    public abstract TraceFormat Format { get; }

    /// <summary>Bytes of the body if it were completed now.</summary>
    public int ByteCount { get; protected set; }

    /// <summary>Structured data (<c>meta_struct</c>) that the format has no place for and that was left out, in all payloads so far, chunks included that were rolled back.</summary>
    public long DroppedStructureCount { get; protected set; }

    /// <summary>Whether the payload takes no more chunks until <see cref="Reset"/>.</summary>
    public bool IsClosed { get; protected set; }

    /// <summary>Begins an empty payload and keeps the memory.</summary>
    public abstract void Reset();

    /// <summary>Appends a chunk. When it throws, the body is what it was before.</summary>
    /// <param name="chunk">The chunk.</param>
    /// <param name="isFirstOfPayload">Whether the tags that go into a payload once go into this chunk.</param>
    /// <exception cref="InvalidOperationException">The payload is closed, or would pass 2 GiB.</exception>
    public abstract void Append(in TraceChunk chunk, bool isFirstOfPayload);

    /// <summary>Takes away the chunk that was appended last.</summary>
    public abstract void RollBack();

    /// <summary>Writes the counts into the headers. The body is valid until the next append, <see cref="Reset"/> or <see cref="Dispose"/>.</summary>
    /// <param name="chunkCount">Chunks that were appended and not rolled back.</param>
    /// <returns>The body, in as many segments as it is built in.</returns>
    public virtual ReadOnlySequence<byte> Complete(int chunkCount) => new(CompleteContiguous(chunkCount));

    /// <summary>As <see cref="Complete"/>, in one piece; copies where the body is built in several.</summary>
    /// <param name="chunkCount">Chunks that were appended and not rolled back.</param>
    public abstract ReadOnlyMemory<byte> CompleteContiguous(int chunkCount);

    /// <summary>Returns the memory to the pool.</summary>
    public abstract void Dispose();
}
