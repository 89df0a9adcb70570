using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>Writes the links of a span. Source: docs/protocol.md#v10.</summary>
internal static class V1LinkWriter
{
    internal static ref byte Write(scoped ref OutputWindow window, ref byte cursor, PayloadStringTable table, scoped ReadOnlySpan<SpanLink> links, scoped ref int fields)
    {
        fields++;
        cursor = ref window.ReserveMore(ref cursor, 1 + CountHeader.MaxSize);
        cursor = ref MessagePackPrimitives.WriteByte(ref cursor, V1Fields.Links);
        cursor = ref MessagePackPrimitives.WriteArrayHeader(ref cursor, links.Length);
        foreach (SpanLink link in links) cursor = ref WriteLink(ref window, ref cursor, table, link);
        return ref cursor;
    }

    /// <summary>Writes a trace id: 16 bytes, big-endian. Needs 18 writable bytes.</summary>
    internal static ref byte WriteTraceId(ref byte cursor, ulong upper, ulong lower)
    {
        cursor = ref MessagePackPrimitives.WriteBinHeader(ref cursor, 16);
        RawBytes.WriteUInt64(ref cursor, upper);
        RawBytes.WriteUInt64(ref Unsafe.Add(ref cursor, 8), lower);
        return ref Unsafe.Add(ref cursor, 16);
    }

    private static ref byte WriteLink(scoped ref OutputWindow window, ref byte cursor, PayloadStringTable table, SpanLink link)
    {
        const int MaxNumbers = 1 + 1 + 18 + 3 + (2 * MessagePackPrimitives.MaxSize);
        cursor = ref window.ReserveMore(ref cursor, MaxNumbers);
        int start = window.Offset(ref cursor);
        int fields = 2;
        cursor = ref MessagePackPrimitives.WriteByte(ref Unsafe.Add(ref cursor, 1), V1Fields.LinkTraceId);
        cursor = ref WriteTraceId(ref cursor, (ulong)(link.TraceId >> 64), (ulong)link.TraceId);
        cursor = ref MessagePackPrimitives.WriteByte(ref cursor, V1Fields.LinkSpanId);
        cursor = ref MessagePackPrimitives.WriteUInt64(ref cursor, link.SpanId);
        cursor = ref V1ValueWriter.WriteNumber(ref cursor, V1Fields.LinkFlags, link.Flags, ref fields);
        cursor = ref V1ValueWriter.WriteText(ref window, ref cursor, table, V1Fields.LinkTraceState, link.TraceState, ref fields);
        cursor = ref V1ValueWriter.WriteField(ref window, ref cursor, table, V1Fields.LinkAttributes, link.AttributeSpan, ref fields);
        window.At(start) = (byte)(MessagePackCode.MinFixMap | fields);
        return ref cursor;
    }
}
