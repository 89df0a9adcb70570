using System.Buffers.Binary;
using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>Builds v1.0 payloads: integer keys, and every string written once, where it first occurs. Source: agent protocol, section 2.5.</summary>
internal sealed class V1PayloadEncoder : PayloadEncoder
{
    private readonly ProcessTags? _process;
    private readonly TracePayloadHeader _header;
    private readonly KeyValuePair<string, TagValue>[] _attributes;
    private readonly PayloadBuffer _buffer = new();
    private readonly PayloadStringTable _table = new(StringHash.OfProcess, dictionary: null);
    private int _countOffset;
    private int _lastChunk;

    /// <param name="process">The tags of the process; null to write chunks as they are.</param>
    /// <param name="header">The fields of every payload.</param>
    internal V1PayloadEncoder(ProcessTags? process, TracePayloadHeader header)
    {
        _process = process;
        _header = header;
        _attributes = header.AttributesWith(process);
        Reset();
    }

    public override TraceFormat Format => TraceFormat.V1;

    /// <summary>Strings of the payload, the empty one included.</summary>
    internal int StringCount => _table.Count;

    public override void Reset()
    {
        _buffer.Clear();
        _table.Clear();
        IsClosed = false;
        var window = new OutputWindow(_buffer);
        ref byte cursor = ref window.Reserve(ref window.At(0), 1);
        int fields = 1;
        cursor = ref Unsafe.Add(ref cursor, 1);
        cursor = ref WriteTexts(ref window, ref cursor, ref fields);
        cursor = ref V1ValueWriter.WriteField(ref window, ref cursor, _table, V1Fields.PayloadAttributes, _attributes, ref fields);
        cursor = ref window.Reserve(ref cursor, 1 + CountHeader.MaxSize);
        cursor = ref MessagePackPrimitives.WriteByte(ref cursor, V1Fields.PayloadChunks);
        RawBytes.WriteCode32(ref cursor, MessagePackCode.Array32, 0); // in its widest form, so that the count can be written last
        _countOffset = window.Offset(ref cursor) + 1;
        window.At(0) = (byte)(MessagePackCode.MinFixMap | fields);
        _lastChunk = _countOffset + sizeof(uint);
        SetEnd(_lastChunk);
    }

    public override void Append(in TraceChunk chunk, bool isFirstOfPayload)
    {
        if (IsClosed) ThrowHelper.ThrowPayloadClosed();
        _lastChunk = ByteCount;
        IsClosed = true; // until all is written: what is in the table must be in the bytes
        // The tags that go into a payload once are its attributes here, so no span is the first of the payload.
        ChunkContext.Create(ref Unsafe.AsRef(in chunk), _process, nativeEvents: true, isFirstOfPayload: false, out ChunkContext context);
        var window = new OutputWindow(_buffer);
        ref byte cursor = ref window.At(_lastChunk);
        cursor = ref V1ChunkWriter.Write(ref window, ref cursor, ref context, _table);
        SetEnd(window.Offset(ref cursor));
        IsClosed = false;
        context.Dispose();
    }

    public override void RollBack()
    {
        SetEnd(_lastChunk);
        IsClosed = true;
    }

    public override ReadOnlyMemory<byte> CompleteContiguous(int chunkCount)
    {
        BinaryPrimitives.WriteUInt32BigEndian(_buffer.Array.AsSpan(_countOffset), (uint)chunkCount);
        return _buffer.WrittenMemory;
    }

    public override void Dispose()
    {
        _table.Dispose();
        _buffer.Dispose();
        ByteCount = 0;
    }

    private void SetEnd(int end)
    {
        _buffer.SetLength(end);
        ByteCount = end;
    }

    private ref byte WriteTexts(scoped ref OutputWindow window, ref byte cursor, scoped ref int fields)
    {
        cursor = ref WriteText(ref window, ref cursor, V1Fields.PayloadContainerId, _header.ContainerId, ref fields);
        cursor = ref WriteText(ref window, ref cursor, V1Fields.PayloadLanguageName, _header.LanguageName, ref fields);
        cursor = ref WriteText(ref window, ref cursor, V1Fields.PayloadLanguageVersion, _header.LanguageVersion, ref fields);
        cursor = ref WriteText(ref window, ref cursor, V1Fields.PayloadTracerVersion, _header.TracerVersion, ref fields);
        cursor = ref WriteText(ref window, ref cursor, V1Fields.PayloadRuntimeId, _header.RuntimeId, ref fields);
        cursor = ref WriteText(ref window, ref cursor, V1Fields.PayloadEnvironment, _header.Environment, ref fields);
        cursor = ref WriteText(ref window, ref cursor, V1Fields.PayloadHostName, _header.HostName, ref fields);
        return ref WriteText(ref window, ref cursor, V1Fields.PayloadAppVersion, _header.AppVersion, ref fields);
    }

    private ref byte WriteText(scoped ref OutputWindow window, ref byte cursor, byte field, string? value, scoped ref int fields)
    {
        if (string.IsNullOrEmpty(value)) return ref cursor;
        fields++;
        cursor = ref MessagePackPrimitives.WriteByte(ref window.ReserveMore(ref cursor, 1), field);
        return ref TableText.Write(ref window, ref cursor, _table, value);
    }
}
