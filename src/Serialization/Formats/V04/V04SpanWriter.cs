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
        SpanCollection spans = context.Chunk.Spans;
        cursor = ref window.Reserve(ref cursor, CountHeader.MaxSize);
        cursor = ref MessagePackPrimitives.WriteArrayHeader(ref cursor, spans.Count);
        for (int i = 0; i < spans.Count; i++) cursor = ref Write(ref window, ref cursor, ref context, spans[i], i);
        return ref cursor;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte Write(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, Span span, int index)
    {
        context.Begin(span, index);
        SpanTemplate template = window.TemplateFor(context.Layout);
        int error = span.Error; // read once: another thread may set it
        return ref (uint)error <= MessagePackCode.MaxFixInt && IsSame(template, ref context, span)
            ? ref WriteSame(ref window, ref cursor, ref context, span, error, template)
            : ref WriteOther(ref window, ref cursor, ref context, span, error, template);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteOther(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, Span span, int error, SpanTemplate template)
    {
        context.Head = ref span.Head[0];
        context.Custom = span.CustomStrings;
        if (context.Tags is { } tags) context.Slots = ref Unsafe.As<byte, string?>(ref TagStorage.FirstField(tags));
        bool isNewTemplate = (uint)error <= MessagePackCode.MaxFixInt && template.Miss() && CanBeTemplate(ref context);
        if (isNewTemplate) TakeTemplate(template, ref context);

        cursor = ref window.Reserve(ref cursor, V04Bound.Fixed + context.Runs.ByteCount);
        RawBytes.PrefetchAhead(ref cursor);
        int start = window.Offset(ref cursor);

        int fields = NumberFields + 2;
        cursor = ref WriteNumbers(ref window, ref cursor, span, error);
        cursor = ref WriteHeadStrings(ref window, ref cursor, ref context, ref fields);
        cursor = ref WriteTags(ref window, ref cursor, ref context);
        if (isNewTemplate) LearnTemplate(template, ref window, ref cursor, ref context, start, fields);
        cursor = ref WriteMetrics(ref window, ref cursor, ref context, span);
        if (context.Extras is { } extras) cursor = ref WriteStructures(ref window, ref cursor, extras, context.NativeEvents, ref fields);

        Debug.Assert(fields <= MaxFields);
        window.At(start) = (byte)(MessagePackCode.MinFixMap | fields);
        return ref cursor;
    }

    private static ref byte WriteNumbers(scoped ref OutputWindow window, ref byte cursor, Span span, int error)
    {
        ReadOnlySpan<byte> numbers = V04Fields.Numbers;
        window.AssertRoom(ref cursor, 1 + numbers.Length + 5);
        ref byte end = ref RawBytes.Copy(ref Unsafe.Add(ref cursor, 1), numbers);
        WriteNumberValues(ref cursor, span);
        return ref error == 0 ? ref end : ref MessagePackPrimitives.WriteInt64(ref Unsafe.Subtract(ref end, 1), error);
    }

    /// <summary>Fills the numbers of a span in, whose fields are there.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void WriteNumberValues(ref byte start, Span span)
    {
        RawBytes.WriteUInt64(ref Unsafe.Add(ref start, V04Fields.TraceIdOffset + 1), span.TraceIdLower);
        RawBytes.WriteUInt64(ref Unsafe.Add(ref start, V04Fields.SpanIdOffset + 1), span.SpanId);
        RawBytes.WriteUInt64(ref Unsafe.Add(ref start, V04Fields.ParentIdOffset + 1), span.ParentId);
        RawBytes.WriteUInt64(ref Unsafe.Add(ref start, V04Fields.StartOffset + 1), (ulong)span.Start);
        RawBytes.WriteUInt64(ref Unsafe.Add(ref start, V04Fields.DurationOffset + 1), (ulong)span.Duration);
    }

    private static ref byte WriteHeadStrings(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref int fields)
    {
        ref string? head = ref context.Head;
        string? service = head; // each read once: another thread may change it
        string? name = Unsafe.Add(ref head, HeadStrings.Name);
        string? resource = Unsafe.Add(ref head, HeadStrings.Resource);
        string? type = Unsafe.Add(ref head, HeadStrings.Type);
        ref WrittenText texts = ref window.WrittenFor(V04Fields.HeadKeys);
        bool isKnown = service is not null && texts.Text == (object)service && IsKnown(ref texts, HeadStrings.Name, name)
            && IsKnown(ref texts, HeadStrings.Resource, resource) && IsKnown(ref texts, HeadStrings.Type, type);
        if (!isKnown) return ref WriteNewHead(ref window, ref cursor, ref context, ref fields);

        // The objects that they were in the last span, or none: the usual case within a service.
        window.AssertRoom(ref cursor, HeadStrings.Count * V04Bound.StringSlot);
        cursor = ref Unsafe.Add(ref cursor, WrittenText.Copy(ref texts, ref cursor));
        int written = 1;
        cursor = ref WriteKnown(ref cursor, ref texts, HeadStrings.Name, name, ref written);
        cursor = ref WriteKnown(ref cursor, ref texts, HeadStrings.Resource, resource, ref written);
        cursor = ref WriteKnown(ref cursor, ref texts, HeadStrings.Type, type, ref written);
        fields += written;
        return ref cursor;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool IsKnown(scoped ref WrittenText texts, int index, string? value) => value is null || ReferenceEquals(value, Unsafe.Add(ref texts, index).Text);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ref byte WriteKnown(ref byte cursor, scoped ref WrittenText texts, int index, string? value, scoped ref int written)
    {
        if (value is null) return ref cursor;
        written++;
        return ref Unsafe.Add(ref cursor, WrittenText.Copy(ref Unsafe.Add(ref texts, index), ref cursor));
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteNewHead(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref int fields)
    {
        ref string? head = ref context.Head;
        if (head is null && context.Blocks?.DefaultService is { } service) return ref WriteHeadWithService(ref window, ref cursor, ref head, service, ref fields);
        return ref WriteStrings(ref window, ref cursor, ref head, V04Fields.HeadKeys, ref fields);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteHeadWithService(scoped ref OutputWindow window, ref byte cursor, scoped ref string? strings, string service, scoped ref int fields)
    {
        HeadStrings head = default;
        MemoryMarshal.CreateReadOnlySpan(ref strings, HeadStrings.Count).CopyTo(head);
        head[HeadStrings.Service] = service;
        return ref WriteStrings(ref window, ref cursor, ref head[0], V04Fields.HeadKeys, ref fields);
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
