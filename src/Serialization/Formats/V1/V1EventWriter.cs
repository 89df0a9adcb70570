namespace SpanPack;

/// <summary>Writes an event. Source: docs/protocol.md#v10.</summary>
internal readonly struct V1EventWriter : IV1ItemWriter<SpanEvent>
{
    public static byte Field => V1Fields.Events;

    public static int FirstBytes => 2 + MessagePackPrimitives.MaxSize;

    public static ref byte WriteFields(scoped ref IndexedState state, ref byte cursor, SpanEvent item)
    {
        cursor = ref MessagePackPrimitives.WriteByte(ref cursor, V1Fields.EventTime);
        cursor = ref MessagePackPrimitives.WriteUInt64(ref cursor, item.TimeUnixNano);
        cursor = ref MessagePackPrimitives.WriteByte(ref cursor, V1Fields.EventName);
        cursor = ref TableText.Write(ref state, ref cursor, item.Name);
        return ref V1ValueWriter.WriteField(ref state, ref cursor, V1Fields.EventAttributes, item.AttributeSpan);
    }
}
