namespace SpanPack;

/// <summary>A body that is streamed in chunks while it is serialized. When that fails, its last chunk is never written.</summary>
internal sealed class PushedBody(JsonPost json) : RequestBody
{
    private PushStream? _stream;

    internal override long SentBytes => _stream?.Bytes ?? 0;

    protected override Task WriteAsync(Stream stream, CancellationToken cancellation)
        => json.PushAsync(_stream = new PushStream(stream), cancellation);

    protected override bool TryComputeLength(out long length)
    {
        length = 0;
        return false;
    }
}
