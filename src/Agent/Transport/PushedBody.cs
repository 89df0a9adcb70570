namespace SpanPack;

/// <summary>A body that is streamed in chunks while it is serialized. When that fails, its last chunk is never written.</summary>
internal sealed class PushedBody(JsonPost json) : RequestBody
{
    private long _sentBytes;

    internal override long? Length => null;

    internal override long SentBytes => _sentBytes;

    internal override async ValueTask WriteAsync(HeadBuffer head, ConnectionStream connection, CancellationToken cancellation)
    {
        await connection.WriteAsync(head.Written, CancellationToken.None).ConfigureAwait(false);
        using var chunks = new ChunkedStream(connection);
        using var stream = new PushStream(chunks);
        try
        {
            await json.PushAsync(stream, cancellation).ConfigureAwait(false);
            await chunks.EndAsync().ConfigureAwait(false);
        }
        finally
        {
            _sentBytes = stream.Bytes;
        }
    }
}
