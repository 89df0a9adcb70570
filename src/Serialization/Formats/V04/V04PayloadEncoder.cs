namespace SpanPack;

/// <summary>Builds v0.4 payloads: an array of chunks.</summary>
internal sealed class V04PayloadEncoder : PayloadEncoder
{
    private readonly SpanMessagePackFormatter _formatter;

    internal V04PayloadEncoder(SpanMessagePackFormatter formatter, PayloadMemory memory = default)
        : base(memory)
    {
        _formatter = formatter;
        Begin();
    }

    public override TraceFormat Format => TraceFormat.V04;

    protected override void BeginPayload() => Chunks.Append([MessagePackCode.Array32, 0, 0, 0, 0]);

    protected override void WriteChunk(in TraceChunk chunk, bool isFirstOfPayload) => _formatter.Write(Chunks, chunk, isFirstOfPayload);
}
