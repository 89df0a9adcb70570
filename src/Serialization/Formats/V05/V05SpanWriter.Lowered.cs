namespace SpanPack;

/// <content>Values without fields, structures or types in v0.5, which it writes as tags.</content>
internal static partial class V05SpanWriter
{
    private static readonly int s_upperPlace = NameEntries.PlaceOf(KeyOrdinals.Get(TagNames.TraceIdUpper));
    private static readonly int s_makerPlace = NameEntries.PlaceOf(KeyOrdinals.Get(TagNames.DecisionMaker));

    private static ref byte WriteAutomatic(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref IndexedSpan state)
    {
        ulong tags = context.Automatic;
        if (ReservedNames.Has(tags, ReservedNames.Origin)) cursor = ref IndexedTagWriter.WriteString(ref window, ref cursor, ref state, TagNames.Origin, context.Chunk.Origin!);
        if (ReservedNames.Has(tags, ReservedNames.TraceIdUpper)) cursor = ref WriteTraceIdUpper(ref window, ref cursor, ref state, context.Span.TraceIdUpper);

        if (ReservedNames.Has(tags, ReservedNames.DecisionMaker) && DecisionMakers.Of(context.Chunk) is { } maker)
        {
            cursor = ref IndexedTagWriter.WriteNamed(ref window, ref cursor, ref state, s_makerPlace, TagNames.DecisionMaker, maker);
        }

        return ref IndexedTagWriter.WriteAutomaticStrings(ref window, ref cursor, ref context, ref state);
    }

    private static ref byte WriteTraceIdUpper(scoped ref OutputWindow window, ref byte cursor, scoped ref IndexedSpan state, ulong upper)
    {
        const int Digits = 16;
        PayloadStringTable table = state.Table;
        cursor = ref IndexedTagWriter.WriteName(ref window, ref cursor, ref state, s_upperPlace, TagNames.TraceIdUpper);
        if (table.LastTraceIdUpper == upper && table.LastTraceIdUpperIndex != 0) return ref TableText.WriteIndex(ref window, ref cursor, table.LastTraceIdUpperIndex);

        Span<byte> text = stackalloc byte[Digits];
        RawBytes.WriteHex16(ref text[0], upper);
        cursor = ref TableText.WriteGenerated(ref window, ref cursor, table, text, out int index);
        table.LastTraceIdUpper = upper;
        table.LastTraceIdUpperIndex = index;
        return ref cursor;
    }

    /// <summary>Writes links and events as JSON, and typed attributes that are not numbers as text.</summary>
    private static ref byte WriteStructures(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref IndexedSpan state)
    {
        Span span = context.Span;
        if (!state.Links.IsEmpty && span.GetTag(TagNames.SpanLinks) is null) cursor = ref WriteUtf8(ref window, ref cursor, ref state, TagNames.SpanLinks, SpanLinkJson.Format(state.Links, out _));
        if (!state.Events.IsEmpty && (!context.IsVerbatim || span.GetTag(TagNames.Events) is null)) cursor = ref WriteUtf8(ref window, ref cursor, ref state, TagNames.Events, SpanEventJson.Format(state.Events));
        foreach (ref readonly CustomTag<TypedAttribute?> entry in state.TypedAttributes)
        {
            if (entry.Value is not { } attribute || attribute.Value.IsExactNumber || context.IsReplaced(entry)) continue;
            if (attribute.Value.Kind == TagValueKind.Bool)
            {
                cursor = ref IndexedTagWriter.WriteString(ref window, ref cursor, ref state, entry.Key, attribute.Value.AsBool() ? "true" : "false");
                continue;
            }

            // An integer is its digits.
            cursor = ref WriteUtf8(ref window, ref cursor, ref state, entry.Key, TagValueJson.Format(attribute.Value));
        }

        return ref cursor;
    }

    private static ref byte WriteIntegers(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref IndexedSpan state)
    {
        foreach (ref readonly CustomTag<TypedAttribute?> entry in state.TypedAttributes)
        {
            if (entry.Value is not { } attribute || !attribute.Value.IsExactNumber || context.IsReplaced(entry)) continue;
            cursor = ref IndexedTagWriter.WriteNumber(ref window, ref cursor, ref state, entry.Key, attribute.Value.AsInt64());
        }

        return ref cursor;
    }

    private static ref byte WriteUtf8(scoped ref OutputWindow window, ref byte cursor, scoped ref IndexedSpan state, string name, scoped ReadOnlySpan<byte> utf8)
    {
        cursor = ref IndexedTagWriter.WriteKey(ref window, ref cursor, ref state, name, state.Table.TextType, out _);
        return ref TableText.WriteGenerated(ref window, ref cursor, state.Table, utf8, out _);
    }
}
