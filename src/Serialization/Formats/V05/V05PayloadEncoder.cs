using System.Buffers;
using System.Buffers.Binary;
using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>Builds v0.5 payloads: a dictionary of strings, and traces that refer to it. They are built side by side and sent one after the other. Source: agent protocol, section 2.3.</summary>
internal sealed class V05PayloadEncoder : PayloadEncoder
{
    private const int DictionaryCountOffset = 2; // after the header of the payload and the code of array 32
    private const int TracesHeaderSize = 5;

    private readonly ProcessTags? _process;
    private readonly PayloadBuffer _dictionary = new();
    private readonly PayloadBuffer _traces = new();
    private readonly PayloadSegment _first = new();
    private readonly PayloadSegment _second = new();
    private readonly PayloadStringTable _table;
    private int _lastDictionary;
    private int _lastTraces;
    private int _lastStrings;

    /// <param name="process">The tags of the process; null to write chunks as they are.</param>
    internal V05PayloadEncoder(ProcessTags? process)
    {
        _process = process;
        _table = new PayloadStringTable(StringHash.OfProcess, _dictionary);
        Reset();
    }

    public override TraceFormat Format => TraceFormat.V05;

    public override void Reset()
    {
        _table.Clear();
        IsClosed = false;
        ReadOnlySpan<byte> head = [MessagePackCode.MinFixArray | 2, MessagePackCode.Array32, 0, 0, 0, 0, MessagePackCode.MinFixStr]; // the empty string has index 0
        Begin(_dictionary, head);
        Begin(_traces, [MessagePackCode.Array32, 0, 0, 0, 0]);
        BeginChunk();
        ByteCount = _lastDictionary + _lastTraces;
    }

    public override void Append(in TraceChunk chunk, bool isFirstOfPayload)
    {
        if (IsClosed) ThrowHelper.ThrowPayloadClosed();
        BeginChunk();
        IsClosed = true; // until all is written: what is in the table must be in the bytes
        ChunkContext.Create(ref Unsafe.AsRef(in chunk), _process, nativeEvents: false, isFirstOfPayload, out ChunkContext context);
        var window = new OutputWindow(_traces);
        ref byte cursor = ref window.Reserve(ref window.At(_lastTraces), CountHeader.MaxSize);
        cursor = ref V05SpanWriter.WriteAll(ref window, ref cursor, ref context, _table, out int dropped);
        _traces.SetLength(window.Offset(ref cursor));
        ByteCount = _dictionary.Length + _traces.Length;
        DroppedStructureCount += dropped;
        IsClosed = false;
        context.Dispose();
    }

    public override void RollBack()
    {
        IsClosed = true;
        TakeBackLast();
        ByteCount = _lastDictionary + _lastTraces;
    }

    public override ReadOnlySequence<byte> Complete(int chunkCount)
    {
        WriteCounts(chunkCount);
        return PayloadSegment.Join(_first, _dictionary.WrittenMemory, _second, _traces.WrittenMemory);
    }

    public override ReadOnlyMemory<byte> CompleteContiguous(int chunkCount)
    {
        WriteCounts(chunkCount);
        // Behind the dictionary, without making it longer: what is appended later writes over the copy.
        _dictionary.EnsureCapacity(_dictionary.Length, (long)_dictionary.Length + _traces.Length);
        _traces.WrittenSpan.CopyTo(_dictionary.Array.AsSpan(_dictionary.Length));
        return _dictionary.Array.AsMemory(0, ByteCount);
    }

    public override void Dispose()
    {
        _table.Dispose();
        _dictionary.Dispose();
        _traces.Dispose();
        ByteCount = 0;
    }

    private static void Begin(PayloadBuffer buffer, ReadOnlySpan<byte> head)
    {
        buffer.Clear();
        buffer.EnsureCapacity(0, head.Length);
        head.CopyTo(buffer.Array);
        buffer.SetLength(head.Length);
    }

    private void WriteCounts(int chunkCount)
    {
        if (IsClosed) TakeBackLast(); // an append that threw has left its strings behind
        BinaryPrimitives.WriteUInt32BigEndian(_dictionary.Array.AsSpan(DictionaryCountOffset), (uint)(IsClosed ? _lastStrings : _table.Count));
        BinaryPrimitives.WriteUInt32BigEndian(_traces.Array.AsSpan(TracesHeaderSize - sizeof(uint)), (uint)chunkCount);
    }

    private void BeginChunk()
    {
        _lastDictionary = _dictionary.Length;
        _lastTraces = _traces.Length;
        _lastStrings = _table.Count;
    }

    private void TakeBackLast()
    {
        _dictionary.SetLength(_lastDictionary);
        _traces.SetLength(_lastTraces);
    }
}
