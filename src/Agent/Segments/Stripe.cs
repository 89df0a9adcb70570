namespace SpanPack;

/// <summary>A segment that is being written, and its lock. Only a thread that has entered may write.</summary>
internal sealed class Stripe(SegmentFactory factory, SegmentQueue queue, WriterTotals totals, WakeUp wakeUp)
{
    private PaddedInt _owner; // id of the thread that has entered; 0 for none
    private WriteSettings? _settings;
    private TracePayloadWriter? _writer;
    private bool _isDisposed;

    /// <summary>Gets whether this thread has entered, as when a tag writes while it is being written.</summary>
    internal bool IsOwn => Volatile.Read(ref _owner.Value) == Environment.CurrentManagedThreadId;

    internal bool TryEnter()
        => Volatile.Read(ref _owner.Value) == 0
            && Interlocked.CompareExchange(ref _owner.Value, Environment.CurrentManagedThreadId, 0) == 0;

    internal void Exit() => Volatile.Write(ref _owner.Value, 0);

    /// <summary>Writes a chunk, or counts why it was dropped.</summary>
    internal void Write(in TraceChunk chunk)
    {
        try
        {
            TracePayloadWriter? writer = _writer;
            if (writer is null || writer.ChunkCount == 0)
            {
                if (_isDisposed)
                {
                    totals.CountDropped(DropReason.Disposed, 1, chunk.SpanCount, 0);
                    return;
                }

                writer = Begin();
            }

            if (factory.Memory.IsTight && !factory.Memory.TryMakeRoom())
            {
                Refuse(chunk);
                return;
            }

            if (!writer.TryAppend(chunk)) AppendToNext(writer, chunk);
            // only what is closed can go for something newer
            if (writer.IsFull || writer.ByteCount > factory.Memory.Limit / 4) Close(writer);
        }
        catch (HeldMemoryFullException)
        {
            Refuse(chunk);
        }
        catch (Exception)
        {
            totals.CountDropped(DropReason.Failed, 1, chunk.SpanCount, 0); // what tags of the program throw is not for who ends a trace
        }
    }

    /// <summary>Writes a chunk from its templates, if possible now.</summary>
    /// <returns>False if it was neither written nor counted; its spans must then be written.</returns>
    internal bool TryWrite(scoped ref readonly TemplatedChunk chunk)
    {
        try
        {
            TracePayloadWriter? writer = _writer;
            if (writer is null || writer.ChunkCount == 0)
            {
                if (_isDisposed) return false;
                writer = Begin();
            }

            if (factory.Memory.IsTight || !writer.TryAppendByTemplates(in chunk)) return false;
            if (writer.IsFull || writer.ByteCount > factory.Memory.Limit / 4) Close(writer);
            return true;
        }
        catch (HeldMemoryFullException)
        {
            return false;
        }
    }

    /// <summary>Closes the open payload. The caller must have entered.</summary>
    /// <returns>The payload, or null when there is none.</returns>
    internal DetachedPayload? Take() => _writer is { ChunkCount: > 0 } writer ? writer.Detach() : null;

    /// <summary>Ends the stripe after its payload was taken. The caller must have entered.</summary>
    internal void Dispose()
    {
        _isDisposed = true;
        _writer?.Dispose();
        _writer = null;
    }

    /// <summary>Drops the open payload when the writer ends. The caller must have entered.</summary>
    internal void Abandon()
    {
        if (Take() is { } payload)
        {
            totals.CountDropped(DropReason.Shutdown, payload.ChunkCount, payload.SpanCount, payload.ByteCount);
            payload.Dispose();
        }

        Dispose();
    }

    private TracePayloadWriter Begin()
    {
        WriteSettings settings = factory.Settings;
        if (_writer is null || settings != _settings)
        {
            _writer?.Dispose();
            _writer = null; // if there is no memory for another
            _writer = factory.Create(settings);
            _settings = settings;
        }

        wakeUp.Signal(); // it is closed in time
        return _writer;
    }

    // The payload is full with it, or it is too large for any.
    private void AppendToNext(TracePayloadWriter writer, in TraceChunk chunk)
    {
        if (writer.ChunkCount > 0)
        {
            Close(writer);
            if (writer.TryAppend(chunk)) return;
        }

        if (chunk.SpanCount == 1)
        {
            totals.CountDropped(DropReason.TooLarge, 1, 1, 0);
            return;
        }

        (TraceChunk first, TraceChunk second) = ChunkCutter.Cut(chunk);
        Write(first);
        Write(second);
    }

    private void Refuse(in TraceChunk chunk)
    {
        if (_writer is { ChunkCount: 0 } empty) empty.ReturnMemory();
        totals.CountDropped(DropReason.Full, 1, chunk.SpanCount, 0);
    }

    private void Close(TracePayloadWriter writer)
    {
        queue.Add(new Segment([writer.Detach()]));
        wakeUp.Signal();
    }
}
