namespace SpanPack;

/// <summary>Writes a list of a span whose items are maps: its links or events. Source: docs/protocol.md#v10.</summary>
internal static class V1ListWriter
{
    internal static ref byte Write<T, TWriter>(scoped ref IndexedState state, ref byte cursor, scoped ReadOnlySpan<T> items)
        where TWriter : struct, IV1ItemWriter<T>
    {
        int fields = state.Fields + 1;
        cursor = ref ArrayField.Write(ref state.Window, ref cursor, [TWriter.Field], items.Length);
        foreach (T item in items)
        {
            cursor = ref state.Window.ReserveMore(ref cursor, 1 + TWriter.FirstBytes);
            int start = state.Window.Offset(ref cursor);
            state.Fields = 2;
            cursor = ref TWriter.WriteFields(ref state, ref Cursor.Skip(ref cursor, 1), item);
            state.Window.At(start) = (byte)(MessagePackCode.MinFixMap | state.Fields);
        }

        state.Fields = fields;
        return ref cursor;
    }
}
