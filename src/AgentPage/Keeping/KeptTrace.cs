namespace SpanPack;

/// <summary>
/// A kept trace: the places of its chunks, and its data for lists. It changes under the lock of the store; values read elsewhere may be
/// outdated.
/// </summary>
internal sealed class KeptTrace
{
    private const int ObjectBytes = 200; // with its place in the tables of the store

    private volatile ChunkPlace[] _chunks = new ChunkPlace[1];
    private volatile int _chunkCount;

    /// <summary>Gets its number: each new trace has a higher one.</summary>
    internal required long Sequence { get; init; }

    /// <summary>Gets the lower half of its id.</summary>
    internal required ulong Id { get; init; }

    /// <summary>Gets the upper half of its id, or 0 if no payload contained it.</summary>
    internal ulong IdUpper { get; private set; }

    /// <summary>Gets the time of its first chunk, in milliseconds since 1970.</summary>
    internal required long ReceivedAt { get; init; }

    internal long Start { get; private set; } = long.MaxValue;

    internal long End { get; private set; } = long.MinValue;

    internal int Spans { get; private set; }

    internal int Errors { get; private set; }

    internal HeadSpan Head { get; private set; } = null!; // with the first chunk

    /// <summary>Gets the places of its chunks, in the order of their arrival.</summary>
    internal ReadOnlySpan<ChunkPlace> Chunks
    {
        get
        {
            int count = _chunkCount; // first: the array may be a longer one by then, which has the same chunks
            return _chunks.AsSpan(0, count);
        }
    }

    internal long KeptBytes => ObjectBytes + HeadSpan.Bytes + (16L * _chunks.Length) + OwnTextBytes;

    /// <summary>Gets the nanoseconds from its start to its end: a number of 65 bits if clocks were wrong.</summary>
    internal double Duration => Spans == 0 ? 0 : (double)((Int128)End - Start);

    // Texts that no pool has room for.
    private long OwnTextBytes => Head.Resource.Length >= ListText.MaxUnits - 1 ? 2L * Head.Resource.Length : 0;

    /// <summary>Adds a chunk.</summary>
    internal void Add(ChunkPlace place, IndexedChunk chunk)
    {
        ChunkPlace[] chunks = _chunks;
        if (_chunkCount == chunks.Length) Array.Resize(ref chunks, 2 * chunks.Length);
        chunks[_chunkCount] = place;
        if (IdUpper == 0) IdUpper = chunk.TraceIdUpper;
        Start = Math.Min(Start, chunk.Start);
        End = Math.Max(End, chunk.End);
        Spans += chunk.SpanCount;
        Errors += chunk.Errors;
        if (Head is null || chunk.Head.IsBefore(Head)) Head = chunk.Head;
        _chunks = chunks;
        _chunkCount++;
    }
}
