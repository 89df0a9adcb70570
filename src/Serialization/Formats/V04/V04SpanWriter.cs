using System.Diagnostics;
using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>Writes one span as v0.4 and v0.7 have it. Source: agent protocol, section 2.2.</summary>
/// <remarks>
/// The place of writing is a local <c>ref byte</c> that every method takes and returns; after a call that may ask for room it points into
/// other memory, so places to come back to are offsets.
/// </remarks>
internal static partial class V04SpanWriter
{
    private const int MaxFields = 15; // six numbers, four strings, meta, metrics, meta_struct, span_links, span_events: just a fixmap
    private const int NumberFields = 6;

    internal static ref byte Write(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, Span span, int index)
    {
        var parts = new V04SpanParts(ref context, span, index);
        cursor = ref window.Reserve(ref cursor, parts.Bound);
        int start = window.Offset(ref cursor);

        int fields = NumberFields + 2;
        cursor = ref WriteNumbers(ref window, ref cursor, span);
        cursor = ref WriteHeadStrings(ref window, ref cursor, ref context, span, ref fields);
        cursor = ref WriteMeta(ref window, ref cursor, ref context, ref parts);
        cursor = ref WriteMetrics(ref window, ref cursor, ref context, ref parts);
        cursor = ref WriteStructures(ref window, ref cursor, ref context, ref parts, ref fields);

        Debug.Assert(fields <= MaxFields);
        window.At(start) = (byte)(MessagePackCode.MinFixMap | fields);
        return ref cursor;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ref byte WriteNumbers(scoped ref OutputWindow window, ref byte cursor, Span span)
    {
        ReadOnlySpan<byte> numbers = V04Fields.Numbers;
        window.AssertRoom(ref cursor, 1 + numbers.Length + 5);
        ref byte end = ref RawBytes.Copy(ref Unsafe.Add(ref cursor, 1), numbers);
        RawBytes.WriteUInt64(ref Unsafe.Add(ref cursor, V04Fields.TraceIdOffset + 1), span.TraceIdLower);
        RawBytes.WriteUInt64(ref Unsafe.Add(ref cursor, V04Fields.SpanIdOffset + 1), span.SpanId);
        RawBytes.WriteUInt64(ref Unsafe.Add(ref cursor, V04Fields.ParentIdOffset + 1), span.ParentId);
        RawBytes.WriteUInt64(ref Unsafe.Add(ref cursor, V04Fields.StartOffset + 1), (ulong)span.Start);
        RawBytes.WriteUInt64(ref Unsafe.Add(ref cursor, V04Fields.DurationOffset + 1), (ulong)span.Duration);
        return ref span.Error == 0 ? ref end : ref MessagePackPrimitives.WriteInt64(ref Unsafe.Subtract(ref end, 1), span.Error);
    }

    private static ref byte WriteHeadStrings(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, Span span, scoped ref int fields)
    {
        Span<string?> head = span.Head;
        if (head[HeadStrings.Service] is not null || context.Blocks?.DefaultService is not { } service)
        {
            return ref WriteStrings(ref window, ref cursor, ref head[0], HeadStrings.Count, V04Fields.HeadKeys, ref fields);
        }

        HeadStrings withService = default;
        head.CopyTo(withService);
        withService[HeadStrings.Service] = service;
        return ref WriteStrings(ref window, ref cursor, ref withService[0], HeadStrings.Count, V04Fields.HeadKeys, ref fields);
    }

    private static ref byte WriteStructures(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref V04SpanParts parts, scoped ref int fields)
    {
        if (!parts.Span.MetaStruct.IsEmpty) cursor = ref V04MetaStructWriter.Write(ref window, ref cursor, parts.Span.MetaStruct, ref fields);
        if (!parts.Span.Links.IsEmpty) cursor = ref V04LinkWriter.Write(ref window, ref cursor, parts.Span.Links, ref fields);
        if (!parts.Events.IsEmpty && context.NativeEvents) cursor = ref V04EventWriter.Write(ref window, ref cursor, parts.Events, ref fields);
        return ref cursor;
    }
}
