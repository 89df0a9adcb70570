using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>Writes one span as v0.5 has it: an array of 12. Source: agent protocol, section 2.3.</summary>
internal static partial class V05SpanWriter
{
    private const byte ElementCount = 12;
    private const int MaxAutomatic = 32; // on one span, beside the runs and the tags of the trace
    private const int MaxMoreLevels = 4096; // their number is not known before they are read; as many as a 16-bit header holds anyway

    internal static ref byte Write(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, PayloadStringTable table, Span span, int index)
    {
        var state = new IndexedSpan(table, ref context, span, index);
        cursor = ref window.Reserve(ref cursor, state.Bound);
        cursor = ref MessagePackPrimitives.WriteByte(ref cursor, MessagePackCode.MinFixArray | ElementCount);

        HeadStrings texts = default;
        span.Head.CopyTo(texts);
        texts[HeadStrings.Service] ??= context.Blocks?.DefaultService;
        for (int i = 0; i < HeadStrings.Count; i++) texts[i] ??= string.Empty;
        cursor = ref IndexedTagWriter.WriteStrings(ref window, ref cursor, ref state, texts[..HeadStrings.Type], NameEntries.Fields);
        cursor = ref WriteNumbers(ref window, ref cursor, span);
        cursor = ref WriteMeta(ref window, ref cursor, ref context, ref state);
        cursor = ref WriteMetrics(ref window, ref cursor, ref context, ref state);

        texts[..HeadStrings.Type].Clear(); // the type comes last
        cursor = ref window.ReserveMore(ref cursor, TableEntry.PairSize);
        return ref IndexedTagWriter.WriteStrings(ref window, ref cursor, ref state, texts, NameEntries.Fields);
    }

    private static ref byte WriteNumbers(scoped ref OutputWindow window, ref byte cursor, Span span)
    {
        window.AssertRoom(ref cursor, 6 * MessagePackPrimitives.MaxSize);
        cursor = ref MessagePackPrimitives.WriteUInt64(ref cursor, span.TraceIdLower);
        cursor = ref MessagePackPrimitives.WriteUInt64(ref cursor, span.SpanId);
        cursor = ref MessagePackPrimitives.WriteUInt64(ref cursor, span.ParentId);
        cursor = ref MessagePackPrimitives.WriteInt64(ref cursor, span.Start);
        cursor = ref MessagePackPrimitives.WriteInt64(ref cursor, span.Duration);
        return ref MessagePackPrimitives.WriteInt64(ref cursor, span.Error);
    }

    private static ref byte WriteMeta(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref IndexedSpan state)
    {
        CountHeader header = CountHeader.Map(MaxStrings(ref context, ref state));
        int headerOffset = window.Offset(ref cursor);
        window.AssertRoom(ref cursor, CountHeader.MaxSize);
        cursor = ref Unsafe.Add(ref cursor, header.Size);
        state.Count = 0;

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
        if (!context.IsVerbatim) cursor = ref WriteAutomatic(ref window, ref cursor, ref context, ref state);
        cursor = ref WriteStructures(ref window, ref cursor, ref context, ref state);
        header.Write(ref window.At(headerOffset), state.Count);
        return ref cursor;
    }

    private static ref byte WriteMetrics(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref IndexedSpan state)
    {
        ref V04SpanParts parts = ref state.Parts;
        int max = parts.CustomMetrics.Length + parts.MetricRun.Count + parts.Level.Metrics.Length + state.TypedAttributes.Length;
        if (parts.HasMoreLevels) max += MaxMoreLevels;
        if (parts.Automatic != 0) max += MaxAutomatic;
        CountHeader header = CountHeader.Map(max);
        cursor = ref window.ReserveMore(ref cursor, CountHeader.MaxSize);
        int headerOffset = window.Offset(ref cursor);
        cursor = ref Unsafe.Add(ref cursor, header.Size);
        state.Count = 0;

        TagLevel level = parts.Level;
        cursor = ref IndexedTagWriter.WriteLevelMetrics(ref window, ref cursor, ref context, ref state, level);
        bool more = parts.HasMoreLevels;
        for (int i = 1; more; i++)
        {
            more = parts.Tags!.ReadLevel(i, out level); // its room was asked for with its strings
            cursor = ref IndexedTagWriter.WriteLevelMetrics(ref window, ref cursor, ref context, ref state, level);
        }

        if (!parts.CustomMetrics.IsEmpty) cursor = ref IndexedTagWriter.WriteCustomMetrics(ref window, ref cursor, ref context, ref state);
        if (!state.TypedAttributes.IsEmpty) cursor = ref WriteIntegers(ref window, ref cursor, ref context, ref state);
        if (!context.IsVerbatim) cursor = ref IndexedTagWriter.WriteAutomaticMetrics(ref window, ref cursor, ref context, ref state);
        header.Write(ref window.At(headerOffset), state.Count);
        return ref cursor;
    }

    private static int MaxStrings(scoped ref ChunkContext context, scoped ref IndexedSpan state)
    {
        ref V04SpanParts parts = ref state.Parts;
        int count = parts.CustomStrings.Length + parts.StringRun.Count + state.TypedAttributes.Length;
        if (!state.Links.IsEmpty) count++;
        if (!parts.Events.IsEmpty) count++;
        if (parts.Level.Table is { } table) count += table.StringCount + table.Constants.Pairs.Length;
        if (parts.HasMoreLevels) count += MaxMoreLevels;
        if ((parts.Role & (SpanRole.FirstOfChunk | SpanRole.LocalRoot)) != 0) count += context.TraceTags.Length;
        if (parts.Automatic != 0 || (parts.Role & SpanRole.FirstOfChunk) != 0) count += MaxAutomatic;
        return count;
    }
}
