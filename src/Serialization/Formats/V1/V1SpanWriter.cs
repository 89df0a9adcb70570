using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>Writes one span as v1.0 has it. Source: agent protocol, section 2.5.</summary>
internal static class V1SpanWriter
{
    private const int MaxAutomatic = 32; // on one span, beside the runs and the tags of the trace
    private const int MaxMoreLevels = 4096; // their number is not known before they are read; as many as a 16-bit header holds anyway
    private const int ElementsPerAttribute = 3;

    internal static ref byte Write(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref readonly V1ChunkFields chunkFields, PayloadStringTable table, Span span, int index)
    {
        var state = new IndexedSpan(table, ref context, in chunkFields, span, index);
        cursor = ref window.Reserve(ref cursor, state.Bound);
        int start = window.Offset(ref cursor);

        // Sixteen fields are one too many for a header of one byte, but only a span with links, events and an error can have them all.
        CountHeader header = CountHeader.Map(!state.Links.IsEmpty && !state.Parts.Events.IsEmpty ? 16 : 15);
        cursor = ref Unsafe.Add(ref cursor, header.Size);
        int fields = 0;
        cursor = ref WriteNumbers(ref window, ref cursor, span, ref fields);
        cursor = ref WriteAttributes(ref window, ref cursor, ref context, ref state, ref fields);
        cursor = ref WriteTexts(ref window, ref cursor, ref context, ref state, ref fields);
        if (!state.Links.IsEmpty) cursor = ref V1LinkWriter.Write(ref window, ref cursor, table, state.Links, ref fields);
        if (!state.Parts.Events.IsEmpty) cursor = ref V1EventWriter.Write(ref window, ref cursor, table, state.Parts.Events, ref fields);
        header.Write(ref window.At(start), fields);
        return ref cursor;
    }

    // Negative times cannot be expressed here: they become 0, which is the default and left out.
    private static ref byte WriteNumbers(scoped ref OutputWindow window, ref byte cursor, Span span, scoped ref int fields)
    {
        window.AssertRoom(ref cursor, (4 * (1 + MessagePackPrimitives.MaxSize)) + 2);
        cursor = ref WriteField(ref cursor, V1Fields.SpanId, span.SpanId, ref fields);
        if (span.ParentId != 0) cursor = ref WriteField(ref cursor, V1Fields.ParentId, span.ParentId, ref fields);
        if (span.Start > 0) cursor = ref WriteField(ref cursor, V1Fields.Start, (ulong)span.Start, ref fields);
        if (span.Duration > 0) cursor = ref WriteField(ref cursor, V1Fields.Duration, (ulong)span.Duration, ref fields);
        if (span.Error == 0) return ref cursor;
        fields++;
        return ref MessagePackPrimitives.WriteBool(ref MessagePackPrimitives.WriteByte(ref cursor, V1Fields.Error), true);
    }

    private static ref byte WriteField(ref byte cursor, byte field, ulong value, scoped ref int fields)
    {
        fields++;
        return ref MessagePackPrimitives.WriteUInt64(ref MessagePackPrimitives.WriteByte(ref cursor, field), value);
    }

    private static ref byte WriteAttributes(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref IndexedSpan state, scoped ref int fields)
    {
        int start = window.Offset(ref cursor);
        window.AssertRoom(ref cursor, 1 + CountHeader.MaxSize);
        CountHeader header = CountHeader.Array(checked(ElementsPerAttribute * MaxCount(ref context, ref state)));
        cursor = ref Unsafe.Add(ref MessagePackPrimitives.WriteByte(ref cursor, V1Fields.Attributes), header.Size);

        // Where a key comes twice the first wins, so what the agent would decode last comes first: structures, numbers, texts.
        if (state.ChecksKeys) cursor = ref WriteOtherKinds(ref window, ref cursor, ref context, ref state);
        cursor = ref WriteNumericTags(ref window, ref cursor, ref context, ref state);
        TagLevel level = state.Parts.Level;
        cursor = ref IndexedTagWriter.WriteLevelStrings(ref window, ref cursor, ref context, ref state, level);
        bool more = state.Parts.HasMoreLevels;
        for (int i = 1; more; i++)
        {
            more = state.Parts.Tags!.ReadLevel(i, out level);
            cursor = ref window.Extend(ref cursor, IndexedSpan.LevelBound(level));
            cursor = ref IndexedTagWriter.WriteLevelStrings(ref window, ref cursor, ref context, ref state, level);
        }

        if (!state.Parts.CustomStrings.IsEmpty) cursor = ref IndexedTagWriter.WriteCustomStrings(ref window, ref cursor, ref context, ref state);
        if (!context.IsVerbatim) cursor = ref IndexedTagWriter.WriteAutomaticStrings(ref window, ref cursor, ref context, ref state);
        if (state.Count == 0) return ref window.At(start);
        fields++;
        header.Write(ref window.At(start + 1), ElementsPerAttribute * state.Count);
        return ref cursor;
    }

