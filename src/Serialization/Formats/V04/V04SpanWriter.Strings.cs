using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SpanPack;

/// <content>String tags: <c>meta</c>.</content>
internal static partial class V04SpanWriter
{
    private static ref byte WriteTags(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context)
    {
        window.AssertRoom(ref cursor, V04Fields.Meta.Length + CountHeader.MaxSize);
        cursor = ref RawBytes.Copy(ref cursor, V04Fields.Meta);

        // Read once: what is counted for the header is what is written.
        ReadOnlySpan<CustomTag<string?>> custom = context.Custom;
        ReadOnlySpan<CustomTag<TypedAttribute?>> typed = context.Extras is { } extras ? extras.Attributes.Entries : default;
        int singles = context.MaxSingleStrings;
        TagLayout? layout = context.Layout;
        int maxCount = context.Runs.StringCount + singles + custom.Length + typed.Length;
        if (layout is not null) maxCount += layout.StringCount;
        var header = new CountHeader(maxCount);
        int headerOffset = window.Offset(ref cursor);
        cursor = ref Unsafe.Add(ref cursor, header.Size);

        int count = 0;
        if (layout is not null) cursor = ref WriteTyped(ref window, ref cursor, ref context, layout, ref count);
        if (custom.Length != 0) cursor = ref WriteCustomStrings(ref window, ref cursor, ref context, custom, ref count);
        if (typed.Length != 0) cursor = ref WriteTypedStrings(ref window, ref cursor, ref context, typed, ref count);
        if (singles != 0) cursor = ref WriteSingleStrings(ref window, ref cursor, ref context, ref count);
        count += context.Runs.StringCount;
        header.WriteMap(ref window.At(headerOffset), count);

        return ref WriteTail(ref window, ref cursor, ref context);
    }

    private static ref byte WriteTyped(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, TagLayout layout, scoped ref int count)
    {
        if (layout.Merged is not { } merged || context.CheckAllNames) return ref WriteLevels(ref window, ref cursor, ref context, layout, ref count);
        cursor = ref window.Extend(ref cursor, layout.Bound);
        cursor = ref WriteStrings(ref window, ref cursor, ref context.Slots, merged.Strings, ref count);
        return ref WriteConstants(ref window, ref cursor, merged.Constants, merged.ConstantCount, ref count);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteLevels(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, TagLayout layout, scoped ref int count)
    {
        for (int i = 0; i < layout.LevelCount; i++)
        {
            if (!layout.ReadLevel(context.Tags!, i, out TagLevel level)) continue;
            TagTable table = level.Table!;
            cursor = ref window.Extend(ref cursor, table.Bound);
            if ((table.HasAutomatic && !context.IsVerbatim) || context.CheckAllNames)
            {
                cursor = ref WriteLevelChecked(ref window, ref cursor, ref context, level, ref count);
                continue;
            }

            if (!level.Strings.IsEmpty) cursor = ref WriteStrings(ref window, ref cursor, ref MemoryMarshal.GetReference(level.Strings), table.Strings, ref count);
            cursor = ref WriteConstants(ref window, ref cursor, table.Constants.Run, table.Constants.Pairs.Length, ref count);
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
    private static ref byte WriteStrings(scoped ref OutputWindow window, ref byte cursor, scoped ref string? slots, KeyTable table, scoped ref int written)
    {
        int count = table.Count;
        window.AssertRoom(ref cursor, count * V04Bound.StringSlot);
        return ref count <= KeyTable.BlockSize
            ? ref WriteBlock(ref window, ref cursor, ref slots, table, 0, count, ref written)
            : ref WriteBlocks(ref window, ref cursor, ref slots, table, ref written);
    }

    // Slot numbers of one byte begin anew after 256.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteBlocks(scoped ref OutputWindow window, ref byte cursor, scoped ref string? slots, KeyTable table, scoped ref int written)
    {
        for (int start = 0; start < table.Count; start += KeyTable.BlockSize)
        {
            int count = Math.Min(KeyTable.BlockSize, table.Count - start);
            cursor = ref WriteBlock(ref window, ref cursor, ref Unsafe.Add(ref slots, start), table, start, count, ref written);
        }

        return ref cursor;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ref byte WriteBlock(scoped ref OutputWindow window, ref byte cursor, scoped ref string? slots, KeyTable table, int start, int count, scoped ref int written)
    {
        ref byte keys = ref Unsafe.Add(ref table.First, start * KeyTable.EntrySize);
        ref WrittenText texts = ref Unsafe.Add(ref window.WrittenFor(table), start);
        LoopProgress progress = LoopProgress.Begin(written);
        while (true)
        {
            cursor = ref WriteKnownStrings(ref cursor, ref slots, count, ref keys, ref texts, ref progress);
            if (progress.Index == count) break;
            cursor = ref WriteOtherString(ref window, ref cursor, ref slots, table, start + progress.Index, ref Unsafe.Add(ref texts, progress.Index), ref progress);
        }

        written = progress.Written;
        return ref cursor;
    }

    /// <summary>
    /// Writes strings until one is not the object that its name had last, unless it is ASCII text of up to 128 characters with a name whose values
    /// change, and that is not long. Needs 32 + 130 bytes for each.
    /// </summary>
    /// <remarks>One loop for all strings of the format: the JIT's inlining budget goes into it once. It calls nothing, so all it needs stays in registers.</remarks>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteKnownStrings(ref byte cursor, scoped ref string? slots, nint count, scoped ref byte keys, scoped ref WrittenText texts, scoped ref LoopProgress progress)
    {
        nint i = progress.Index;
        int n = progress.Written;
        for (; i < count; i++)
        {
            ref byte key = ref Unsafe.Add(ref keys, i * KeyTable.EntrySize);
            string? value = Unsafe.Add(ref slots, (nint)Unsafe.Add(ref key, KeyTable.SlotOffset)); // read once: another thread may clear it
            if (value is null) continue;
            ref WrittenText last = ref Unsafe.Add(ref texts, i);
            if (ReferenceEquals(last.Text, value))
            {
                cursor = ref Unsafe.Add(ref cursor, WrittenText.Copy(ref last, ref cursor));
                n++;
                continue;
            }

            if (last.Skips == 0) break;
            last.Skips--;
            RawBytes.Copy32(ref key, ref cursor);
            nint keySize = Unsafe.Add(ref key, KeyTable.LengthOffset);
            if (keySize == 0) break;
            ref byte text = ref Unsafe.Add(ref cursor, keySize);
            int size = ShortText.Write(value, ref text);
            if (size == 0) break;
            cursor = ref Unsafe.Add(ref text, size);
            n++;
        }

        progress = new LoopProgress((int)i, n);
        return ref cursor;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteOtherString(scoped ref OutputWindow window, ref byte cursor, scoped ref string? slots, KeyTable table, int index, scoped ref WrittenText last, scoped ref LoopProgress progress)
    {
        string? value = Unsafe.Add(ref slots, table.SlotOf(index));
        progress = progress.Next(value is not null);
        if (value is null) return ref cursor; // cleared since
        int start = window.Offset(ref cursor);
        ReadOnlySpan<byte> key = table.Key(index);
        window.AssertRoom(ref cursor, key.Length);
        cursor = ref RawBytes.Copy(ref cursor, key);
        if (last.Skips != 0) return ref LongText.WriteOther(ref window, ref cursor, value); // the loop has tried
        cursor = ref LongText.Write(ref window, ref cursor, value);
        last.Remember(value, MemoryMarshal.CreateReadOnlySpan(ref window.At(start), window.Offset(ref cursor) - start));
        return ref cursor;
    }
}
