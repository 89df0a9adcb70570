namespace SpanPack;

/// <summary>Writes typed attribute values and lists of them. Source: docs/protocol.md#attributes, "attribute list".</summary>
internal static class V1ValueWriter
{
    private const int ElementsPerAttribute = 3; // key, type, value
    private const int ElementsPerItem = 2; // type, value
    private const int MaxDepth = 60; // values nested deeper are left out: agents refuse a payload from 64 on
    private const int MaxBytes = 32 * 1024 * 1024; // of a chunk, which agents refuse from 25 MiB on; a list may contain itself twice

    internal static byte TypeOf(TagValueKind kind) => kind switch
    {
        TagValueKind.Bool => V1Fields.TypeBool,
        TagValueKind.Int => V1Fields.TypeInt,
        TagValueKind.Double => V1Fields.TypeDouble,
        TagValueKind.Array => V1Fields.TypeArray,
        TagValueKind.Bytes => V1Fields.TypeBytes,
        TagValueKind.KeyValueList => V1Fields.TypeKeyValueList,
        _ => V1Fields.TypeString,
    };

    /// <summary>Returns whether there is something to write: null text is not written.</summary>
    internal static bool IsWritable(in TagValue value) => value.Kind != TagValueKind.String || value.AsString() is not null;

    /// <summary>Writes a field number and an integer; nothing for 0, which is the default. Needs 10 writable bytes.</summary>
    internal static ref byte WriteNumber(scoped ref IndexedState state, ref byte cursor, byte field, ulong value)
    {
        if (value == 0) return ref cursor;
        state.Fields++;
        return ref MessagePackPrimitives.WriteUInt64(ref MessagePackPrimitives.WriteByte(ref cursor, field), value);
    }

    /// <summary>Writes a field number and a string; nothing for the empty one, which is the default. Asks for the room it needs.</summary>
    internal static ref byte WriteText(scoped ref IndexedState state, ref byte cursor, byte field, string? text)
    {
        if (string.IsNullOrEmpty(text)) return ref cursor;
        state.Fields++;
        cursor = ref MessagePackPrimitives.WriteByte(ref state.Window.ReserveMore(ref cursor, 1), field);
        return ref TableText.Write(ref state, ref cursor, text);
    }

    /// <summary>Writes a field number and a list of attributes; nothing when none is left after filtering.</summary>
    internal static ref byte WriteField(
        scoped ref IndexedState state, ref byte cursor, byte field, scoped ReadOnlySpan<KeyValuePair<string, TagValue>> attributes)
    {
        if (!HasAny(attributes)) return ref cursor;
        state.Fields++;
        cursor = ref MessagePackPrimitives.WriteByte(ref state.Window.ReserveMore(ref cursor, 1), field);
        return ref WriteList(ref state, ref cursor, attributes, depth: 0);
    }

    /// <summary>Writes binary data. Asks for the room it needs.</summary>
    internal static ref byte WriteBytes(scoped ref IndexedState state, ref byte cursor, scoped ReadOnlySpan<byte> bytes)
    {
        cursor = ref state.Window.ReserveMore(ref cursor, MessagePackPrimitives.MaxSize + (long)bytes.Length);
        return ref RawBytes.Copy(ref MessagePackPrimitives.WriteBinHeader(ref cursor, bytes.Length), bytes);
    }

    /// <summary>Writes the value whose type was written before. Asks for the room it needs.</summary>
    internal static ref byte WriteContent(scoped ref IndexedState state, ref byte cursor, scoped in TagValue value, int depth)
    {
        switch (value.Kind)
        {
            case TagValueKind.String:
                return ref TableText.Write(ref state, ref cursor, value.AsString()!);
            case TagValueKind.Bytes:
                return ref WriteBytes(ref state, ref cursor, value.AsBytes().Span);
            case TagValueKind.Array:
                return ref WriteArray(ref state, ref cursor, value.AsArray(), depth);
            case TagValueKind.KeyValueList:
                return ref WriteList(ref state, ref cursor, value.AsKeyValueList().AsSpan(), depth);
            default:
                cursor = ref state.Window.ReserveMore(ref cursor, MessagePackPrimitives.MaxSize);
                if (value.Kind == TagValueKind.Bool) return ref MessagePackPrimitives.WriteBool(ref cursor, value.AsBool());
                if (value.Kind == TagValueKind.Int) return ref MessagePackPrimitives.WriteInt64(ref cursor, value.AsInt64());
                return ref MessagePackPrimitives.WriteDouble(ref cursor, value.AsDouble());
        }
    }

    private static ref byte WriteList(
        scoped ref IndexedState state, ref byte cursor, scoped ReadOnlySpan<KeyValuePair<string, TagValue>> attributes, int depth)
    {
        var list = new CountedEntries(checked(ElementsPerAttribute * attributes.Length));
        cursor = ref list.Begin(ref state.Window, ref cursor);
        int count = 0;
        foreach (ref readonly KeyValuePair<string, TagValue> attribute in attributes)
        {
            if (!IsWritable(attribute, DepthAt(ref state, ref cursor, depth))) continue;
            count++;
            cursor = ref TableText.Write(ref state, ref cursor, attribute.Key);
            cursor = ref WriteValue(ref state, ref cursor, attribute.Value, depth + 1);
        }

        list.EndArray(ref state.Window, ElementsPerAttribute * count);
        return ref cursor;
    }

    private static ref byte WriteArray(scoped ref IndexedState state, ref byte cursor, scoped ReadOnlySpan<TagValue> elements, int depth)
    {
        var array = new CountedEntries(checked(ElementsPerItem * elements.Length));
        cursor = ref array.Begin(ref state.Window, ref cursor);
        int count = 0;
        foreach (ref readonly TagValue element in elements)
        {
            if (!IsWritable(element) || IsTooDeep(element, DepthAt(ref state, ref cursor, depth))) continue;
            count++;
            cursor = ref WriteValue(ref state, ref cursor, element, depth + 1);
        }

        array.EndArray(ref state.Window, ElementsPerItem * count);
        return ref cursor;
    }

    private static ref byte WriteValue(scoped ref IndexedState state, ref byte cursor, scoped in TagValue value, int depth)
    {
        cursor = ref MessagePackPrimitives.WriteByte(ref state.Window.ReserveMore(ref cursor, 1), TypeOf(value.Kind));
        return ref WriteContent(ref state, ref cursor, value, depth);
    }

    // A chunk that is too large has no room for nested values, as one that is too deep.
    private static int DepthAt(scoped ref IndexedState state, ref byte cursor, int depth)
        => state.Window.Offset(ref cursor) > MaxBytes ? MaxDepth : depth;

    private static bool HasAny(ReadOnlySpan<KeyValuePair<string, TagValue>> attributes)
    {
        foreach (ref readonly KeyValuePair<string, TagValue> attribute in attributes)
        {
            if (IsWritable(attribute, depth: 0)) return true;
        }

        return false;
    }

    private static bool IsWritable(in KeyValuePair<string, TagValue> attribute, int depth)
        => attribute.Key.Length > 0 && IsWritable(attribute.Value) && !IsTooDeep(attribute.Value, depth);

    private static bool IsTooDeep(in TagValue value, int depth)
        => depth >= MaxDepth && value.Kind is (TagValueKind.Array or TagValueKind.KeyValueList);
}
