namespace SpanPack;

/// <summary>Builds v0.7 payloads: the fields of the payload, the last of which is an array of chunks.</summary>
internal sealed class V07PayloadEncoder : PayloadEncoder
{
    private readonly PayloadHeader _header;
    private readonly ChunkRules _rules;

    internal V07PayloadEncoder(TracePayloadHeader header, ProcessTags? process, bool nativeEvents, PayloadMemory memory)
        : base(memory)
    {
        _header = new PayloadHeader(header, process);
        _rules = new ChunkRules(process, nativeEvents || process is null); // the JSON form is a tag of the tracer
        Begin();
    }

    public override TraceFormat Format => TraceFormat.V07;

    protected override void BeginPayload() => Chunks.Append(_header.Bytes);

    protected override void WriteChunk(in TraceChunk chunk, bool isFirstOfPayload)
    {
        // What goes into a payload once is a field of the payload here, so no chunk is the first for it.
        V04State.Create(in chunk, _rules, isFirstOfPayload: false, out V04State state);
        OutputWindow.Open(Chunks, out state.Window);
        state.End(ref V07ChunkWriter.Write(ref state, ref state.Window.Start));
    }
}
