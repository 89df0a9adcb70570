using System.Diagnostics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SpanPack;

/// <summary>Writes one span as v0.4 and v0.7 have it. Source: docs/protocol.md#v04.</summary>
/// <remarks>
/// The write position is a local <c>ref byte</c> that every method takes and returns. After a call that may request room it points into
/// other memory, so positions to return to are offsets. The state contains the data of the span that methods need.
/// </remarks>
internal static partial class V04SpanWriter
{
    private const int MaxFields = 15; // six numbers, four strings, meta, metrics, meta_struct, span_links, span_events: just a fixmap
    private const int NumberFields = 6;

    /// <summary>Writes one span, in the order of the wire.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static ref byte Write(scoped ref V04State state, ref byte cursor, Span span, int index)
    {
        cursor = ref state.Window.Reserve(ref cursor, state.Begin(span, index)); // all at once: few spans have parts that add to it
        int start = state.Window.Offset(ref cursor);
        cursor = ref WriteNumbers(ref state, ref cursor, span);
        state.Count = NumberFields + 2;
        cursor = ref WriteHead(ref state, ref cursor, span);
        state.Fields = state.Count;
        cursor = ref WriteMeta(ref state, ref cursor);
        cursor = ref WriteMetrics(ref state, ref cursor);
        if (state.Context.Extras is { } extras) cursor = ref WriteStructures(ref state, ref cursor, extras);
        Debug.Assert(state.Fields <= MaxFields);
        state.Window.At(start) = (byte)(MessagePackCode.MinFixMap | state.Fields);
        return ref cursor;
    }

    private static ref byte WriteNumbers(scoped ref V04State state, ref byte cursor, Span span)
    {
        ReadOnlySpan<byte> numbers = V04Fields.Numbers;
        state.Window.AssertRoom(ref cursor, 1 + numbers.Length + 5);
        ref byte start = ref Unsafe.Add(ref cursor, 1);
        ref byte end = ref RawBytes.Copy(ref start, numbers);
        RawBytes.WriteUInt64(ref Unsafe.Add(ref start, V04Fields.TraceIdOffset), span.TraceIdLower);
        RawBytes.WriteUInt64(ref Unsafe.Add(ref start, V04Fields.SpanIdOffset), span.Numbers.SpanId);
        RawBytes.WriteUInt64(ref Unsafe.Add(ref start, V04Fields.ParentIdOffset), span.Numbers.ParentId);
        RawBytes.WriteUInt64(ref Unsafe.Add(ref start, V04Fields.StartOffset), (ulong)span.Numbers.Start);
        RawBytes.WriteUInt64(ref Unsafe.Add(ref start, V04Fields.DurationOffset), (ulong)span.Numbers.Duration);
        int error = span.ErrorMark; // read once: another thread may set it
        return ref error == 0 ? ref end : ref MessagePackPrimitives.WriteInt64(ref Unsafe.Subtract(ref end, 1), error);
    }

    private static ref byte WriteHead(scoped ref V04State state, ref byte cursor, Span span)
    {
        ref string? head = ref span.Head;
        string? service = head is null ? state.Context.Blocks?.DefaultService : null;
        if (service is not null) return ref WriteHeadWithService(ref state, ref cursor, ref head, service);
        return ref WriteStrings(ref state, ref cursor, ref head, V04Fields.Head.Keys);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteHeadWithService(scoped ref V04State state, ref byte cursor, scoped ref string? strings, string service)
    {
        HeadStrings head = default;
        MemoryMarshal.CreateReadOnlySpan(ref strings, HeadStrings.Count).CopyTo(head);
        head[HeadStrings.Service] = service;
        return ref WriteStrings(ref state, ref cursor, ref head[0], V04Fields.Head.Keys);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteStructures(scoped ref V04State state, ref byte cursor, SpanExtras extras)
    {
        ReadOnlySpan<CustomTag<byte[]?>> structures = extras.MetaStruct.Entries;
        ReadOnlySpan<SpanLink> links = extras.Links.AsSpan();
        ReadOnlySpan<SpanEvent> events = extras.Events.AsSpan();
        if (!structures.IsEmpty) cursor = ref V04MetaStructWriter.Write(ref state.Window, ref cursor, structures, ref state.Fields);
        if (!links.IsEmpty) cursor = ref V04LinkWriter.Write(ref state.Window, ref cursor, links, ref state.Fields);
        if (events.IsEmpty || !state.Context.NativeEvents) return ref cursor;
        return ref V04EventWriter.Write(ref state.Window, ref cursor, events, ref state.Fields);
    }
}
