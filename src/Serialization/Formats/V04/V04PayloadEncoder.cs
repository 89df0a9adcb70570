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

    public override void Append(in TraceChunk chunk, bool isFirstOfPayload)
    {
        int byteCount = _formatter.Write(Buffer, chunk, isFirstOfPayload);
        EndChunk(ByteCount + byteCount);
    }
}
