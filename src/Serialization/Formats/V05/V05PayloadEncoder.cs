using System.Buffers.Binary;

namespace SpanPack;

/// <summary>
/// Builds v0.5 payloads: a dictionary of strings, and traces that refer to it. They are built side by side and sent one after the other.
/// Source: docs/protocol.md#v05.
/// </summary>
internal sealed class V05PayloadEncoder : PayloadEncoder
{
    private const int DictionaryCountOffset = 2; // after the header of the payload and the code of array 32

    private readonly ChunkRules _rules;
    private readonly PayloadBuffer _dictionary;
    private readonly PayloadStringTable _table;
    private PayloadPlace _lastText;
    private int _lastCount;

    /// <param name="process">The tags of the process; null to write chunks as they are.</param>
    /// <param name="memory">The memory of payloads.</param>
    internal V05PayloadEncoder(ProcessTags? process, PayloadMemory memory = default)
        : base(memory, hasHead: true)
    {
        _rules = new ChunkRules(process, nativeEvents: false);
        _dictionary = Head!;
        _table = new PayloadStringTable(StringHash.OfProcess, _dictionary, isDictionary: true, textType: 0, numberType: 0);
        Begin();
    }

    public override TraceFormat Format => TraceFormat.V05;

    protected override bool HasTable => true;

    public override void Dispose()
    {
        base.Dispose();
        _table.Dispose();
    }

    protected override void ForgetTexts() => _table.Clear();

    protected override void BeginPayload()
    {
        // The empty string has index 0.
        _dictionary.Append([MessagePackCode.MinFixArray | 2, MessagePackCode.Array32, 0, 0, 0, 0, MessagePackCode.MinFixStr]);
        Chunks.Append([MessagePackCode.Array32, 0, 0, 0, 0]);
        (_lastText, _lastCount) = (_dictionary.Place, _table.Count);
    }

    protected override void WriteChunk(in TraceChunk chunk, bool isFirstOfPayload)
    {
        (_lastText, _lastCount) = (_dictionary.Place, _table.Count);
        IndexedState.Create(Chunks, _table, out IndexedState state);
        ChunkContext.Create(in chunk, _rules, isFirstOfPayload, out state.Context);
        state.End(ref V05ChunkWriter.Write(ref state, ref state.Window.Start));
        DroppedStructureCount += state.DroppedStructures;
    }

    protected override void TakeBackHead() => _dictionary.GoBack(_lastText);

    protected override void FinishHead()
        => BinaryPrimitives.WriteUInt32BigEndian(
            _dictionary.FirstBlock.AsSpan(DictionaryCountOffset), (uint)(IsClosed ? _lastCount : _table.Count));
}
