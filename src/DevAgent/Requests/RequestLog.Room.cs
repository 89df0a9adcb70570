namespace SpanPack;

/// <content>The memory that is shared by kept requests and bodies that are being read.</content>
internal sealed partial class RequestLog
{
    private readonly LinkedList<Waiting> _waiting = new();
    private long _keptBytes; // also of requests that a reader has taken and looks at
    private long _readBytes; // of bodies that are being read
    private BodyRoom? _overdrawn; // the one that may take more than there is: so not all wait for each other

    /// <summary>Reserves more room when it is available.</summary>
    /// <param name="room">The owner.</param>
    /// <param name="bytes">The number of bytes; 1 or more.</param>
    /// <param name="cancellationToken">Cancels waiting.</param>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    internal ValueTask TakeRoomAsync(BodyRoom room, int bytes, CancellationToken cancellationToken)
    {
        lock (_lock)
        {
            if (TryTake(room, bytes)) return ValueTask.CompletedTask;
            return new ValueTask(WaitAsync(_waiting.AddLast(new Waiting(room, bytes)), cancellationToken));
        }
    }

    /// <summary>Releases the room of a body that was kept or is not needed.</summary>
    internal void GiveBack(BodyRoom room)
    {
        lock (_lock)
        {
            _readBytes -= room.Bytes;
            room.Bytes = 0;
            if (_overdrawn == room) _overdrawn = null;
            AdmitWaiting();
        }
    }

    private async Task WaitAsync(LinkedListNode<Waiting> waiting, CancellationToken cancellationToken)
    {
        try
        {
            await waiting.Value.Admitted.Task.WaitAsync(cancellationToken).ConfigureAwait(false);
        }
        finally
        {
            lock (_lock)
            {
                if (waiting.List is not null) _waiting.Remove(waiting);
            }
        }
    }

    private bool TryTake(BodyRoom room, int bytes)
    {
        while (!waits && !Fits(bytes) && _kept.Count > 0) DropOldest();
        if (!Fits(bytes))
        {
            bool othersFit = _keptBytes + _readBytes - room.Bytes <= maxBytes;
            if (!othersFit || (_overdrawn is not null && _overdrawn != room)) return false;
            _overdrawn = room;
        }

        room.Bytes += bytes;
        _readBytes += bytes;
        return true;
    }

    private void Keep(long bytes, BodyRoom? room)
    {
        _keptBytes += bytes;
        if (room is not null) GiveBack(room);
        while (!waits && !Fits(0) && _kept.Count > 1) DropOldest();
    }

    private void Return(ref long held)
    {
        if (held == 0) return;
        _keptBytes -= held;
        held = 0;
        AdmitWaiting();
    }

    private void DropOldest()
    {
        _keptBytes -= RemoveOldest().Bytes;
        DroppedCount++;
    }

    private void AdmitWaiting()
    {
        LinkedListNode<Waiting>? next;
        for (LinkedListNode<Waiting>? node = _waiting.First; node is not null; node = next)
        {
            next = node.Next;
            if (!TryTake(node.Value.Room, node.Value.Bytes)) continue;
            _waiting.Remove(node);
            node.Value.Admitted.TrySetResult();
        }
    }

    private bool Fits(long bytes) => _keptBytes + _readBytes + bytes <= maxBytes;

    private sealed record Waiting(BodyRoom Room, int Bytes)
    {
        internal TaskCompletionSource Admitted { get; } = NewSignal();
    }
}
