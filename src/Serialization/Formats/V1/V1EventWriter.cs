using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>Writes the events of a span. Source: docs/protocol.md#v10.</summary>
internal static class V1EventWriter
{
    internal static ref byte Write(scoped ref IndexedState state, ref byte cursor, scoped ReadOnlySpan<SpanEvent> events)
    {
        int fields = state.Fields + 1;
        cursor = ref ArrayField.Write(ref state.Window, ref cursor, [V1Fields.Events], events.Length);
        foreach (SpanEvent spanEvent in events) cursor = ref WriteEvent(ref state, ref cursor, spanEvent);
        state.Fields = fields;
        return ref cursor;
    }

    private static ref byte WriteEvent(scoped ref IndexedState state, ref byte cursor, SpanEvent spanEvent)
    {
        cursor = ref state.Window.ReserveMore(ref cursor, 1 + 2 + MessagePackPrimitives.MaxSize);
        int start = state.Window.Offset(ref cursor);
        state.Fields = 2;
        cursor = ref MessagePackPrimitives.WriteByte(ref Unsafe.Add(ref cursor, 1), V1Fields.EventTime);
        cursor = ref MessagePackPrimitives.WriteUInt64(ref cursor, spanEvent.TimeUnixNano);
        cursor = ref MessagePackPrimitives.WriteByte(ref cursor, V1Fields.EventName);
        cursor = ref TableText.Write(ref state, ref cursor, spanEvent.Name);
        cursor = ref V1ValueWriter.WriteField(ref state, ref cursor, V1Fields.EventAttributes, spanEvent.AttributeSpan);
        state.Window.At(start) = (byte)(MessagePackCode.MinFixMap | state.Fields);
        return ref cursor;
    }
}
