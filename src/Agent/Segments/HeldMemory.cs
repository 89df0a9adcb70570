using System.Buffers;

namespace SpanPack;

/// <summary>
/// The memory limit of a writer: blocks for everything that it holds, whether it is being written, waits or is being sent. Safe for use by
/// any number of threads.
/// </summary>
internal sealed class HeldMemory(long limit) : ArrayPool<byte>
{
    /// <summary>The size of a block in bytes: below that of the large object heap, so that pools share them.</summary>
    internal const int BlockBytes = SpareBlocks.BlockBytes;

    private readonly SpareBlocks _spare = new();
    private long _limit = limit;
    private long _held;

    /// <summary>Drops a held payload; <see langword="false"/> when there is none to drop. Called without a lock of this class.</summary>
    internal Func<bool>? Evict { get; set; }

    /// <summary>Gets the bytes that are rented.</summary>
    internal long HeldBytes => Volatile.Read(ref _held);

    /// <summary>
    /// Gets or sets the most bytes that may be rented. After it is lowered, the excess is released when the next block is rented, or by
    /// <see cref="Trim"/>.
    /// </summary>
    internal long Limit
    {
        get => Volatile.Read(ref _limit);
        set => Volatile.Write(ref _limit, value);
    }

    /// <summary>Gets whether another block would exceed the limit.</summary>
    internal bool IsTight => HeldBytes + BlockBytes > Limit;

    /// <summary>Gets whether there are unused blocks.</summary>
    internal bool HasSpare => _spare.HasAny;

    /// <exception cref="HeldMemoryFullException">The limit is reached, and nothing can be dropped.</exception>
    public override byte[] Rent(int minimumLength)
    {
        byte[] array = (minimumLength == BlockBytes ? _spare.Take() : null) ?? Shared.Rent(minimumLength);
        while (!TryHold(array.Length))
        {
            if (Evict is { } evict && evict()) continue;
            Keep(array);
            throw new HeldMemoryFullException();
        }

        return array;
    }

    public override void Return(byte[] array, bool clearArray = false)
    {
        Interlocked.Add(ref _held, -array.Length);
        if (clearArray) Array.Clear(array);
        Keep(array);
    }

    /// <summary>Counts bytes outside of this pool, also above the limit.</summary>
    /// <returns>Ends the counting when disposed.</returns>
    internal IDisposable Hold(long bytes)
    {
        Interlocked.Add(ref _held, bytes);
        return new Held(this, bytes);
    }

    /// <summary>Makes room for a block.</summary>
    /// <returns>Whether there is room now.</returns>
    internal bool TryMakeRoom()
    {
        while (IsTight)
        {
            if (Evict is not { } evict || !evict()) return false;
        }

        return true;
    }

    /// <summary>Drops payloads above the limit, as far as possible.</summary>
    internal void Trim()
    {
        while (HeldBytes > Limit && Evict is { } evict && evict()) { }
    }

    /// <summary>Releases unused blocks, because the next segment may be far away.</summary>
    internal void ReleaseSpare() => _spare.Clear();

    private void Keep(byte[] array)
    {
        if (!_spare.TryKeep(array)) Shared.Return(array);
    }

    private bool TryHold(int bytes)
    {
        long held = HeldBytes;
        while (held + bytes <= Limit)
        {
            long seen = Interlocked.CompareExchange(ref _held, held + bytes, held);
            if (seen == held) return true;
            held = seen;
        }

        return false;
    }

    private sealed class Held(HeldMemory memory, long bytes) : IDisposable
    {
        private long _bytes = bytes;

        public void Dispose() => Interlocked.Add(ref memory._held, -Interlocked.Exchange(ref _bytes, 0));
    }
}
