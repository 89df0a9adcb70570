using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using SpanPack.CompilerServices;

namespace SpanPack;

/// <content>Numeric tags: <c>metrics</c>, always float 64.</content>
internal static partial class V04SpanWriter
{
    /// <summary>Writes the strings of the span's role and its numbers, in one copy.</summary>
    private static ref byte WriteTail(scoped ref V04State state, ref byte cursor)
    {
        PaddedBytes tail = state.Role.Tail;
        state.Window.AssertRoom(ref cursor, tail.Array.Length);
        cursor = ref RawBytes.Copy(ref cursor, tail);
        if (state.Context.Runs.HasPriority) RawBytes.WriteDouble(ref Unsafe.Subtract(ref cursor, sizeof(double)), state.Context.Priority);
        return ref cursor;
    }

    private static ref byte WriteMetrics(scoped ref V04State state, ref byte cursor)
    {
        if (HasMoreMetrics(ref state)) return ref WriteMoreMetrics(ref state, ref cursor);
        ulong ofChunk = state.Context.Automatic & ReservedNames.Numeric;
        return ref ofChunk == 0 ? ref cursor : ref WriteChunkMetrics(ref state, ref cursor, ofChunk);
    }

    private static bool HasMoreMetrics(scoped ref V04State state)
        => state.Context.CustomMetrics.Length != 0
            || state.Context.Extras is not null
            || (state.Layout is { } layout && layout.Source.HasMetrics(state.Context.Tags!));

    /// <summary>Writes numbers of the chunk alone after the tail: at most six, so that the header of one byte does.</summary>
    private static ref byte WriteChunkMetrics(scoped ref V04State state, ref byte cursor, ulong tags)
    {
        V04RoleTags role = state.Role;
        Unsafe.Add(ref cursor, role.MetricsOffset - role.Tail.Length) =
            (byte)(MessagePackCode.MinFixMap | (role.MetricCount + BitOperations.PopCount(tags)));
        return ref WriteSingleMetrics(ref state, ref cursor, tags);
    }

    /// <summary>Writes the numbers of the span that are not in the tail of its role, after it.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteMoreMetrics(scoped ref V04State state, ref byte cursor)
    {
        V04RoleTags role = state.Role;
        // Read once: what is counted for the header is what is written.
        ReadOnlySpan<CustomTag<MetricValue>> custom = state.Context.CustomMetrics;
        ReadOnlySpan<CustomTag<TypedAttribute?>> typed = state.Context.Extras is { } extras ? extras.Attributes.Entries : default;
        ulong single = state.Context.Automatic & ReservedNames.Numeric;
        int typedCount = state.Layout is { } layout ? layout.Source.MetricCount : 0;
        int headerOffset = state.Window.Offset(ref cursor) - role.Tail.Length + role.MetricsOffset;
        var header = new CountHeader(role.MetricCount + custom.Length + typed.Length + BitOperations.PopCount(single) + typedCount);
        if (header.Size != 1) cursor = ref WidenHeader(ref state, ref cursor, headerOffset, header.Size);
        if (single != 0) cursor = ref WriteSingleMetrics(ref state, ref cursor, single);
        state.Count = role.MetricCount + BitOperations.PopCount(single);
        if (typedCount != 0) cursor = ref WriteTypedMetrics(ref state, ref cursor);
        if (custom.Length != 0) cursor = ref WriteCustomMetrics(ref state, ref cursor, custom);
        if (typed.Length != 0) cursor = ref WriteTypedNumbers(ref state, ref cursor, typed);
        header.WriteMap(ref state.Window.At(headerOffset), state.Count);
        return ref cursor;
    }

    // The run has a header of one byte: what follows it moves on.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WidenHeader(scoped ref V04State state, ref byte cursor, int offset, int headerSize)
    {
        state.Window.AssertRoom(ref cursor, headerSize - 1);
        ref byte header = ref state.Window.At(offset);
        int moved = state.Window.Offset(ref cursor) - offset - 1;
        MemoryMarshal.CreateSpan(ref Unsafe.Add(ref header, 1), moved)
            .CopyTo(MemoryMarshal.CreateSpan(ref Unsafe.Add(ref header, headerSize), moved));
        return ref Unsafe.Add(ref cursor, headerSize - 1);
    }

    private static ref byte WriteTypedMetrics(scoped ref V04State state, ref byte cursor)
    {
        V04Layout layout = state.Layout!;
        if (layout.Strings is null || state.Context.CheckAllNames) return ref WriteLevelMetrics(ref state, ref cursor);
        ref byte first = ref TagStorage.FirstField(state.Context.Tags!);
        for (int i = 0; i < layout.Metrics.Length; i++)
        {
            cursor = ref WriteNumbersOfLevel(ref state, ref cursor, layout.MetricKeys[i], layout.Metrics[i].In(ref first));
        }

        return ref cursor;
    }

    private static ref byte WriteLevelMetrics(scoped ref V04State state, ref byte cursor)
    {
        V04Layout layout = state.Layout!;
        for (int i = 0; i < layout.Levels.Length; i++)
        {
            if (!layout.Source.ReadLevel(state.Context.Tags!, i, out TagLevel level) || level.Metrics.IsEmpty) continue;
            TagTable table = level.Table!;
            var numbers = new LevelNumbers(level);
            bool checksNames = (table.HasReserved && !state.Context.IsVerbatim) || state.Context.CheckAllNames;
            if (checksNames) LeaveOut(ref state, table.Metrics, ref numbers);
            cursor = ref WriteNumbersOfLevel(ref state, ref cursor, layout.Levels[i].Metrics, numbers);
        }

        return ref cursor;
    }

    private static ref byte WriteNumbersOfLevel(scoped ref V04State state, ref byte cursor, KeyTable keys, scoped LevelNumbers numbers)
    {
        state.Count += numbers.Count;
        for (; !numbers.IsEmpty; numbers.MoveNext())
        {
            state.Window.AssertRoom(ref cursor, V04Bound.MetricSlot);
            ref byte entry = ref Unsafe.Add(ref keys.First, (nint)numbers.Slot * KeyTable.EntrySize);
            cursor = ref Unsafe.Add(ref cursor, KeyTable.Copy(ref keys.First, ref entry, ref cursor));
            RawBytes.WriteDouble(ref cursor, numbers.Value);
            cursor = ref Unsafe.Add(ref cursor, 8);
        }

        return ref cursor;
    }

    /// <summary>Writes the numbers of the tracer that are not in the run of the role. They are in the bound of every span.</summary>
    private static ref byte WriteSingleMetrics(scoped ref V04State state, ref byte cursor, ulong tags)
    {
        foreach (AutomaticTag tag in new AutomaticTagSet(tags))
        {
            state.Window.AssertRoom(ref cursor, V04Bound.MetricSlot);
            cursor = ref RawBytes.CopyStep(ref cursor, tag.NumberKey);
            RawBytes.WriteDouble(ref cursor, state.Context.NumberOf(tag));
            cursor = ref Unsafe.Add(ref cursor, sizeof(double));
        }

        return ref cursor;
    }
}
