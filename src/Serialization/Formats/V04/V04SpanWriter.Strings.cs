using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SpanPack;

/// <content>String tags: <c>meta</c>.</content>
internal static partial class V04SpanWriter
{
    private const int MaxAutomaticStrings = 16; // on one span, beside the run and the tags of the trace

    private static ref byte WriteMeta(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref V04SpanParts parts)
    {
        window.AssertRoom(ref cursor, V04Fields.Meta.Length + CountHeader.MaxSize);
        cursor = ref RawBytes.Copy(ref cursor, V04Fields.Meta);
        CountHeader header = CountHeader.Map(MaxStringCount(ref context, ref parts));
        int headerOffset = window.Offset(ref cursor);
        cursor = ref Unsafe.Add(ref cursor, header.Size);

        int count = 0;
        cursor = ref WriteLevelStrings(ref window, ref cursor, ref context, ref parts, parts.Level, ref count);
        bool more = parts.HasMoreLevels;
        for (int i = 1; more; i++)
        {
            more = parts.Tags!.ReadLevel(i, out TagLevel level);
            cursor = ref window.Extend(ref cursor, V04SpanParts.LevelBound(level));
            cursor = ref WriteLevelStrings(ref window, ref cursor, ref context, ref parts, level, ref count);
        }

        if (!parts.CustomStrings.IsEmpty) cursor = ref WriteCustomStrings(ref window, ref cursor, ref context, ref parts, ref count);
        if (!parts.TypedAttributes.IsEmpty) cursor = ref WriteTypedStrings(ref window, ref cursor, ref context, ref parts, ref count);
        if (context.Blocks is not null) cursor = ref WriteAutomaticStrings(ref window, ref cursor, ref context, ref parts, ref count);

        header.Write(ref window.At(headerOffset), count);
        return ref cursor;
    }

    // Levels beyond the first are counted as many as a 16-bit header holds anyway: their number is not known before they are read.
    private static int MaxStringCount(scoped ref ChunkContext context, scoped ref V04SpanParts parts)
    {
        int count = parts.CustomStrings.Length + parts.TypedAttributes.Length + parts.StringRun.Count;
        if (parts.Level.Table is { } table) count += table.StringCount + table.Constants.Pairs.Length;
        if (parts.HasMoreLevels) count += 4096;
        if ((parts.Role & (SpanRole.FirstOfChunk | SpanRole.LocalRoot)) != 0) count += context.TraceTags.Length;
        if (parts.Automatic != 0 || (parts.Role & SpanRole.FirstOfChunk) != 0) count += MaxAutomaticStrings;
        return count;
    }

    private static ref byte WriteLevelStrings(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref V04SpanParts parts, scoped in TagLevel level, scoped ref int count)
    {
        if (level.Table is not { } table) return ref cursor;
        if ((table.HasAutomatic && !context.IsVerbatim) || parts.CheckAllNames)
        {
            return ref WriteLevelStringsChecked(ref window, ref cursor, ref context, ref parts, level, ref count);
        }

        // Reference and count apart: a span passed whole is read back wider than its length was stored, and waits for that store.
        if (!level.Strings.IsEmpty) cursor = ref WriteStrings(ref window, ref cursor, ref MemoryMarshal.GetReference(level.Strings), level.Strings.Length, table.Strings, ref count);
        byte[] constants = table.Constants.Run;
        if (constants.Length == 0) return ref cursor;
        window.AssertRoom(ref cursor, constants.Length);
        count += table.Constants.Pairs.Length;
        return ref RawBytes.Copy(ref cursor, constants);
    }

    /// <summary>Writes key and value of each string that is set. The caller has reserved 32 + 130 bytes for each, and the bytes of long keys.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)] // one loop for all strings of the format: the JIT's inlining budget goes into it once
    private static ref byte WriteStrings(scoped ref OutputWindow window, ref byte cursor, scoped ref string? slot, int count, KeyTable table, scoped ref int written)
    {
        int n = written;
        ref byte keys = ref table.First;
        ref string? end = ref Unsafe.Add(ref slot, count);
        for (; Unsafe.IsAddressLessThan(ref slot, ref end); slot = ref Unsafe.Add(ref slot, 1), keys = ref Unsafe.Add(ref keys, KeyTable.EntrySize))
        {
            if (slot is not { } value) continue; // read once: another thread may clear it
            n++;
            window.AssertRoom(ref cursor, (int)V04SpanParts.StringSlotBound);
            RawBytes.Copy32(ref keys, ref cursor);
            nint keySize = Unsafe.Add(ref keys, KeyTable.LengthOffset);
            if (keySize != 0) cursor = ref Unsafe.Add(ref cursor, keySize);
            else cursor = ref WriteLongKey(ref window, ref cursor, table, ref keys);

            if (value.Length < ShortText.InlineLimit && ShortText.TryNarrow(value, ref Unsafe.Add(ref cursor, 1)))
            {
                cursor = (byte)(MessagePackCode.MinFixStr | value.Length);
                cursor = ref Unsafe.Add(ref cursor, 1 + value.Length);
            }
            else
            {
                cursor = ref LongText.Write(ref window, ref cursor, value);
            }
        }

        written = n;
        return ref cursor;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteLongKey(scoped ref OutputWindow window, ref byte cursor, KeyTable table, ref byte entry)
    {
        ReadOnlySpan<byte> key = table.LongKey((int)Unsafe.ByteOffset(ref table.First, ref entry) / KeyTable.EntrySize);
        window.AssertRoom(ref cursor, key.Length);
        return ref RawBytes.Copy(ref cursor, key);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteCustomStrings(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref V04SpanParts parts, scoped ref int written)
    {
        int n = written;
        foreach (ref readonly CustomTag<string?> tag in parts.CustomStrings)
        {
            if (tag.Value is not { } value) continue; // read once: another thread may clear it
            if (IsSpecial(tag.Automatic, tag.Shadows, parts.CheckAllNames) && IsLeftOut(ref context, ref parts, tag.Automatic, tag.Key, tag.Shadows)) continue;
            n++;
            window.AssertRoom(ref cursor, (int)V04SpanParts.CustomStringBound);
            string text = tag.Key;
            for (int pass = 0; pass < 2; pass++, text = value)
            {
                if (text.Length < ShortText.InlineLimit && ShortText.TryNarrow(text, ref Unsafe.Add(ref cursor, 1)))
                {
                    cursor = (byte)(MessagePackCode.MinFixStr | text.Length);
                    cursor = ref Unsafe.Add(ref cursor, 1 + text.Length);
                }
                else
                {
                    cursor = ref LongText.Write(ref window, ref cursor, text);
                }
            }
        }

        written = n;
        return ref cursor;
    }
}
