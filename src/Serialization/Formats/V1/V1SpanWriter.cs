using System.Numerics;
using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>Writes one span as v1.0 has it. Source: docs/protocol.md#v10.</summary>
internal static partial class V1SpanWriter
{
    private const int ElementsPerAttribute = 3;
    private const int MaxPlainFields = 5 + 1 + HeadStrings.Count + LiftedTexts.Count + 1; // numbers, attributes, strings, kind

    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static ref byte Write(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref IndexedSpan state, Span span, int index)
    {
        context.Begin(span, index);
        cursor = ref window.Reserve(ref cursor, state.Begin(ref context));
        int start = window.Offset(ref cursor);

        // Sixteen fields are one too many for a header of one byte, but only a span with links and events can have them all.
        var header = new CountHeader(state.HasExtras ? MaxPlainFields + (state.Links.IsEmpty ? 0 : 1) + (state.Events.IsEmpty ? 0 : 1) : MaxPlainFields);
        cursor = ref Unsafe.Add(ref cursor, header.Size);
        int fields = 0;
        cursor = ref WriteNumbers(ref window, ref cursor, span, ref fields);
        cursor = ref WriteAttributes(ref window, ref cursor, ref context, ref state, ref fields);
        cursor = ref WriteTexts(ref window, ref cursor, ref context, ref state, ref fields);
        if (state.HasExtras)
        {
            cursor = ref WriteStructures(ref window, ref cursor, ref state, out int structures);
            fields += structures; // not by reference: the count of most spans stays in a register
        }

        header.WriteMap(ref window.At(start), fields);
        return ref cursor;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteStructures(scoped ref OutputWindow window, ref byte cursor, scoped ref IndexedSpan state, out int fields)
    {
        fields = 0;
        if (!state.Links.IsEmpty) cursor = ref V1LinkWriter.Write(ref window, ref cursor, state.Table, state.Links, ref fields);
        if (!state.Events.IsEmpty) cursor = ref V1EventWriter.Write(ref window, ref cursor, state.Table, state.Events, ref fields);
        return ref cursor;
    }

    private static ref byte WriteAttributes(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref IndexedSpan state, scoped ref int fields)
    {
        // Read once: what is counted for the header is what is written.
        ReadOnlySpan<CustomTag<string?>> strings = context.CustomStrings;
        ReadOnlySpan<CustomTag<MetricValue>> numbers = context.CustomMetrics;
        state.BeginList(ref context, !numbers.IsEmpty);
        int start = window.Offset(ref cursor);
        window.AssertRoom(ref cursor, 1 + CountHeader.MaxSize);
        var header = new CountHeader(checked(ElementsPerAttribute * (strings.Length + numbers.Length + MaxCount(ref context, ref state))));
        cursor = ref Unsafe.Add(ref MessagePackPrimitives.WriteByte(ref cursor, V1Fields.Attributes), header.Size);

        // Where a key comes twice the first wins, so what the agent would decode last comes first: structures, numbers, texts.
        if (state.ChecksKeys) cursor = ref WriteTypedAttributes(ref window, ref cursor, ref context, ref state);
        TagLayout? layout = context.Layout;
        if (layout is { MetricCount: > 0 } && layout.HasMetrics(context.Tags!)) cursor = ref IndexedTagWriter.WriteTypedMetrics(ref window, ref cursor, ref context, ref state, layout);
        if (!numbers.IsEmpty) cursor = ref IndexedTagWriter.WriteCustomMetrics(ref window, ref cursor, ref context, ref state, numbers);
        if (state.ChecksKeys && !context.IsVerbatim) cursor = ref IndexedTagWriter.WriteAutomaticMetrics(ref window, ref cursor, ref context, ref state);
        if (layout is not null) cursor = ref IndexedTagWriter.WriteTyped(ref window, ref cursor, ref context, ref state, layout);
        if (!strings.IsEmpty) cursor = ref IndexedTagWriter.WriteCustomStrings(ref window, ref cursor, ref context, ref state, strings);
        if (!context.IsVerbatim)
        {
            if (state.ChecksKeys) cursor = ref IndexedTagWriter.WriteAutomaticStrings(ref window, ref cursor, ref context, ref state);
            else cursor = ref IndexedTagWriter.WriteAutomatic(ref window, ref cursor, ref context, ref state);
        }

        if (state.Count == 0) return ref window.At(start);
        fields++;
        header.WriteArray(ref window.At(start + 1), ElementsPerAttribute * state.Count);
        return ref cursor;
    }

    private static int MaxCount(scoped ref ChunkContext context, scoped ref IndexedSpan state)
    {
        int count = context.Runs.Count + BitOperations.PopCount(context.Automatic) + context.TraceTagCount;
        if ((context.Role & SpanRole.FirstOfChunk) != 0) count += context.Blocks!.OnceCount;
        if (context.Layout is { } layout) count += layout.StringCount + layout.MetricCount;
        return state.ChecksKeys ? count + state.MetaStruct.Length + state.TypedAttributes.Length : count;
    }

    private static ref byte WriteTypedAttributes(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref IndexedSpan state)
    {
        foreach (ref readonly CustomTag<byte[]?> entry in state.MetaStruct)
        {
            if (entry.Value is not { } document) continue; // read once: another thread may clear it
            cursor = ref IndexedTagWriter.WriteKey(ref window, ref cursor, ref state, entry.Key, V1Fields.TypeBytes, out bool isNew);
            if (isNew) cursor = ref V1ValueWriter.WriteBytes(ref window, ref cursor, document);
        }

        foreach (ref readonly CustomTag<TypedAttribute?> entry in state.TypedAttributes)
        {
            if (entry.Value is not { } attribute || !V1ValueWriter.IsWritable(attribute.Value) || context.IsReplaced(entry)) continue;
            cursor = ref IndexedTagWriter.WriteKey(ref window, ref cursor, ref state, entry.Key, V1ValueWriter.TypeOf(attribute.Value.Kind), out bool isNew);
            if (isNew) cursor = ref V1ValueWriter.WriteContent(ref window, ref cursor, state.Table, attribute.Value, depth: 1);
        }

        return ref cursor;
    }
}
