using System.Runtime.CompilerServices;
using SpanPack.CompilerServices;

namespace SpanPack;

/// <content>String tags: <c>meta</c>.</content>
internal static partial class V04SpanWriter
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)] // its one caller is the loop over spans
    private static ref byte WriteMeta(scoped ref V04State state, ref byte cursor)
    {
        state.Window.AssertRoom(ref cursor, V04Fields.Meta.Length + CountHeader.MaxSize);
        cursor = ref RawBytes.Copy(ref cursor, V04Fields.Meta);

        // Read once: what is counted for the header is what is written.
        ReadOnlySpan<CustomTag<string?>> custom = state.Context.CustomStrings;
        ReadOnlySpan<CustomTag<TypedAttribute?>> typed = state.Context.Extras is { } extras ? extras.Attributes.Entries : default;
        int singles = state.Context.MaxSingleStrings;
        int maxCount = state.Context.Runs.StringCount + singles + custom.Length + typed.Length;
        if (state.Layout is { } layout) maxCount += layout.Source.StringCount;
        var header = new CountHeader(maxCount);
        int headerOffset = state.Window.Offset(ref cursor);
        cursor = ref Unsafe.Add(ref cursor, header.Size);

        state.Count = state.Context.Runs.StringCount;
        if (state.Layout is not null) cursor = ref WriteTyped(ref state, ref cursor);
        if (custom.Length != 0) cursor = ref WriteCustomStrings(ref state, ref cursor, custom);
        if (typed.Length != 0) cursor = ref WriteTypedStrings(ref state, ref cursor, typed);
        if (singles != 0) cursor = ref WriteSingleStrings(ref state, ref cursor);
        header.WriteMap(ref state.Window.At(headerOffset), state.Count);
        return ref WriteTail(ref state, ref cursor);
    }

    private static ref byte WriteTyped(scoped ref V04State state, ref byte cursor)
    {
        V04Layout layout = state.Layout!;
        if (layout.Strings is not { } strings || state.Context.CheckAllNames) return ref WriteLevels(ref state, ref cursor);
        ref string? slots = ref TagStorage.FirstString(state.Context.Tags!);
        cursor = ref WriteStrings(ref state, ref cursor, ref slots, strings);
        return ref WriteConstants(ref state, ref cursor, layout.Constants, layout.ConstantCount);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteLevels(scoped ref V04State state, ref byte cursor)
    {
        V04Layout layout = state.Layout!;
        for (int i = 0; i < layout.Levels.Length; i++)
        {
            if (!layout.Source.ReadLevel(state.Context.Tags!, i, out TagLevel level)) continue;
            TagTable table = level.Table!;
            V04Level keys = layout.Levels[i];
            if ((table.HasReserved && !state.Context.IsVerbatim) || state.Context.CheckAllNames)
            {
                cursor = ref WriteLevelChecked(ref state, ref cursor, level, keys);
                continue;
            }

            ref string? slots = ref Items.First(level.Strings);
            if (!level.Strings.IsEmpty) cursor = ref WriteStrings(ref state, ref cursor, ref slots, keys.Strings);
            cursor = ref WriteConstants(ref state, ref cursor, keys.Constants, table.Constants.Pairs.Length);
        }

        return ref cursor;
    }

    private static ref byte WriteConstants(scoped ref V04State state, ref byte cursor, PaddedBytes run, int runCount)
    {
        state.Window.AssertRoom(ref cursor, run.Array.Length);
        state.Count += runCount;
        return ref RawBytes.Copy(ref cursor, run);
    }

    /// <summary>
    /// Writes key and value of each string that is set. The caller has reserved 32 + 130 bytes for each, and the bytes of long keys.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ref byte WriteStrings(scoped ref V04State state, ref byte cursor, scoped ref string? slots, KeyTable table)
    {
        int count = table.Count;
        state.Window.AssertRoom(ref cursor, (count * V04Bound.StringSlot) + table.LongKeyBytes);
        state.Next = 0;
        while (true)
        {
            cursor = ref WriteAsciiStrings(ref state, ref cursor, ref slots, table);
            if (state.Next == count) break;
            cursor = ref WriteLongString(ref state, ref cursor, ref slots, table);
        }

        return ref cursor;
    }

    /// <summary>
    /// Writes strings until one is not ASCII text of up to 128 characters. Needs 32 + 130 bytes for each, and the bytes of long keys.
    /// </summary>
    /// <remarks>
    /// One loop for all strings of the format: the JIT's inlining budget goes into it once. It calls nothing, so all it needs stays in
    /// registers.
    /// </remarks>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteAsciiStrings(scoped ref V04State state, ref byte cursor, scoped ref string? slots, KeyTable table)
    {
        ref byte keys = ref table.First;
        nint count = table.Count;
        nint i = state.Next;
        int n = state.Count;
        for (; i < count; i++)
        {
            ref byte entry = ref Unsafe.Add(ref keys, i * KeyTable.EntrySize);
            string? value = Unsafe.Add(ref slots, KeyTable.SlotOf(ref entry)); // read once: another thread may clear it
            if (value is null) continue;
            ref byte text = ref Unsafe.Add(ref cursor, KeyTable.Copy(ref keys, ref entry, ref cursor));
            int size = ShortText.Write(value, ref text);
            if (size == 0) break;
            cursor = ref Unsafe.Add(ref text, size);
            n++;
        }

        state.Next = (int)i;
        state.Count = n;
        return ref cursor;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteLongString(scoped ref V04State state, ref byte cursor, scoped ref string? slots, KeyTable table)
    {
        ref byte entry = ref Unsafe.Add(ref table.First, state.Next * KeyTable.EntrySize);
        string? value = Unsafe.Add(ref slots, KeyTable.SlotOf(ref entry));
        state.Skip(value is not null);
        if (value is null) return ref cursor; // cleared since
        cursor = ref Unsafe.Add(ref cursor, KeyTable.Copy(ref table.First, ref entry, ref cursor));
        return ref LongText.WriteOther(ref state.Window, ref cursor, value);
    }
}
