namespace SpanPack;

/// <summary>The fields of a v0.7 payload itself, encoded once and copied to the start of each: everything before the first chunk.</summary>
internal sealed class PayloadHeader
{
    private readonly byte[] _bytes;

    internal PayloadHeader(TracePayloadHeader header, ProcessTags? process)
    {
        using var buffer = new PayloadBuffer();
        var window = new OutputWindow(buffer);
        ref byte cursor = ref window.Reserve(ref window.Start, 1);
        cursor = ref Cursor.Skip(ref cursor, 1);

        int fields = 1;
        string?[] texts = header.Texts;
        for (int i = 0; i < texts.Length; i++)
        {
            if (string.IsNullOrEmpty(texts[i])) continue;
            fields++;
            cursor = ref LongText.WriteAny(ref window, ref cursor, TracePayloadHeader.TextNames[i]);
            cursor = ref LongText.WriteAny(ref window, ref cursor, texts[i]);
        }

        cursor = ref AttributeMap.Write<V07Tags>(ref window, ref cursor, header.AttributesWith(process), ref fields);
        window.At(0) = (byte)(MessagePackCode.MinFixMap | fields);

        cursor = ref window.ReserveMore(ref cursor, V07Fields.Encoded.Chunks.Length + CountHeader.MaxSize);
        cursor = ref RawBytes.Copy(ref cursor, V07Fields.Encoded.Chunks);
        RawBytes.WriteCode32(ref cursor, MessagePackCode.Array32, 0);
        window.Commit(ref Cursor.Skip(ref cursor, CountHeader.MaxSize));
        _bytes = buffer.WrittenSpan.ToArray();
    }

    /// <summary>The fields with the header of an array of no chunks, five bytes wide so that the count can be written last.</summary>
    internal ReadOnlySpan<byte> Bytes => _bytes;
}
