namespace SpanPack;

/// <summary>A body that is sent, in chunks, while it is made. When that fails, its last chunk is never written.</summary>
internal sealed class PushedBody(JsonPost json) : RequestBody
{
    internal override long SentBytes => json.PushedBytes;

    protected override Task WriteAsync(Stream stream, CancellationToken cancellation) => json.PushAsync(stream);

    protected override bool TryComputeLength(out long length)
    {
        length = 0;
        return false;
    }
}
