using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>Writes the events of a span. Source: docs/protocol.md#v10.</summary>
internal static class V1EventWriter
{
    internal static ref byte Write(scoped ref OutputWindow window, ref byte cursor, PayloadStringTable table, scoped ReadOnlySpan<SpanEvent> events, scoped ref int fields)
    {
        fields++;
        cursor = ref window.ReserveMore(ref cursor, 1 + CountHeader.MaxSize);
        cursor = ref MessagePackPrimitives.WriteByte(ref cursor, V1Fields.Events);
        cursor = ref MessagePackPrimitives.WriteArrayHeader(ref cursor, events.Length);
        foreach (SpanEvent spanEvent in events) cursor = ref WriteEvent(ref window, ref cursor, table, spanEvent);
        return ref cursor;
    }

    private static ref byte WriteEvent(scoped ref OutputWindow window, ref byte cursor, PayloadStringTable table, SpanEvent spanEvent)
    {
        cursor = ref window.ReserveMore(ref cursor, 1 + 2 + MessagePackPrimitives.MaxSize);
        int start = window.Offset(ref cursor);
        int fields = 2;
        cursor = ref MessagePackPrimitives.WriteByte(ref Unsafe.Add(ref cursor, 1), V1Fields.EventTime);
        cursor = ref MessagePackPrimitives.WriteUInt64(ref cursor, spanEvent.TimeUnixNano);
        cursor = ref MessagePackPrimitives.WriteByte(ref cursor, V1Fields.EventName);
        cursor = ref TableText.Write(ref window, ref cursor, table, spanEvent.Name);
        cursor = ref V1ValueWriter.WriteField(ref window, ref cursor, table, V1Fields.EventAttributes, spanEvent.AttributeSpan, ref fields);
        window.At(start) = (byte)(MessagePackCode.MinFixMap | fields);
        return ref cursor;
    }
}
