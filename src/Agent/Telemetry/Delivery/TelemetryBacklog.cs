namespace SpanPack;

/// <summary>
/// Waiting messages, up to a number of bytes: the oldest are dropped for newer ones, and counted. One thread at a time changes it.
/// </summary>
internal sealed class TelemetryBacklog(long maxBytes, TelemetryLosses losses)
{
    private readonly Queue<TelemetryMessage> _waiting = new();
    private long _bytes;
    private long _sendingBytes; // of the body that is under way: it does not go

    /// <summary>Gets the bytes that are held.</summary>
    internal long HeldBytes => Volatile.Read(ref _bytes) + Volatile.Read(ref _sendingBytes);

    internal void Add(TelemetryMessage message)
    {
        _waiting.Enqueue(message);
        Volatile.Write(ref _bytes, _bytes + message.Bytes);
        while (HeldBytes > maxBytes && _waiting.Count > 0) Drop();
    }

    internal TelemetryMessage? Peek() => _waiting.TryPeek(out TelemetryMessage? message) ? message : null;

    /// <summary>Takes the oldest message for the body under construction.</summary>
    internal TelemetryMessage Take()
    {
        TelemetryMessage message = _waiting.Dequeue();
        Volatile.Write(ref _sendingBytes, _sendingBytes + message.Bytes);
        Volatile.Write(ref _bytes, _bytes - message.Bytes);
        return message;
    }

    /// <summary>Records the end of the current body.</summary>
    internal void EndBody() => Volatile.Write(ref _sendingBytes, 0);

    internal void Clear()
    {
        while (_waiting.Count > 0) Drop();
        EndBody();
    }

    private void Drop()
    {
        TelemetryMessage message = _waiting.Dequeue();
        Volatile.Write(ref _bytes, _bytes - message.Bytes);
        losses.Count();
    }
}
