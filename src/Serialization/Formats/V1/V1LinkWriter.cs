namespace SpanPack;

/// <summary>Writes a link. Source: docs/protocol.md#v10.</summary>
internal readonly struct V1LinkWriter : IV1ItemWriter<SpanLink>
{
    private const int TraceIdBytes = 16;

    public static byte Field => V1Fields.Links;

    public static int FirstBytes => 1 + 2 + TraceIdBytes + 3 + (2 * MessagePackPrimitives.MaxSize);

    public static ref byte WriteFields(scoped ref IndexedState state, ref byte cursor, SpanLink item)
    {
        cursor = ref MessagePackPrimitives.WriteByte(ref cursor, V1Fields.LinkTraceId);
        cursor = ref WriteTraceId(ref cursor, (ulong)(item.TraceId >> 64), (ulong)item.TraceId);
        cursor = ref MessagePackPrimitives.WriteByte(ref cursor, V1Fields.LinkSpanId);
        cursor = ref MessagePackPrimitives.WriteUInt64(ref cursor, item.SpanId);
        cursor = ref V1ValueWriter.WriteNumber(ref state, ref cursor, V1Fields.LinkFlags, item.Flags);
        cursor = ref V1ValueWriter.WriteText(ref state, ref cursor, V1Fields.LinkTraceState, item.TraceState);
        return ref V1ValueWriter.WriteField(ref state, ref cursor, V1Fields.LinkAttributes, item.AttributeSpan);
    }

    /// <summary>Writes a trace id: 16 bytes, big-endian. Needs 18 writable bytes.</summary>
    internal static ref byte WriteTraceId(ref byte cursor, ulong upper, ulong lower)
    {
        cursor = ref MessagePackPrimitives.WriteBinHeader(ref cursor, TraceIdBytes);
        RawBytes.WriteUInt64(ref cursor, upper);
        RawBytes.WriteUInt64(ref Cursor.Skip(ref cursor, 8), lower);
        return ref Cursor.Skip(ref cursor, TraceIdBytes);
    }
}
