using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>Writes one span as v0.5 has it: an array of 12. Source: docs/protocol.md#v05.</summary>
internal static partial class V05SpanWriter
{
    private const byte ElementCount = 12;

    /// <summary>Writes one span, in the order of the wire.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static ref byte Write(scoped ref IndexedState state, ref byte cursor, Span span, int index)
    {
        cursor = ref state.Window.Reserve(ref cursor, state.Begin(span, index));
        cursor = ref MessagePackPrimitives.WriteByte(ref cursor, MessagePackCode.MinFixArray | ElementCount);

        string service = span.Service ?? state.Context.Blocks?.DefaultService ?? string.Empty;
        cursor = ref IndexedTagWriter.WriteField(ref state, ref cursor, HeadStrings.Service, service);
        cursor = ref IndexedTagWriter.WriteField(ref state, ref cursor, HeadStrings.Name, span.Name ?? string.Empty);
        cursor = ref IndexedTagWriter.WriteField(ref state, ref cursor, HeadStrings.Resource, span.Resource ?? string.Empty);
        cursor = ref WriteNumbers(ref state, ref cursor, span);
        cursor = ref WriteMeta(ref state, ref cursor);
        cursor = ref WriteMetrics(ref state, ref cursor);

        cursor = ref state.Window.ReserveMore(ref cursor, TableEntry.PairSize);
        return ref IndexedTagWriter.WriteField(ref state, ref cursor, HeadStrings.Type, span.Type ?? string.Empty);
    }

    private static ref byte WriteNumbers(scoped ref IndexedState state, ref byte cursor, Span span)
    {
        state.Window.AssertRoom(ref cursor, 6 * MessagePackPrimitives.MaxSize);
        cursor = ref MessagePackPrimitives.WriteLarge(ref cursor, span.TraceIdLower);
        cursor = ref MessagePackPrimitives.WriteLarge(ref cursor, span.SpanId);
        cursor = ref MessagePackPrimitives.WriteLarge(ref cursor, span.ParentId);
        cursor = ref WriteSigned(ref cursor, span.Start);
        long duration = span.Duration;
        cursor = ref MessagePackPrimitives.IsUInt32(duration)
            ? ref MessagePackPrimitives.WriteUInt32(ref cursor, (uint)duration)
            : ref WriteSigned(ref cursor, duration);
        return ref WriteSigned(ref cursor, span.Error);
    }

    private static ref byte WriteSigned(ref byte cursor, long value)
        => ref value < 0
            ? ref MessagePackPrimitives.WriteInt64(ref cursor, value)
            : ref MessagePackPrimitives.WriteLarge(ref cursor, (ulong)value);

    private static ref byte WriteMeta(scoped ref IndexedState state, ref byte cursor)
    {
        ReadOnlySpan<CustomTag<string?>> custom = state.Context.CustomStrings; // read once: what is counted is what is written
        var header = new CountHeader(custom.Length + MaxStrings(ref state));
        int headerOffset = state.Window.Offset(ref cursor);
        state.Window.AssertRoom(ref cursor, CountHeader.MaxSize);
        cursor = ref Cursor.Skip(ref cursor, header.Size);
        state.Count = 0;

        if (state.Context.Layout is { } layout) cursor = ref IndexedTagWriter.WriteTyped(ref state, ref cursor, layout);
        if (!custom.IsEmpty) cursor = ref IndexedTagWriter.WriteCustomStrings(ref state, ref cursor, custom);
        if (!state.Context.IsVerbatim) cursor = ref WriteAutomatic(ref state, ref cursor);
        if (state.HasExtras) cursor = ref WriteStructures(ref state, ref cursor);
        header.WriteMap(ref state.Window.At(headerOffset), state.Count);
        return ref cursor;
    }

    private static ref byte WriteMetrics(scoped ref IndexedState state, ref byte cursor)
    {
        TagLayout? layout = state.Context.Layout is { } withNumbers && withNumbers.HasMetrics(state.Context.Tags!) ? withNumbers : null;
        ReadOnlySpan<CustomTag<MetricValue>> custom = state.Context.CustomMetrics; // read once, as above
        state.Count = 0;
        bool hasOthers = layout is not null
            || !custom.IsEmpty
            || state.HasExtras
            || (state.Context.Automatic & ReservedNames.Numeric) != 0
            || state.Context.IsVerbatim;
        return ref hasOthers ? ref WriteAllMetrics(ref state, ref cursor, layout, custom) : ref WriteMetricsOfRole(ref state, ref cursor);
    }

    // Three at most: the header has one byte.
    private static ref byte WriteMetricsOfRole(scoped ref IndexedState state, ref byte cursor)
    {
        int header = state.Window.Offset(ref cursor);
        state.Window.AssertRoom(ref cursor, 1);
        cursor = ref IndexedTagWriter.WriteAutomaticMetrics(ref state, ref Cursor.Skip(ref cursor, 1));
        state.Window.At(header) = (byte)(MessagePackCode.MinFixMap | state.Count);
        return ref cursor;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteAllMetrics(
        scoped ref IndexedState state, ref byte cursor, TagLayout? layout, scoped ReadOnlySpan<CustomTag<MetricValue>> custom)
    {
        int max = custom.Length + state.Context.MaxAutomaticMetrics;
        if (state.HasExtras) max += state.TypedAttributes.Length;
        if (layout is not null) max += layout.MetricCount;
        var map = new CountedEntries(max);
        cursor = ref map.Begin(ref state.Window, ref cursor);
        if (layout is not null) cursor = ref IndexedTagWriter.WriteTypedMetrics(ref state, ref cursor, layout);
        if (!custom.IsEmpty) cursor = ref IndexedTagWriter.WriteCustomMetrics(ref state, ref cursor, custom);
        if (state.HasExtras) cursor = ref WriteIntegers(ref state, ref cursor);
        if (!state.Context.IsVerbatim) cursor = ref IndexedTagWriter.WriteAutomaticMetrics(ref state, ref cursor);
        map.EndMap(ref state.Window, state.Count);
        return ref cursor;
    }

    private static int MaxStrings(scoped ref IndexedState state)
    {
        int count = state.Context.MaxAutomaticStrings;
        if (state.Context.Layout is { } layout) count += layout.StringCount;
        if (!state.HasExtras) return count;
        if (!state.Links.IsEmpty) count++;
        if (!state.Events.IsEmpty) count++;
        return count + state.TypedAttributes.Length;
    }
}
