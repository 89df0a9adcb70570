using System.Numerics;
using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>Writes one span as v1.0 has it. Source: docs/protocol.md#v10.</summary>
internal static partial class V1SpanWriter
{
    private const int ElementsPerAttribute = 3;
    private const int MaxPlainFields = 5 + 1 + HeadStrings.Count + LiftedTexts.Count + 1; // numbers, attributes, strings, kind

    /// <summary>Writes one span, in the order of the wire.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static ref byte Write(scoped ref IndexedState state, ref byte cursor, Span span, int index)
    {
        cursor = ref state.Window.Reserve(ref cursor, state.Begin(span, index));
        int start = state.Window.Offset(ref cursor);

        // Sixteen fields are one too many for a header of one byte, but only a span with links and events can have them all.
        int maxFields = MaxPlainFields;
        if (state.HasExtras) maxFields += (state.Links.IsEmpty ? 0 : 1) + (state.Events.IsEmpty ? 0 : 1);
        var header = new CountHeader(maxFields);
        cursor = ref Cursor.Skip(ref cursor, header.Size);
        cursor = ref WriteNumbers(ref state, ref cursor, span);
        cursor = ref WriteAttributes(ref state, ref cursor);
        cursor = ref WriteTexts(ref state, ref cursor);
        if (state.HasExtras) cursor = ref WriteStructures(ref state, ref cursor);
        header.WriteMap(ref state.Window.At(start), state.Fields);
        return ref cursor;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteStructures(scoped ref IndexedState state, ref byte cursor)
    {
        if (!state.Links.IsEmpty) cursor = ref V1ListWriter.Write<SpanLink, V1LinkWriter>(ref state, ref cursor, state.Links);
        if (!state.Events.IsEmpty) cursor = ref V1ListWriter.Write<SpanEvent, V1EventWriter>(ref state, ref cursor, state.Events);
        return ref cursor;
    }

    private static ref byte WriteAttributes(scoped ref IndexedState state, ref byte cursor)
    {
        // Read once: what is counted for the header is what is written.
        ReadOnlySpan<CustomTag<string?>> strings = state.Context.CustomStrings;
        ReadOnlySpan<CustomTag<MetricValue>> numbers = state.Context.CustomMetrics;
        state.BeginList(hasCustomNumbers: !numbers.IsEmpty);
        int start = state.Window.Offset(ref cursor);
        state.Window.AssertRoom(ref cursor, 1 + CountHeader.MaxSize);
        var header = new CountHeader(checked(ElementsPerAttribute * (strings.Length + numbers.Length + MaxCount(ref state))));
        cursor = ref Cursor.Skip(ref MessagePackPrimitives.WriteByte(ref cursor, V1Fields.Attributes), header.Size);

        // Where a key comes twice the first wins, so what the agent would decode last comes first: structures, numbers, texts.
        if (state.ChecksKeys) cursor = ref WriteTypedAttributes(ref state, ref cursor);
        TagLayout? layout = state.Context.Layout;
        bool hasNumbers = layout is { MetricCount: > 0 } && layout.HasMetrics(state.Context.Tags!);
        if (hasNumbers) cursor = ref IndexedTagWriter.WriteTypedMetrics(ref state, ref cursor, layout!);
        if (!numbers.IsEmpty) cursor = ref IndexedTagWriter.WriteCustomMetrics(ref state, ref cursor, numbers);
        if (state.ChecksKeys && !state.Context.IsVerbatim) cursor = ref IndexedTagWriter.WriteAutomaticMetrics(ref state, ref cursor);
        if (layout is not null) cursor = ref IndexedTagWriter.WriteTyped(ref state, ref cursor, layout);
        if (!strings.IsEmpty) cursor = ref IndexedTagWriter.WriteCustomStrings(ref state, ref cursor, strings);
        if (!state.Context.IsVerbatim)
        {
            if (state.ChecksKeys) cursor = ref IndexedTagWriter.WriteAutomaticStrings(ref state, ref cursor);
            else cursor = ref IndexedTagWriter.WriteAutomatic(ref state, ref cursor);
        }

        if (state.Count == 0) return ref state.Window.At(start);
        state.Fields++;
        header.WriteArray(ref state.Window.At(start + 1), ElementsPerAttribute * state.Count);
        return ref cursor;
    }

    private static int MaxCount(scoped ref IndexedState state)
    {
        int count = state.Context.Runs.Count + BitOperations.PopCount(state.Context.Automatic) + state.Context.TraceTagCount;
        if ((state.Context.Role & SpanRole.FirstOfChunk) != 0) count += state.Context.Blocks!.OnceCount;
        if (state.Context.Layout is { } layout) count += layout.StringCount + layout.MetricCount;
        return state.ChecksKeys ? count + state.MetaStruct.Length + state.TypedAttributes.Length : count;
    }

    private static ref byte WriteTypedAttributes(scoped ref IndexedState state, ref byte cursor)
    {
        foreach (ref readonly CustomTag<byte[]?> entry in state.MetaStruct)
        {
            if (entry.Value is not { } document) continue; // read once: another thread may clear it
            int count = state.Count;
            cursor = ref IndexedTagWriter.WriteKey(ref state, ref cursor, entry.Key, V1Fields.TypeBytes);
            if (state.Count != count) cursor = ref V1ValueWriter.WriteBytes(ref state, ref cursor, document);
        }

        foreach (ref readonly CustomTag<TypedAttribute?> entry in state.TypedAttributes)
        {
            if (entry.Value is not { } attribute || !V1ValueWriter.IsWritable(attribute.Value) || state.Context.IsReplaced(entry)) continue;
            int count = state.Count;
            cursor = ref IndexedTagWriter.WriteKey(ref state, ref cursor, entry.Key, V1ValueWriter.TypeOf(attribute.Value.Kind));
            if (state.Count != count) cursor = ref V1ValueWriter.WriteContent(ref state, ref cursor, attribute.Value, depth: 1);
        }

        return ref cursor;
    }
}
