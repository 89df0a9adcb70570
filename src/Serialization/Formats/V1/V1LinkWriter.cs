using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>Writes the links of a span. Source: docs/protocol.md#v10.</summary>
internal static class V1LinkWriter
{
    internal static ref byte Write(scoped ref IndexedState state, ref byte cursor, scoped ReadOnlySpan<SpanLink> links)
    {
        int fields = state.Fields + 1;
        cursor = ref ArrayField.Write(ref state.Window, ref cursor, [V1Fields.Links], links.Length);
        foreach (SpanLink link in links) cursor = ref WriteLink(ref state, ref cursor, link);
        state.Fields = fields;
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

    private static ref byte WriteLink(scoped ref IndexedState state, ref byte cursor, SpanLink link)
    {
        const int MaxNumbers = 1 + 1 + 18 + 3 + (2 * MessagePackPrimitives.MaxSize);
        cursor = ref state.Window.ReserveMore(ref cursor, MaxNumbers);
        int start = state.Window.Offset(ref cursor);
        state.Fields = 2;
        cursor = ref MessagePackPrimitives.WriteByte(ref Unsafe.Add(ref cursor, 1), V1Fields.LinkTraceId);
        cursor = ref WriteTraceId(ref cursor, (ulong)(link.TraceId >> 64), (ulong)link.TraceId);
        cursor = ref MessagePackPrimitives.WriteByte(ref cursor, V1Fields.LinkSpanId);
        cursor = ref MessagePackPrimitives.WriteUInt64(ref cursor, link.SpanId);
        cursor = ref V1ValueWriter.WriteNumber(ref state, ref cursor, V1Fields.LinkFlags, link.Flags);
        cursor = ref V1ValueWriter.WriteText(ref state, ref cursor, V1Fields.LinkTraceState, link.TraceState);
        cursor = ref V1ValueWriter.WriteField(ref state, ref cursor, V1Fields.LinkAttributes, link.AttributeSpan);
        state.Window.At(start) = (byte)(MessagePackCode.MinFixMap | state.Fields);
        return ref cursor;
    }
}
