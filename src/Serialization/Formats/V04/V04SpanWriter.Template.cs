using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SpanPack;

/// <content>Spans whose strings are the objects that the last span of their tag classes had: its bytes are copied.</content>
internal static partial class V04SpanWriter
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool IsSame(SpanTemplate template, scoped ref ChunkContext context, Span span)
    {
        ulong automatic = context.Automatic & ~AutomaticTags.Numeric;
        if (template.Runs != context.Runs || template.Automatic != automatic || context.Extras is not null) return false;
        if (automatic != 0 && context.Chunk.SamplingMechanism != template.Mechanism) return false;
        if ((context.Role & context.UnusualRoles) != 0) return false;
        ref string? head = ref span.Head[0];
        ref string? known = ref template.Head[0];
        if (!ReferenceEquals(head, known)) return false;
        if (!ReferenceEquals(Unsafe.Add(ref head, 1), Unsafe.Add(ref known, 1))) return false;
        if (!ReferenceEquals(Unsafe.Add(ref head, 2), Unsafe.Add(ref known, 2))) return false;
        if (!ReferenceEquals(Unsafe.Add(ref head, 3), Unsafe.Add(ref known, 3))) return false;
        if (context.Layout is { } layout && !HasSameSlots(template, layout, context.Tags!)) return false;
        ReadOnlySpan<CustomTag<string?>> custom = span.CustomStrings;
        return custom.Length == template.CustomCount && (custom.Length == 0 || HasSameTags(template, ref MemoryMarshal.GetReference(custom), custom.Length));
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool HasSameSlots(SpanTemplate template, TagLayout layout, SpanTags tags)
    {
        KeyTable table = layout.Merged!.Strings;
        ref byte slot = ref Unsafe.Add(ref table.First, KeyTable.SlotOffset);
        ref string? slots = ref Unsafe.As<byte, string?>(ref TagStorage.FirstField(tags));
        ref string? known = ref MemoryMarshal.GetArrayDataReference(template.Slots);
        for (int i = table.Count; i > 0; i--)
        {
            nint at = slot;
            if (!ReferenceEquals(Unsafe.Add(ref slots, at), Unsafe.Add(ref known, at))) return false;
            slot = ref Unsafe.Add(ref slot, KeyTable.EntrySize);
        }

        return true;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool HasSameTags(SpanTemplate template, scoped ref readonly CustomTag<string?> tags, int count)
    {
        ref CustomTag<string?> known = ref MemoryMarshal.GetArrayDataReference(template.Custom);
        for (nint i = 0; i < count; i++)
        {
            ref CustomTag<string?> tag = ref Unsafe.Add(ref Unsafe.AsRef(in tags), i);
            ref CustomTag<string?> same = ref Unsafe.Add(ref known, i);
            if (!ReferenceEquals(tag.Value, same.Value) || !ReferenceEquals(tag.Name, same.Name) || tag.Shadows) return false;
        }

        return true;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ref byte WriteSame(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, Span span, int error, SpanTemplate template)
    {
        template.Serve();
        byte[] bytes = template.Bytes;
        cursor = ref window.Reserve(ref cursor, V04Bound.Automatic + bytes.Length);
        window.AssertRoom(ref cursor, bytes.Length);
        ref byte end = ref RawBytes.CopyAndPrefetch(ref cursor, bytes, template.Length);
        WriteNumberValues(ref cursor, span);
        Unsafe.Add(ref cursor, V04Fields.Numbers.Length) = (byte)error;
        if (template.TraceIdOffset != 0) RawBytes.WriteHex16(ref Unsafe.Add(ref cursor, template.TraceIdOffset), span.TraceIdUpper);
        if (context.Runs.HasPriority) RawBytes.WriteDouble(ref Unsafe.Subtract(ref end, sizeof(double)), context.Chunk.SamplingPriority.GetValueOrDefault());
        return ref WriteMetrics(ref window, ref end, ref context, span);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static bool CanBeTemplate(scoped ref ChunkContext context)
    {
        if (context.Extras is not null || context.CheckAllNames || context.Layout is { Merged: null }) return false;
        if ((context.Automatic & ~(OfFirstSpan | AutomaticTags.Numeric)) != 0 || (context.Role & context.UnusualRoles) != 0) return false;
        if (AutomaticTags.Has(context.Automatic, AutomaticTag.DecisionMaker) && !HasEncodedMaker(context.Chunk)) return false;
        if (context.Custom.Length > SpanTemplate.MaxCustomTags) return false;
        foreach (ref readonly CustomTag<string?> tag in context.Custom)
        {
            if (tag.Shadows || tag.Automatic != AutomaticTag.None) return false;
        }

        return true;
    }

    // Tags of the trace may have another. One with a number that is not encoded comes after the trace id.
    private static bool HasEncodedMaker(in TraceChunk chunk) => chunk.TraceTags is null && chunk.SamplingMechanism is >= 0 and < DecisionMakers.EncodedCount;

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void TakeTemplate(SpanTemplate template, scoped ref ChunkContext context)
    {
        template.Take(context.Span, context.Custom);
        context.Head = ref template.Head[0];
        context.Custom = template.Custom.AsSpan(0, template.CustomCount);
        if (context.Layout is not { } layout) return;
        TakeSlots(template, layout.Merged!.Strings, ref context.Slots);
        context.Slots = ref MemoryMarshal.GetArrayDataReference(template.Slots);
    }

    private static void TakeSlots(SpanTemplate template, KeyTable table, scoped ref string? slots)
    {
        template.MakeSlots(table);
        for (int i = 0; i < table.Count; i++)
        {
            int slot = table.SlotOf(i);
            template.Slots[slot] = Unsafe.Add(ref slots, slot);
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void LearnTemplate(SpanTemplate template, scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, int start, int fields)
    {
        window.At(start) = (byte)(MessagePackCode.MinFixMap | fields);
        ReadOnlySpan<byte> bytes = MemoryMarshal.CreateReadOnlySpan(ref window.At(start), window.Offset(ref cursor) - start);
        template.Learn(context.Runs, context.Automatic & ~AutomaticTags.Numeric, context.Chunk.SamplingMechanism, bytes);
    }
}
