using System.Buffers;

namespace SpanPack;

/// <summary>The one limit: blocks of memory for everything that a writer holds, whether it is being written, waits or is being sent. Safe for use by any number of threads.</summary>
internal sealed class HeldMemory(long limit) : ArrayPool<byte>
{
    /// <summary>Bytes of a block: below that of objects that are collected last, so that pools share them.</summary>
    internal const int BlockBytes = SpareBlocks.BlockBytes;

    private readonly SpareBlocks _spare = new();
    private long _limit = limit;
    private long _held;

    /// <summary>Drops something that is held; <see langword="false"/> when there is nothing that may go. Called without a lock of this class.</summary>
    internal Func<bool>? Evict { get; set; }

    /// <summary>Gets the bytes that are rented.</summary>
    internal long HeldBytes => Volatile.Read(ref _held);

    /// <summary>Gets or sets the most bytes that may be rented. What is above a limit that was lowered goes when the next block is rented, or with <see cref="Trim"/>.</summary>
    internal long Limit
    {
        get => Volatile.Read(ref _limit);
        set => Volatile.Write(ref _limit, value);
    }

    /// <summary>Gets whether a block more would pass the limit.</summary>
    internal bool IsTight => HeldBytes + BlockBytes > Limit;

    /// <summary>Gets whether blocks are kept that nobody rents.</summary>
    internal bool HasSpare => _spare.HasAny;

    /// <exception cref="HeldMemoryFullException">The limit is reached, and nothing may go.</exception>
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

    /// <summary>Counts bytes that are not of this pool, also above the limit.</summary>
    /// <returns>Ends it.</returns>
    internal IDisposable Hold(long bytes)
    {
        Interlocked.Add(ref _held, bytes);
        return new Held(this, bytes);
    }

    /// <summary>Makes room for a block.</summary>
    /// <returns>Whether there is some now.</returns>
    internal bool TryMakeRoom()
    {
        while (IsTight)
        {
            if (Evict is not { } evict || !evict()) return false;
        }

        return true;
    }

    /// <summary>Drops what is above the limit, as far as it may go.</summary>
    internal void Trim()
    {
        while (HeldBytes > Limit && Evict is { } evict && evict()) { }
    }

    /// <summary>Keeps no blocks for the next segment: there may be none for long.</summary>
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
