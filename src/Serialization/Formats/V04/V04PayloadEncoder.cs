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

    // The tags that go into a payload once are in no template: the first chunk has them.
    public override bool Takes(scoped ref readonly TemplatedChunk chunk, bool isFirstOfPayload)
    {
        if (isFirstOfPayload || !ReferenceEquals(chunk.Process, _formatter.ProcessTags)
            || (chunk.HasEvents && !_formatter.NativeSpanEvents))
            return false;
        foreach (ref readonly TemplatedSpan span in chunk.Spans)
        {
            if (span.Template.V04 is null) return false;
        }

        return true;
    }

    protected override void BeginPayload() => Chunks.Append([MessagePackCode.Array32, 0, 0, 0, 0]);

    protected override void WriteChunk(in TraceChunk chunk, bool isFirstOfPayload) => _formatter.Write(Chunks, chunk, isFirstOfPayload);

    protected override void WriteChunk(scoped ref readonly TemplatedChunk chunk)
    {
        var window = new OutputWindow(Chunks);
        window.Commit(ref V04ChunkWriter.Write(ref window, ref window.Start, in chunk));
    }
}