    private static int MaxCount(scoped ref ChunkContext context, scoped ref IndexedSpan state)
    {
        ref V04SpanParts parts = ref state.Parts;
        int count = parts.CustomStrings.Length + parts.CustomMetrics.Length + parts.StringRun.Count + parts.MetricRun.Count;
        if (parts.Level.Table is { } table) count += table.StringCount + table.MetricCount + table.Constants.Pairs.Length;
        if (parts.HasMoreLevels) count += MaxMoreLevels;
        if (state.ChecksKeys) count += state.MetaStruct.Length + state.TypedAttributes.Length;
        if ((parts.Role & (SpanRole.FirstOfChunk | SpanRole.LocalRoot)) != 0) count += context.TraceTags.Length;
        if (parts.Automatic != 0 || (parts.Role & SpanRole.FirstOfChunk) != 0) count += MaxAutomatic;
        return count;
    }

    private static ref byte WriteNumericTags(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref IndexedSpan state)
    {
        TagLevel level = state.Parts.Level;
        cursor = ref IndexedTagWriter.WriteLevelMetrics(ref window, ref cursor, ref context, ref state, level);
        bool more = state.Parts.HasMoreLevels;
        for (int i = 1; more; i++)
        {
            more = state.Parts.Tags!.ReadLevel(i, out level);
            cursor = ref window.Extend(ref cursor, IndexedSpan.LevelBound(level));
            cursor = ref IndexedTagWriter.WriteLevelMetrics(ref window, ref cursor, ref context, ref state, level);
        }

        if (!state.Parts.CustomMetrics.IsEmpty) cursor = ref IndexedTagWriter.WriteCustomMetrics(ref window, ref cursor, ref context, ref state);
        return ref context.IsVerbatim ? ref cursor : ref IndexedTagWriter.WriteAutomaticMetrics(ref window, ref cursor, ref context, ref state);
    }

    private static ref byte WriteOtherKinds(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref IndexedSpan state)
    {
        foreach (ref readonly CustomTag<byte[]?> entry in state.MetaStruct)
        {
            if (entry.Value is not { } document) continue; // read once: another thread may clear it
            cursor = ref IndexedTagWriter.WriteKey(ref window, ref cursor, ref state, entry.Key, V1Fields.TypeBytes, out bool isNew);
            if (isNew) cursor = ref V1ValueWriter.WriteBytes(ref window, ref cursor, document);
        }

        foreach (ref readonly CustomTag<TypedAttribute?> entry in state.TypedAttributes)
        {
            if (entry.Value is not { } attribute || !V1ValueWriter.IsWritable(attribute.Value) || IndexedTagWriter.IsReplaced(ref context, ref state, entry)) continue;
            cursor = ref IndexedTagWriter.WriteKey(ref window, ref cursor, ref state, entry.Key, V1ValueWriter.TypeOf(attribute.Value.Kind), out bool isNew);
            if (isNew) cursor = ref V1ValueWriter.WriteContent(ref window, ref cursor, state.Table, attribute.Value, depth: 1);
        }

        return ref cursor;
    }

    /// <summary>Writes the strings that are fields, those taken from the tags included, and the kind.</summary>
    private static ref byte WriteTexts(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref IndexedSpan state, scoped ref int fields)
    {
        V1HeadStrings texts = default;
        Span span = state.Parts.Span;
        span.Head.CopyTo(texts);
        texts[HeadStrings.Service] ??= context.Blocks?.DefaultService;
        uint kind = state.Lifted.Kind;
        if (span.V1Fields is { } read) (texts[4], texts[5], texts[6], kind) = (read.Environment, read.Version, read.Component, read.Kind);
        else (texts[4], texts[5], texts[6]) = (state.Lifted.Environment, state.Lifted.Version, state.Lifted.Component);
        for (int i = 0; i < NameEntries.FieldCount; i++)
        {
            if (texts[i] is { Length: 0 }) texts[i] = null; // the default
        }

        cursor = ref window.Reserve(ref cursor, (NameEntries.FieldCount * TableEntry.PairSize) + 1 + MessagePackPrimitives.MaxSize);
        state.Count = 0;
        cursor = ref IndexedTagWriter.WriteStrings(ref window, ref cursor, ref state, texts, NameEntries.Fields);
        fields += state.Count;
        if (kind == 0 && !context.IsVerbatim) kind = V1Fields.KindInternal; // what a tracer says of a span that it made; a conversion says nothing
        return ref kind == 0 ? ref cursor : ref WriteField(ref cursor, V1Fields.Kind, kind, ref fields);
    }
}
