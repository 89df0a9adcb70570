namespace SpanPack;

/// <summary>
/// Builds v1.0 payloads: integer keys, and every string written once, where it first occurs. Source: docs/protocol.md#v10.
/// </summary>
internal sealed class V1PayloadEncoder : PayloadEncoder
{
    private readonly ChunkRules _rules;
    private readonly string?[] _texts;
    private readonly KeyValuePair<string, TagValue>[] _attributes;
    private readonly V1BoundTemplates _bound = new();
    private readonly PayloadStringTable _table;

    /// <param name="process">The tags of the process; null to write chunks as they are.</param>
    /// <param name="header">The fields of every payload.</param>
    /// <param name="memory">The memory of payloads.</param>
    internal V1PayloadEncoder(ProcessTags? process, TracePayloadHeader header, PayloadMemory memory = default)
        : base(memory)
    {
        _rules = new ChunkRules(process, nativeEvents: true);
        _texts = header.Texts;
        _attributes = header.AttributesWith(process);
        _table = new PayloadStringTable(StringHash.OfProcess, Chunks, isDictionary: false, V1Fields.TypeString, V1Fields.TypeDouble);
        Begin();
    }

    public override TraceFormat Format => TraceFormat.V1;

    /// <summary>Strings of the payload, the empty one included.</summary>
    internal int StringCount => _table.Count;

    protected override bool HasTable => true;

    public override void Dispose()
    {
        base.Dispose();
        _table.Dispose();
    }

    public override bool Takes(scoped ref readonly TemplatedChunk chunk, bool isFirstOfPayload)
    {
        if (!ReferenceEquals(chunk.Process, _rules.Process)) return false;
        foreach (ref readonly TemplatedSpan span in chunk.Spans)
        {
            if (span.Template.V1 is null) return false;
        }

        return true;
    }

    protected override void ForgetTexts()
    {
        _table.Clear();
        _bound.Clear();
    }

    protected override void BeginPayload()
    {
        IndexedState.Create(Chunks, _table, out IndexedState state);
        ref byte cursor = ref state.Window.Reserve(ref state.Window.Start, 1);
        state.Fields = 1;
        cursor = ref Cursor.Skip(ref cursor, 1);
        byte field = V1Fields.PayloadTexts;
        foreach (string? text in _texts) cursor = ref V1ValueWriter.WriteText(ref state, ref cursor, field++, text);
        cursor = ref V1ValueWriter.WriteField(ref state, ref cursor, V1Fields.PayloadAttributes, _attributes);
        cursor = ref state.Window.Reserve(ref cursor, 1 + CountHeader.MaxSize);
        cursor = ref MessagePackPrimitives.WriteByte(ref cursor, V1Fields.PayloadChunks);
        RawBytes.WriteCode32(ref cursor, MessagePackCode.Array32, 0); // in its widest form, so that the count can be written last
        state.Window.At(0) = (byte)(MessagePackCode.MinFixMap | state.Fields);
        state.Window.Commit(ref Cursor.Skip(ref cursor, CountHeader.MaxSize));
    }

    protected override void WriteChunk(in TraceChunk chunk, bool isFirstOfPayload)
    {
        // The tags that go into a payload once are its attributes here, so no span is the first of the payload.
        IndexedState.Create(Chunks, _table, out IndexedState state);
        ChunkContext.Create(in chunk, _rules, isFirstOfPayload: false, out state.Context);
        state.End(ref V1ChunkWriter.Write(ref state, ref state.Window.Start));
    }

    protected override void WriteChunk(scoped ref readonly TemplatedChunk chunk)
    {
        IndexedState.Create(Chunks, _table, out IndexedState state);
        state.Window.Commit(ref V1ChunkWriter.Write(ref state, ref state.Window.Start, in chunk, _bound));
    }
}
