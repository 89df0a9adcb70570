namespace SpanPack;

/// <content>Values without fields, structures or types in v0.5, which it writes as tags.</content>
internal static partial class V05SpanWriter
{
    private static readonly TableName s_upper = TableName.Of(TagNames.TraceIdUpper);
    private static readonly TableName s_maker = TableName.Of(TagNames.DecisionMaker);

    private static ref byte WriteAutomatic(scoped ref IndexedState state, ref byte cursor)
    {
        ulong tags = state.Context.Automatic;
        if (ReservedNames.Has(tags, ReservedNames.Origin))
        {
            cursor = ref IndexedTagWriter.WriteString(ref state, ref cursor, TagNames.Origin, state.Context.Chunk.Origin!);
        }

        if (ReservedNames.Has(tags, ReservedNames.TraceIdUpper)) cursor = ref WriteTraceIdUpper(ref state, ref cursor);
        if (ReservedNames.Has(tags, ReservedNames.DecisionMaker) && DecisionMakers.Of(state.Context.Chunk) is { } maker)
        {
            cursor = ref IndexedTagWriter.WriteNamed(ref state, ref cursor, s_maker, maker);
        }

        return ref IndexedTagWriter.WriteAutomaticStrings(ref state, ref cursor);
    }

    private static ref byte WriteTraceIdUpper(scoped ref IndexedState state, ref byte cursor)
    {
        const int Digits = 16;
        PayloadStringTable table = state.Table;
        ulong upper = state.Context.Span.TraceIdUpper;
        cursor = ref IndexedTagWriter.WriteName(ref state, ref cursor, s_upper);
        int index = table.LastTraceIdUpper == upper ? table.LastTraceIdUpperIndex : 0;
        if (index != 0) return ref TableText.WriteIndex(ref state.Window, ref cursor, index);

        Span<byte> text = stackalloc byte[Digits];
        RawBytes.WriteHex16(ref text[0], upper);
        cursor = ref TableText.WriteGenerated(ref state, ref cursor, text);
        table.LastTraceIdUpper = upper;
        table.LastTraceIdUpperIndex = table.LastIndex;
        return ref cursor;
    }

    /// <summary>Writes links and events as JSON, and typed attributes that are not numbers as text.</summary>
    private static ref byte WriteStructures(scoped ref IndexedState state, ref byte cursor)
    {
        Span span = state.Context.Span;
        if (!state.Links.IsEmpty && span.GetTag(TagNames.SpanLinks) is null)
        {
            cursor = ref WriteUtf8(ref state, ref cursor, TagNames.SpanLinks, SpanLinkJson.Format(state.Links, out _));
        }

        if (!state.Events.IsEmpty && (!state.Context.IsVerbatim || span.GetTag(TagNames.Events) is null))
        {
            cursor = ref WriteUtf8(ref state, ref cursor, TagNames.Events, SpanEventJson.Format(state.Events));
        }

        foreach (ref readonly CustomTag<TypedAttribute?> entry in state.TypedAttributes)
        {
            if (entry.Value is not { } attribute || attribute.Value.IsExactNumber || state.Context.IsReplaced(entry)) continue;
            if (attribute.Value.Kind == TagValueKind.Bool)
            {
                cursor = ref IndexedTagWriter.WriteString(ref state, ref cursor, entry.Key, attribute.Value.AsBool() ? "true" : "false");
                continue;
            }

            // An integer is its digits.
            cursor = ref WriteUtf8(ref state, ref cursor, entry.Key, TagValueJson.Format(attribute.Value));
        }

        return ref cursor;
    }

    private static ref byte WriteIntegers(scoped ref IndexedState state, ref byte cursor)
    {
        foreach (ref readonly CustomTag<TypedAttribute?> entry in state.TypedAttributes)
        {
            if (entry.Value is not { } attribute || !attribute.Value.IsExactNumber || state.Context.IsReplaced(entry)) continue;
            cursor = ref IndexedTagWriter.WriteNumber(ref state, ref cursor, entry.Key, attribute.Value.AsInt64());
        }

        return ref cursor;
    }

    private static ref byte WriteUtf8(scoped ref IndexedState state, ref byte cursor, string name, scoped ReadOnlySpan<byte> utf8)
    {
        cursor = ref IndexedTagWriter.WriteKey(ref state, ref cursor, name, state.Table.TextType);
        return ref TableText.WriteGenerated(ref state, ref cursor, utf8);
    }
}
