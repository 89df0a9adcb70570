namespace SpanPack;

/// <summary>Writes structured data: a map of binary values, each a MessagePack document. Source: agent protocol, section 3.3.</summary>
internal static class V04MetaStructWriter
{
    internal static ref byte Write(scoped ref OutputWindow window, ref byte cursor, scoped ReadOnlySpan<KeyValuePair<string, ReadOnlyMemory<byte>>> entries, scoped ref int fields)
    {
        fields++;
        cursor = ref window.ReserveMore(ref cursor, V04Fields.MetaStruct.Length + CountHeader.MaxSize);
        cursor = ref RawBytes.Copy(ref cursor, V04Fields.MetaStruct);
        cursor = ref MessagePackPrimitives.WriteMapHeader(ref cursor, entries.Length);
        foreach (ref readonly KeyValuePair<string, ReadOnlyMemory<byte>> entry in entries)
        {
            ReadOnlySpan<byte> document = entry.Value.Span;
            cursor = ref LongText.WriteAny(ref window, ref cursor, entry.Key);
            cursor = ref window.ReserveMore(ref cursor, MessagePackPrimitives.MaxSize + (long)document.Length);
            cursor = ref MessagePackPrimitives.WriteBinHeader(ref cursor, document.Length);
            cursor = ref RawBytes.Copy(ref cursor, document);
        }

        return ref cursor;
    }
}
