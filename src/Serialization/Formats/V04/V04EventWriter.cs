namespace SpanPack;

/// <summary>Writes the events of a span. Source: docs/protocol.md#span-events.</summary>
internal static class V04EventWriter
{
    internal static ref byte Write(scoped ref OutputWindow window, ref byte cursor, scoped ReadOnlySpan<SpanEvent> events,
        scoped ref int fields)
    {
        fields++;
        cursor = ref ArrayField.Write(ref window, ref cursor, V04FieldNames.Encoded.SpanEvents, events.Length);
        foreach (SpanEvent spanEvent in events) cursor = ref WriteEvent(ref window, ref cursor, spanEvent);
        return ref cursor;
    }

    private static ref byte WriteEvent(scoped ref OutputWindow window, ref byte cursor, SpanEvent spanEvent)
    {
        cursor = ref window.ReserveMore(ref cursor, 1 + V04EventFields.Time.Length + V04FieldNames.Encoded.Name.Length);
        int start = window.Offset(ref cursor);
        cursor = ref RawBytes.Copy(ref Cursor.Skip(ref cursor, 1), V04EventFields.Time);
        RawBytes.WriteUInt64(ref Cursor.Back(ref cursor, 8), spanEvent.TimeUnixNano);
        cursor = ref LongText.WriteAny(ref window, ref RawBytes.Copy(ref cursor, V04FieldNames.Encoded.Name), spanEvent.Name);

        int fields = 2;
        cursor = ref AttributeMap.Write<V04EventAttributes>(ref window, ref cursor, spanEvent.AttributeSpan, ref fields);
        window.At(start) = (byte)(MessagePackCode.MinFixMap | fields);
        return ref cursor;
    }
}
