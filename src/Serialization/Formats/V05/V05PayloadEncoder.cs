using System.Buffers;
using System.Buffers.Binary;
using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>Builds v0.5 payloads: a dictionary of strings, and traces that refer to it. They are built side by side and sent one after the other. Source: agent protocol, section 2.3.</summary>
internal sealed class V05PayloadEncoder : IPayloadEncoder
{
    private const int DictionaryCountOffset = 2; // after the header of the payload and the code of array 32
    private const int TracesHeaderSize = 5;

    private readonly ProcessTags? _process;
    private readonly PayloadBuffer _dictionary = new();
    private readonly PayloadBuffer _traces = new();
    private readonly PayloadSegment _first = new();
    private readonly PayloadSegment _second = new();
    private readonly PayloadStringTable _table;
    private (int Dictionary, int Traces, int Strings) _lastChunk;

    /// <param name="process">The tags of the process; null to write chunks as they are.</param>
    internal V05PayloadEncoder(ProcessTags? process)
    {
        _process = process;
        _table = new PayloadStringTable(StringHash.OfProcess, _dictionary, fieldNumbers: default);
        Reset();
    }

    public TraceFormat Format => TraceFormat.V05;

    public int ByteCount => _dictionary.Length + _traces.Length;

    public bool IsClosed { get; private set; }

    /// <summary>Structured data (<c>meta_struct</c>) that the format has no place for and that was left out, in all payloads so far.</summary>
    public long DroppedStructureCount { get; private set; }

    public void Reset()
    {
        _table.Clear();
        IsClosed = false;
        ReadOnlySpan<byte> head = [MessagePackCode.MinFixArray | 2, MessagePackCode.Array32, 0, 0, 0, 0, MessagePackCode.MinFixStr]; // the empty string has index 0
        Begin(_dictionary, head);
        Begin(_traces, [MessagePackCode.Array32, 0, 0, 0, 0]);
        _lastChunk = (_dictionary.Length, _traces.Length, _table.Count);
    }

    public void Append(in TraceChunk chunk, bool isFirstOfPayload)
    {
        if (IsClosed) ThrowHelper.ThrowPayloadClosed();
        _lastChunk = (_dictionary.Length, _traces.Length, _table.Count);
        ChunkContext.Create(ref Unsafe.AsRef(in chunk), _process, nativeEvents: false, isFirstOfPayload, out ChunkContext context);
        bool isWritten = false;
        try
        {
            var window = new OutputWindow(_traces);
            ref byte cursor = ref window.Reserve(ref window.At(_traces.Length), CountHeader.MaxSize);
            cursor = ref V05SpanWriter.WriteAll(ref window, ref cursor, ref context, _table);
            _traces.SetLength(window.Offset(ref cursor));
            CountDropped(chunk);
            isWritten = true;
        }
        finally
        {
            if (!isWritten) RollBack();
        }

        context.Dispose();
    }

    public void RollBack()
    {
        _dictionary.SetLength(_lastChunk.Dictionary);
        _traces.SetLength(_lastChunk.Traces);
        IsClosed = true;
    }

    public ReadOnlySequence<byte> Complete(int chunkCount)
    {
        WriteCounts(chunkCount);
        return PayloadSegment.Join(_first, _dictionary.WrittenMemory, _second, _traces.WrittenMemory);
    }

    public ReadOnlyMemory<byte> CompleteContiguous(int chunkCount)
    {
        WriteCounts(chunkCount);
        // Behind the dictionary, without making it longer: what is appended later writes over the copy.
        _dictionary.EnsureCapacity(_dictionary.Length, (long)_dictionary.Length + _traces.Length);
        _traces.WrittenSpan.CopyTo(_dictionary.Array.AsSpan(_dictionary.Length));
        return _dictionary.Array.AsMemory(0, ByteCount);
    }

    public void Dispose()
    {
        _table.Dispose();
        _dictionary.Dispose();
        _traces.Dispose();
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
        // A closed payload has strings in its table that were taken out of the bytes.
        BinaryPrimitives.WriteUInt32BigEndian(_dictionary.Array.AsSpan(DictionaryCountOffset), (uint)(IsClosed ? _lastChunk.Strings : _table.Count));
        BinaryPrimitives.WriteUInt32BigEndian(_traces.Array.AsSpan(TracesHeaderSize - sizeof(uint)), (uint)chunkCount);
    }

    private void CountDropped(in TraceChunk chunk)
    {
        foreach (Span span in chunk.Spans)
        {
            if (span.Extras is not { } extras) continue;
            foreach (ref readonly CustomTag<byte[]?> entry in extras.MetaStruct.Entries)
            {
                if (entry.Value is not null) DroppedStructureCount++;
            }
        }
    }
}
