using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>Writes one span as v0.5 has it: an array of 12. Source: docs/protocol.md#v05.</summary>
internal static partial class V05SpanWriter
{
    private const byte ElementCount = 12;

    /// <summary>Writes the spans of the chunk as an array. The caller has reserved 5 bytes for its header.</summary>
    internal static ref byte WriteAll(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, PayloadStringTable table, out int dropped)
    {
        Span? single = null;
        ReadOnlySpan<Span> spans = context.Chunk.Spans.AsSpan(ref single);
        dropped = 0;
        cursor = ref MessagePackPrimitives.WriteArrayHeader(ref cursor, spans.Length);
        IndexedSpan.Create(table, hasChunkFields: false, out IndexedSpan state);
        for (int i = 0; i < spans.Length; i++)
        {
            cursor = ref Write(ref window, ref cursor, ref context, ref state, spans[i], i);
            if (context.Extras is { } extras) dropped += CountStructures(extras);
        }

        return ref cursor;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte Write(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref IndexedSpan state, Span span, int index)
    {
        context.Begin(span, index);
        cursor = ref window.Reserve(ref cursor, state.Begin(ref context));
        cursor = ref MessagePackPrimitives.WriteByte(ref cursor, MessagePackCode.MinFixArray | ElementCount);

        PayloadStringTable table = state.Table;
        cursor = ref IndexedTagWriter.WriteField(ref window, ref cursor, table, ref table.Objects, HeadStrings.Service, span.Service ?? context.Blocks?.DefaultService ?? string.Empty);
        cursor = ref IndexedTagWriter.WriteField(ref window, ref cursor, table, ref table.Objects, HeadStrings.Name, span.Name ?? string.Empty);
        cursor = ref IndexedTagWriter.WriteField(ref window, ref cursor, table, ref table.Objects, HeadStrings.Resource, span.Resource ?? string.Empty);
        cursor = ref WriteNumbers(ref window, ref cursor, span);
        cursor = ref WriteMeta(ref window, ref cursor, ref context, ref state);
        cursor = ref WriteMetrics(ref window, ref cursor, ref context, ref state);

        cursor = ref window.ReserveMore(ref cursor, TableEntry.PairSize);
        return ref IndexedTagWriter.WriteField(ref window, ref cursor, table, ref table.Objects, HeadStrings.Type, span.Type ?? string.Empty);
    }

    private static ref byte WriteNumbers(scoped ref OutputWindow window, ref byte cursor, Span span)
    {
        window.AssertRoom(ref cursor, 6 * MessagePackPrimitives.MaxSize);
        cursor = ref MessagePackPrimitives.WriteLarge(ref cursor, span.TraceIdLower);
        cursor = ref MessagePackPrimitives.WriteLarge(ref cursor, span.SpanId);
        cursor = ref MessagePackPrimitives.WriteLarge(ref cursor, span.ParentId);
        cursor = ref WriteSigned(ref cursor, span.Start);
        long duration = span.Duration;
        cursor = ref MessagePackPrimitives.IsUInt32(duration) ? ref MessagePackPrimitives.WriteUInt32(ref cursor, (uint)duration) : ref WriteSigned(ref cursor, duration);
        return ref WriteSigned(ref cursor, span.Error);
    }

    private static ref byte WriteSigned(ref byte cursor, long value)
        => ref value < 0 ? ref MessagePackPrimitives.WriteInt64(ref cursor, value) : ref MessagePackPrimitives.WriteLarge(ref cursor, (ulong)value);

    private static ref byte WriteMeta(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref IndexedSpan state)
    {
        ReadOnlySpan<CustomTag<string?>> custom = context.CustomStrings; // read once: what is counted for the header is what is written
        var header = new CountHeader(custom.Length + MaxStrings(ref context, ref state));
        int headerOffset = window.Offset(ref cursor);
        window.AssertRoom(ref cursor, CountHeader.MaxSize);
        cursor = ref Unsafe.Add(ref cursor, header.Size);
        state.Count = 0;

        if (context.Layout is { } layout) cursor = ref IndexedTagWriter.WriteTyped(ref window, ref cursor, ref context, ref state, layout);
        if (!custom.IsEmpty) cursor = ref IndexedTagWriter.WriteCustomStrings(ref window, ref cursor, ref context, ref state, custom);
        if (!context.IsVerbatim) cursor = ref WriteAutomatic(ref window, ref cursor, ref context, ref state);
        if (state.HasExtras) cursor = ref WriteStructures(ref window, ref cursor, ref context, ref state);
        header.WriteMap(ref window.At(headerOffset), state.Count);
        return ref cursor;
    }

    private static ref byte WriteMetrics(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref IndexedSpan state)
    {
        TagLayout? layout = context.Layout is { } withNumbers && withNumbers.HasMetrics(context.Tags!) ? withNumbers : null;
        ReadOnlySpan<CustomTag<MetricValue>> custom = context.CustomMetrics; // read once, as above
        state.Count = 0;
        bool hasOthers = layout is not null || !custom.IsEmpty || state.HasExtras || (context.Automatic & AutomaticTags.Numeric) != 0 || context.IsVerbatim;
        return ref hasOthers ? ref WriteAllMetrics(ref window, ref cursor, ref context, ref state, layout, custom) : ref WriteMetricsOfRole(ref window, ref cursor, ref context, ref state);
    }

    // Three at most: the header has one byte.
    private static ref byte WriteMetricsOfRole(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref IndexedSpan state)
    {
        int header = window.Offset(ref cursor);
        window.AssertRoom(ref cursor, 1);
        cursor = ref IndexedTagWriter.WriteAutomaticMetrics(ref window, ref Unsafe.Add(ref cursor, 1), ref context, ref state);
        window.At(header) = (byte)(MessagePackCode.MinFixMap | state.Count);
        return ref cursor;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteAllMetrics(
        scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref IndexedSpan state, TagLayout? layout, scoped ReadOnlySpan<CustomTag<MetricValue>> custom)
    {
        int max = custom.Length + context.MaxAutomaticMetrics;
        if (state.HasExtras) max += state.TypedAttributes.Length;
        if (layout is not null) max += layout.MetricCount;
        var header = new CountHeader(max);
        cursor = ref window.ReserveMore(ref cursor, CountHeader.MaxSize);
        int headerOffset = window.Offset(ref cursor);
        cursor = ref Unsafe.Add(ref cursor, header.Size);

        if (layout is not null) cursor = ref IndexedTagWriter.WriteTypedMetrics(ref window, ref cursor, ref context, ref state, layout);
        if (!custom.IsEmpty) cursor = ref IndexedTagWriter.WriteCustomMetrics(ref window, ref cursor, ref context, ref state, custom);
        if (state.HasExtras) cursor = ref WriteIntegers(ref window, ref cursor, ref context, ref state);
        if (!context.IsVerbatim) cursor = ref IndexedTagWriter.WriteAutomaticMetrics(ref window, ref cursor, ref context, ref state);
        header.WriteMap(ref window.At(headerOffset), state.Count);
        return ref cursor;
    }

    private static int CountStructures(SpanExtras extras)
    {
        int count = 0;
        foreach (ref readonly CustomTag<byte[]?> entry in extras.MetaStruct.Entries)
        {
            if (entry.Value is not null) count++;
        }

        return count;
    }

    private static int MaxStrings(scoped ref ChunkContext context, scoped ref IndexedSpan state)
    {
        int count = context.MaxAutomaticStrings;
        if (context.Layout is { } layout) count += layout.StringCount;
        if (!state.HasExtras) return count;
        if (!state.Links.IsEmpty) count++;
        if (!state.Events.IsEmpty) count++;
        return count + state.TypedAttributes.Length;
    }
}
