using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>Writes the tags of a v0.7 payload or chunk: a map of text. Source: agent protocol, section 2.4.</summary>
internal static class V07TagWriter
{
    /// <summary>Writes the field <c>tags</c>, or nothing when no attribute can be written: those with an empty key or null text cannot.</summary>
    internal static ref byte Write(scoped ref OutputWindow window, ref byte cursor, scoped ReadOnlySpan<KeyValuePair<string, TagValue>> attributes, scoped ref int fields)
    {
        if (attributes.IsEmpty) return ref cursor;
        int start = window.Offset(ref cursor);
        var header = new CountHeader(attributes.Length);
        cursor = ref window.ReserveMore(ref cursor, V07Fields.Encoded.Tags.Length + CountHeader.MaxSize);
        cursor = ref Unsafe.Add(ref RawBytes.Copy(ref cursor, V07Fields.Encoded.Tags), header.Size);
        int count = 0;
        foreach (ref readonly KeyValuePair<string, TagValue> attribute in attributes)
        {
            if (attribute.Key.Length == 0 || attribute.Value.IsNullText) continue;
            count++;
            cursor = ref LongText.WriteAny(ref window, ref cursor, attribute.Key);
            cursor = ref TextBuilder.WriteAsText(ref window, ref cursor, attribute.Value);
        }

        if (count == 0) return ref window.At(start); // nothing was left after filtering: no empty map
        fields++;
        header.WriteMap(ref window.At(start + V07Fields.Encoded.Tags.Length), count);
        return ref cursor;
    }
}
