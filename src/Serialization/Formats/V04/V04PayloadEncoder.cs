namespace SpanPack;

/// <summary>Builds v0.4 payloads: an array of chunks.</summary>
internal sealed class V04PayloadEncoder : ChunkArrayEncoder
{
    private readonly SpanMessagePackFormatter _formatter;

    internal V04PayloadEncoder(SpanMessagePackFormatter formatter)
    {
        _formatter = formatter;
        Reset();
    }

    public override TraceFormat Format => TraceFormat.V04;

    protected override ReadOnlySpan<byte> Prefix => [MessagePackCode.Array32, 0, 0, 0, 0];

    protected override void Write(PayloadBuffer buffer, in TraceChunk chunk, bool isFirstOfPayload) => _formatter.Write(buffer, chunk, isFirstOfPayload);
}
