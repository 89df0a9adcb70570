using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using SpanPack.CompilerServices;

namespace SpanPack;

/// <content>String tags: <c>meta</c>.</content>
internal static partial class V04SpanWriter
{
    private static ref byte WriteMeta(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, V04RoleTags role, V04Layout? layout)
    {
        window.AssertRoom(ref cursor, V04Fields.Meta.Length + CountHeader.MaxSize);
        cursor = ref RawBytes.Copy(ref cursor, V04Fields.Meta);

        // Read once: what is counted for the header is what is written.
        ReadOnlySpan<CustomTag<string?>> custom = context.CustomStrings;
        ReadOnlySpan<CustomTag<TypedAttribute?>> typed = context.Extras is { } extras ? extras.Attributes.Entries : default;
        int singles = context.MaxSingleStrings;
        int maxCount = context.Runs.StringCount + singles + custom.Length + typed.Length;
        if (layout is not null) maxCount += layout.Source.StringCount;
        var header = new CountHeader(maxCount);
        int headerOffset = window.Offset(ref cursor);
        cursor = ref Unsafe.Add(ref cursor, header.Size);

        var progress = new LoopProgress(context.Runs.StringCount);
        if (layout is not null) cursor = ref WriteTyped(ref window, ref cursor, ref context, layout, ref progress);
        if (custom.Length != 0) cursor = ref WriteCustomStrings(ref window, ref cursor, ref context, custom, ref progress);
        if (typed.Length != 0) cursor = ref WriteTypedStrings(ref window, ref cursor, ref context, typed, ref progress.Written);
        if (singles != 0) cursor = ref WriteSingleStrings(ref window, ref cursor, ref context, ref progress.Written);
        header.WriteMap(ref window.At(headerOffset), progress.Written);

        return ref WriteTail(ref window, ref cursor, ref context, role.Tail);
    }

    private static ref byte WriteTyped(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, V04Layout layout, scoped ref LoopProgress progress)
    {
        if (layout.Strings is not { } strings || context.CheckAllNames) return ref WriteLevels(ref window, ref cursor, ref context, layout, ref progress);
        ref string? slots = ref Unsafe.As<byte, string?>(ref TagStorage.FirstField(context.Tags!));
        cursor = ref WriteStrings(ref window, ref cursor, ref slots, strings, ref progress);
        return ref WriteConstants(ref window, ref cursor, layout.Constants, layout.ConstantCount, ref progress.Written);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteLevels(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, V04Layout layout, scoped ref LoopProgress progress)
    {
        for (int i = 0; i < layout.Levels.Length; i++)
        {
            if (!layout.Source.ReadLevel(context.Tags!, i, out TagLevel level)) continue;
            TagTable table = level.Table!;
            V04Level keys = layout.Levels[i];
            if ((table.HasReserved && !context.IsVerbatim) || context.CheckAllNames)
            {
                cursor = ref WriteLevelChecked(ref window, ref cursor, ref context, level, keys, ref progress.Written);
                continue;
            }

            if (!level.Strings.IsEmpty) cursor = ref WriteStrings(ref window, ref cursor, ref MemoryMarshal.GetReference(level.Strings), keys.Strings, ref progress);
            cursor = ref WriteConstants(ref window, ref cursor, keys.Constants, table.Constants.Pairs.Length, ref progress.Written);
        }

        return ref cursor;
    }

    private static ref byte WriteConstants(scoped ref OutputWindow window, ref byte cursor, PaddedBytes run, int runCount, scoped ref int count)
    {
        window.AssertRoom(ref cursor, run.Array.Length);
        count += runCount;
        return ref RawBytes.Copy(ref cursor, run);
    }

    /// <summary>Writes key and value of each string that is set. The caller has reserved 32 + 130 bytes for each, and the bytes of long keys.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ref byte WriteStrings(scoped ref OutputWindow window, ref byte cursor, scoped ref string? slots, KeyTable table, scoped ref LoopProgress progress)
    {
        int count = table.Count;
        window.AssertRoom(ref cursor, (count * V04Bound.StringSlot) + table.LongKeyBytes);
        progress.Index = 0;
        while (true)
        {
            cursor = ref WriteAsciiStrings(ref cursor, ref slots, ref table.First, count, ref progress);
            if (progress.Index == count) break;
            cursor = ref WriteLongString(ref window, ref cursor, ref slots, table, ref progress);
        }

        return ref cursor;
    }

    /// <summary>Writes strings until one is not ASCII text of up to 128 characters. Needs 32 + 130 bytes for each, and the bytes of long keys.</summary>
    /// <remarks>One loop for all strings of the format: the JIT's inlining budget goes into it once. It calls nothing, so all it needs stays in registers.</remarks>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteAsciiStrings(ref byte cursor, scoped ref string? slots, scoped ref byte keys, nint count, scoped ref LoopProgress progress)
    {
        nint i = progress.Index;
        int n = progress.Written;
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

        progress.Index = (int)i;
        progress.Written = n;
        return ref cursor;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteLongString(scoped ref OutputWindow window, ref byte cursor, scoped ref string? slots, KeyTable table, scoped ref LoopProgress progress)
    {
        ref byte entry = ref Unsafe.Add(ref table.First, progress.Index * KeyTable.EntrySize);
        string? value = Unsafe.Add(ref slots, KeyTable.SlotOf(ref entry));
        progress.Next(value is not null);
        if (value is null) return ref cursor; // cleared since
        return ref LongText.WriteOther(ref window, ref Unsafe.Add(ref cursor, KeyTable.Copy(ref table.First, ref entry, ref cursor)), value);
    }
}
