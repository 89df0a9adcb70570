using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using SpanPack.CompilerServices;

namespace SpanPack;

/// <content>Numeric tags: <c>metrics</c>, always float 64.</content>
internal static partial class V04SpanWriter
{
    /// <summary>Writes the strings of the span's role and its numbers, in one copy.</summary>
    private static ref byte WriteTail(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, PaddedBytes tail)
    {
        window.AssertRoom(ref cursor, tail.Array.Length);
        cursor = ref RawBytes.Copy(ref cursor, tail);
        if (context.Runs.HasPriority) RawBytes.WriteDouble(ref Unsafe.Subtract(ref cursor, sizeof(double)), (int)context.Chunk.SamplingPriority.GetValueOrDefault());
        return ref cursor;
    }

    private static ref byte WriteMetrics(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, V04RoleTags role, V04Layout? layout)
    {
        if (HasMoreMetrics(ref context, layout)) return ref WriteMoreMetrics(ref window, ref cursor, ref context, role, layout);
        ulong ofChunk = context.Automatic & AutomaticTags.Numeric;
        return ref ofChunk == 0 ? ref cursor : ref WriteChunkMetrics(ref window, ref cursor, ref context, role, ofChunk);
    }

    private static bool HasMoreMetrics(scoped ref ChunkContext context, V04Layout? layout)
        => context.CustomMetrics.Length != 0 || context.Extras is not null || (layout is not null && layout.Source.HasMetrics(context.Tags!));

    /// <summary>Writes numbers of the chunk alone after the tail: at most six, so that the header of one byte does.</summary>
    private static ref byte WriteChunkMetrics(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, V04RoleTags role, ulong tags)
    {
        Unsafe.Add(ref cursor, role.MetricsOffset - role.Tail.Length) = (byte)(MessagePackCode.MinFixMap | (role.MetricCount + BitOperations.PopCount(tags)));
        return ref WriteSingleMetrics(ref window, ref cursor, ref context, tags);
    }

    /// <summary>Writes the numbers of the span that are not in the tail of its role, after it.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteMoreMetrics(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, V04RoleTags role, V04Layout? layout)
    {
        // Read once: what is counted for the header is what is written.
        ReadOnlySpan<CustomTag<MetricValue>> custom = context.CustomMetrics;
        ReadOnlySpan<CustomTag<TypedAttribute?>> typed = context.Extras is { } extras ? extras.Attributes.Entries : default;
        ulong single = context.Automatic & AutomaticTags.Numeric;
        int typedCount = layout is null ? 0 : layout.Source.MetricCount;
        int headerOffset = window.Offset(ref cursor) - role.Tail.Length + role.MetricsOffset;
        int count = role.MetricCount;
        var header = new CountHeader(count + custom.Length + typed.Length + BitOperations.PopCount(single) + typedCount);
        if (header.Size != 1) cursor = ref WidenHeader(ref window, ref cursor, headerOffset, header.Size);
        if (single != 0) cursor = ref WriteSingleMetrics(ref window, ref cursor, ref context, single);
        count += BitOperations.PopCount(single);
        if (typedCount != 0) cursor = ref WriteTypedMetrics(ref window, ref cursor, ref context, layout!, ref count);
        if (custom.Length != 0) cursor = ref WriteCustomMetrics(ref window, ref cursor, ref context, ref MemoryMarshal.GetReference(custom), custom.Length, ref count);
        if (typed.Length != 0) cursor = ref WriteTypedNumbers(ref window, ref cursor, ref context, typed, ref count);
        header.WriteMap(ref window.At(headerOffset), count);
        return ref cursor;
    }

    // The run has a header of one byte: what follows it moves on.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WidenHeader(scoped ref OutputWindow window, ref byte cursor, int offset, int headerSize)
    {
        window.AssertRoom(ref cursor, headerSize - 1);
        ref byte header = ref window.At(offset);
        int moved = window.Offset(ref cursor) - offset - 1;
        MemoryMarshal.CreateSpan(ref Unsafe.Add(ref header, 1), moved).CopyTo(MemoryMarshal.CreateSpan(ref Unsafe.Add(ref header, headerSize), moved));
        return ref Unsafe.Add(ref cursor, headerSize - 1);
    }

    private static ref byte WriteTypedMetrics(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, V04Layout layout, scoped ref int count)
    {
        if (layout.Strings is null || context.CheckAllNames) return ref WriteLevelMetrics(ref window, ref cursor, ref context, layout, ref count);
        ref byte first = ref TagStorage.FirstField(context.Tags!);
        for (int i = 0; i < layout.Metrics.Length; i++)
        {
            MergedMetrics metrics = layout.Metrics[i];
            cursor = ref WriteNumbersOfLevel(ref window, ref cursor, layout.MetricKeys[i], metrics.PresenceIn(ref first) & metrics.Names.Mask, ref metrics.ValuesIn(ref first), ref count);
        }

        return ref cursor;
    }

    private static ref byte WriteLevelMetrics(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, V04Layout layout, scoped ref int count)
    {
        for (int i = 0; i < layout.Levels.Length; i++)
        {
            if (!layout.Source.ReadLevel(context.Tags!, i, out TagLevel level) || level.Metrics.IsEmpty) continue;
            TagTable table = level.Table!;
            ulong presence = Volatile.Read(ref level.Presence) & table.Metrics.Mask; // read once: another thread may clear bits; none beyond the table
            if ((table.HasReserved && !context.IsVerbatim) || context.CheckAllNames) presence = CheckedPresence(ref context, table.Metrics, presence);
            cursor = ref WriteNumbersOfLevel(ref window, ref cursor, layout.Levels[i].Metrics, presence, ref MemoryMarshal.GetReference(level.Metrics), ref count);
        }

        return ref cursor;
    }

    private static ref byte WriteNumbersOfLevel(scoped ref OutputWindow window, ref byte cursor, KeyTable keys, ulong presence, scoped ref double values, scoped ref int count)
    {
        count += BitOperations.PopCount(presence);
        for (; presence != 0; presence &= presence - 1)
        {
            int slot = BitOperations.TrailingZeroCount(presence);
            window.AssertRoom(ref cursor, V04Bound.MetricSlot);
            ref byte entry = ref Unsafe.Add(ref keys.First, (nint)slot * KeyTable.EntrySize);
            cursor = ref Unsafe.Add(ref cursor, KeyTable.Copy(ref keys.First, ref entry, ref cursor));
            RawBytes.WriteDouble(ref cursor, Unsafe.Add(ref values, slot));
            cursor = ref Unsafe.Add(ref cursor, 8);
        }

        return ref cursor;
    }

    /// <summary>Writes the numbers of the tracer that are not in the run of the role. They are in the bound of every span.</summary>
    private static ref byte WriteSingleMetrics(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, ulong tags)
    {
        for (; tags != 0; tags &= tags - 1)
        {
            AutomaticTag tag = AutomaticTags.At(BitOperations.TrailingZeroCount(tags));
            window.AssertRoom(ref cursor, V04Bound.MetricSlot);
            CopyKey(tag.Key, ref cursor);
            cursor = ref MessagePackPrimitives.WriteDouble(ref Unsafe.Add(ref cursor, tag.Key.Size), context.NumberOf(tag));
        }

        return ref cursor;
    }
}
