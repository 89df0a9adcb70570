namespace SpanPack;

/// <summary>A body while it arrives. Memory is not reserved for claimed lengths: fifty claims of 25 MiB take no memory.</summary>
internal sealed class BodyBuffer(BodyBlocks blocks, RequestLog log, BodyRoom room) : IDisposable
{
    private readonly List<byte[]> _blocks = [];

    internal int Length { get; private set; }

    /// <summary>Gets whether the body waits for room.</summary>
    internal bool IsWaiting { get; private set; }

    private int Free => _blocks.Count * BodyBlocks.BlockBytes - Length;

    /// <summary>Adds received bytes.</summary>
    /// <param name="bytes">The bytes.</param>
    /// <param name="clock">Cancels waiting for room, which may take as long as receiving.</param>
    /// <param name="patience">The maximum of that time.</param>
    /// <exception cref="OperationCanceledException">There was no room in time.</exception>
    internal async ValueTask AddAsync(ReadOnlyMemory<byte> bytes, CancellationTokenSource clock, TimeSpan patience)
    {
        while (!bytes.IsEmpty)
        {
            if (Free == 0) await GrowAsync(clock, patience).ConfigureAwait(false);
            ReadOnlyMemory<byte> part = bytes[..Math.Min(Free, bytes.Length)];
            part.Span.CopyTo(_blocks[^1].AsSpan(BodyBlocks.BlockBytes - Free));
            Length += part.Length;
            bytes = bytes[part.Length..];
        }
    }

    /// <summary>Takes the received bytes as one array.</summary>
    internal byte[] ToArray() => Length == 0 ? [] : blocks.Join(_blocks, Length);

    public void Dispose() => _blocks.ForEach(blocks.Return);

    private async ValueTask GrowAsync(CancellationTokenSource clock, TimeSpan patience)
    {
        ValueTask taken = log.TakeRoomAsync(room, BodyBlocks.BlockBytes, clock.Token);
        if (!taken.IsCompletedSuccessfully)
        {
            IsWaiting = true;
            clock.CancelAfter(patience);
            await taken.ConfigureAwait(false);
            clock.CancelAfter(patience); // the client could not send meanwhile
            IsWaiting = false;
        }

        _blocks.Add(blocks.Rent());
    }
}
