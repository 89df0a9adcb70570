namespace SpanPack;

/// <summary>
/// Writes structured data: a map of binary values, each a MessagePack document. Source: docs/protocol.md#structured-data.
/// </summary>
internal static class V04MetaStructWriter
{
    internal static ref byte Write(scoped ref OutputWindow window, ref byte cursor, scoped ReadOnlySpan<CustomTag<byte[]?>> entries,
        scoped ref int fields)
    {
        var map = new CountedMap(entries.Length);
        cursor = ref map.Begin(ref window, ref cursor, V04FieldNames.Encoded.MetaStruct);
        int count = 0;
        foreach (ref readonly CustomTag<byte[]?> entry in entries)
        {
            if (entry.Value is not { } document) continue; // read once: another thread may clear it
            count++;
            cursor = ref LongText.WriteAny(ref window, ref cursor, entry.Key);
            cursor = ref window.ReserveMore(ref cursor, MessagePackPrimitives.MaxSize + (long)document.Length);
            cursor = ref MessagePackPrimitives.WriteBinHeader(ref cursor, document.Length);
            cursor = ref RawBytes.Copy(ref cursor, document);
        }

        return ref map.End(ref window, ref cursor, count, ref fields);
    }
}
