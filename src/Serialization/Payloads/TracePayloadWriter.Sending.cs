namespace SpanPack;

/// <content>Chunks of any number and size, in as many payloads as they need.</content>
public sealed partial class TracePayloadWriter
{
    /// <summary>Appends a chunk. If the payload is full, passes it to a callback first and starts the next.</summary>
    /// <param name="chunk">The chunk.</param>
    /// <param name="send">
    /// Receives a full payload, and copies or sends its bytes before it returns; not null. If it throws, the exception is rethrown, the
    /// chunk is not appended, and the payload is passed again next time.
    /// </param>
    /// <exception cref="ArgumentNullException"><paramref name="send"/> is null.</exception>
    /// <exception cref="ChunkTooLargeException">The chunk is too large for any payload.</exception>
    /// <exception cref="InvalidOperationException">
    /// The payload would exceed 2 GiB: it is unchanged. Or <paramref name="send"/>, or a tag class, uses the writer.
    /// </exception>
    /// <exception cref="ObjectDisposedException">The writer was disposed.</exception>
    public void Append(in TraceChunk chunk, Action<FinishedPayload> send)
    {
        ArgumentNullException.ThrowIfNull(send);
        if (TryAppend(chunk)) return;
        Flush(send);
        AppendFirst(chunk);
    }

    /// <summary>Appends a chunk. If the payload is full, sends it first and starts the next.</summary>
    /// <param name="chunk">The chunk.</param>
    /// <param name="send">
    /// Sends a full payload; not null. The writer must not be used until it is done. If it throws, the exception is rethrown, the chunk is
    /// not appended, and the payload is sent again next time.
    /// </param>
    /// <param name="cancellationToken">Passed to <paramref name="send"/>.</param>
    /// <exception cref="ArgumentNullException"><paramref name="send"/> is null.</exception>
    /// <exception cref="ChunkTooLargeException">The chunk is too large for any payload.</exception>
    /// <exception cref="InvalidOperationException">
    /// The payload would exceed 2 GiB: it is unchanged. Or <paramref name="send"/>, or a tag class, uses the writer.
    /// </exception>
    /// <exception cref="ObjectDisposedException">The writer was disposed.</exception>
    public ValueTask AppendAsync(in TraceChunk chunk, Func<FinishedPayload, CancellationToken, ValueTask> send,
        CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(send);
        return TryAppend(chunk) ? default : FlushAndAppendAsync(chunk, send, cancellationToken);
    }

    /// <summary>Passes the remaining payload to a callback and starts an empty one; has no effect without chunks.</summary>
    /// <param name="send">Receives the payload; not null. If it throws, the exception is rethrown and the payload is kept.</param>
    /// <exception cref="ArgumentNullException"><paramref name="send"/> is null.</exception>
    /// <exception cref="InvalidOperationException"><paramref name="send"/>, or a tag class, uses the writer.</exception>
    public void Flush(Action<FinishedPayload> send)
    {
        ArgumentNullException.ThrowIfNull(send);
        if (_chunkCount > 0) HandOver(send, Complete());
        Reset();
    }

    /// <summary>Sends the remaining payload and starts an empty one; has no effect without chunks.</summary>
    /// <param name="send">Sends the payload; not null. If it throws, the exception is rethrown and the payload is kept.</param>
    /// <param name="cancellationToken">Passed to <paramref name="send"/>.</param>
    /// <exception cref="ArgumentNullException"><paramref name="send"/> is null.</exception>
    /// <exception cref="InvalidOperationException"><paramref name="send"/>, or a tag class, uses the writer.</exception>
    public async ValueTask FlushAsync(Func<FinishedPayload, CancellationToken, ValueTask> send,
        CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(send);
        if (_chunkCount > 0) await HandOverAsync(send, Complete(), cancellationToken).ConfigureAwait(false);
        Reset();
    }

    private void HandOver(Action<FinishedPayload> send, FinishedPayload payload)
    {
        _isEntered = true;
        try
        {
            send(payload);
        }
        finally
        {
            _isEntered = false;
        }
    }

    private async ValueTask HandOverAsync(Func<FinishedPayload, CancellationToken, ValueTask> send, FinishedPayload payload,
        CancellationToken cancellation)
    {
        _isEntered = true;
        try
        {
            await send(payload, cancellation).ConfigureAwait(false);
        }
        finally
        {
            _isEntered = false;
        }
    }

    private async ValueTask FlushAndAppendAsync(TraceChunk chunk, Func<FinishedPayload, CancellationToken, ValueTask> send,
        CancellationToken cancellation)
    {
        await FlushAsync(send, cancellation).ConfigureAwait(false);
        AppendFirst(chunk);
    }

    private void AppendFirst(in TraceChunk chunk)
    {
        if (!TryAppend(chunk)) throw new ChunkTooLargeException(_lastTooLarge, _maxBytes);
    }
}
