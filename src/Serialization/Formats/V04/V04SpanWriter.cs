using System.Diagnostics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SpanPack;

/// <summary>Writes one span as v0.4 and v0.7 have it. Source: agent protocol, section 2.2.</summary>
/// <remarks>
/// The place of writing is a local <c>ref byte</c> that every method takes and returns; after a call that may ask for room it points into
/// other memory, so places to come back to are offsets. What a method needs of the span is in the context.
/// </remarks>
internal static partial class V04SpanWriter
{
    private const int MaxFields = 15; // six numbers, four strings, meta, metrics, meta_struct, span_links, span_events: just a fixmap
    private const int NumberFields = 6;

    /// <summary>Writes the spans of the chunk as an array. Asks for the room.</summary>
    internal static ref byte WriteAll(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context)
    {
        Span? single = null;
        ReadOnlySpan<Span> spans = context.Chunk.Spans.AsSpan(ref single);
        cursor = ref window.Reserve(ref cursor, CountHeader.MaxSize);
        cursor = ref MessagePackPrimitives.WriteArrayHeader(ref cursor, spans.Length);
        for (int i = 0; i < spans.Length; i++) cursor = ref Write(ref window, ref cursor, ref context, spans[i], i);
        return ref cursor;
    }

    /// <summary>Writes one span, in the order of the wire.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte Write(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, Span span, int index)
    {
        context.Begin(span, index);
        V04RoleTags role = V04RoleTags.Of(context.Runs);
        V04Layout? layout = context.Layout is { } tags ? V04Layout.Of(tags) : null;
        cursor = ref window.Reserve(ref cursor, BoundOf(ref context, role, layout));
        int start = window.Offset(ref cursor);
        var head = new LoopProgress(NumberFields + 2);
        cursor = ref WriteNumbers(ref window, ref cursor, span);
        cursor = ref WriteHead(ref window, ref cursor, ref context, span, ref head);
        cursor = ref WriteMeta(ref window, ref cursor, ref context, role, layout);
        cursor = ref WriteMetrics(ref window, ref cursor, ref context, role, layout);
        if (context.Extras is { } extras) cursor = ref WriteStructures(ref window, ref cursor, extras, context.NativeEvents, ref head.Written);
        Debug.Assert(head.Written <= MaxFields);
        window.At(start) = (byte)(MessagePackCode.MinFixMap | head.Written);
        return ref cursor;
    }

    // All at once: what a part adds later is what few spans have.
    private static long BoundOf(scoped ref ChunkContext context, V04RoleTags role, V04Layout? layout)
    {
        long bound = role.Bound + ((long)context.CustomStrings.Length * V04Bound.CustomString);
        return layout is null ? bound : bound + layout.Bound;
    }

    private static ref byte WriteNumbers(scoped ref OutputWindow window, ref byte cursor, Span span)
    {
        ReadOnlySpan<byte> numbers = V04Fields.Numbers;
        window.AssertRoom(ref cursor, 1 + numbers.Length + 5);
        ref byte start = ref Unsafe.Add(ref cursor, 1);
        ref byte end = ref RawBytes.Copy(ref start, numbers);
        RawBytes.WriteUInt64(ref Unsafe.Add(ref start, V04Fields.TraceIdOffset), span.TraceIdLower);
        RawBytes.WriteUInt64(ref Unsafe.Add(ref start, V04Fields.SpanIdOffset), span.SpanId);
        RawBytes.WriteUInt64(ref Unsafe.Add(ref start, V04Fields.ParentIdOffset), span.ParentId);
        RawBytes.WriteUInt64(ref Unsafe.Add(ref start, V04Fields.StartOffset), (ulong)span.Start);
        RawBytes.WriteUInt64(ref Unsafe.Add(ref start, V04Fields.DurationOffset), (ulong)span.Duration);
        int error = span.Error; // read once: another thread may set it
        return ref error == 0 ? ref end : ref MessagePackPrimitives.WriteInt64(ref Unsafe.Subtract(ref end, 1), error);
    }

    private static ref byte WriteHead(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, Span span, scoped ref LoopProgress progress)
    {
        ref string? head = ref span.Head[0];
        if (head is null && context.Blocks?.DefaultService is { } service) return ref WriteHeadWithService(ref window, ref cursor, ref head, service, ref progress);
        return ref WriteStrings(ref window, ref cursor, ref head, V04Fields.HeadKeys, ref progress);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteHeadWithService(scoped ref OutputWindow window, ref byte cursor, scoped ref string? strings, string service, scoped ref LoopProgress progress)
    {
        HeadStrings head = default;
        MemoryMarshal.CreateReadOnlySpan(ref strings, HeadStrings.Count).CopyTo(head);
        head[HeadStrings.Service] = service;
        return ref WriteStrings(ref window, ref cursor, ref head[0], V04Fields.HeadKeys, ref progress);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteStructures(scoped ref OutputWindow window, ref byte cursor, SpanExtras extras, bool nativeEvents, scoped ref int fields)
    {
        ReadOnlySpan<CustomTag<byte[]?>> structures = extras.MetaStruct.Entries;
        ReadOnlySpan<SpanLink> links = extras.Links.AsSpan();
        ReadOnlySpan<SpanEvent> events = extras.Events.AsSpan();
        if (!structures.IsEmpty) cursor = ref V04MetaStructWriter.Write(ref window, ref cursor, structures, ref fields);
        if (!links.IsEmpty) cursor = ref V04LinkWriter.Write(ref window, ref cursor, links, ref fields);
        if (!events.IsEmpty && nativeEvents) cursor = ref V04EventWriter.Write(ref window, ref cursor, events, ref fields);
        return ref cursor;
    }
}
