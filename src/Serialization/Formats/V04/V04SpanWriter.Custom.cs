using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SpanPack;

/// <content>Tags that were set by name.</content>
internal static partial class V04SpanWriter
{
    /// <summary>Writes key and value of each string tag that is set.</summary>
    private static ref byte WriteCustomStrings(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ReadOnlySpan<CustomTag<string?>> tags, scoped ref LoopProgress progress)
    {
        window.AssertRoom(ref cursor, tags.Length * V04Bound.CustomString);
        ref readonly CustomTag<string?> first = ref MemoryMarshal.GetReference(tags);
        progress.Index = 0;
        while (true)
        {
            if (!context.CheckAllNames) cursor = ref WriteAsciiTags(ref cursor, in first, tags.Length, ref progress);
            if (progress.Index == tags.Length) break;
            cursor = ref WriteCheckedTag(ref window, ref cursor, ref context, in tags[progress.Index], ref progress);
        }

        return ref cursor;
    }

    /// <summary>Writes tags until one has a long key, is not ASCII text of up to 128 characters, or may be left out. Needs 260 bytes for each.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)] // as the loop of typed tags, it calls nothing
    private static ref byte WriteAsciiTags(ref byte cursor, scoped ref readonly CustomTag<string?> tags, nint count, scoped ref LoopProgress progress)
    {
        nint i = progress.Index;
        int n = progress.Written;
        for (; i < count; i++)
        {
            ref CustomTag<string?> tag = ref Unsafe.Add(ref Unsafe.AsRef(in tags), i);
            string? value = tag.Value; // read once: another thread may clear it
            if (value is null) continue;
            TagKey name = tag.Name;
            if (tag.Shadows || name.Reserved != ReservedNames.None) break;
            nint keySize = name.Encoded.Size;
            if (keySize == 0) break;
            CopyKey(name.Encoded, ref cursor);
            ref byte text = ref Unsafe.Add(ref cursor, keySize);
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
    private static ref byte WriteCheckedTag(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref readonly CustomTag<string?> tag, scoped ref LoopProgress progress)
    {
        string? value = tag.Value;
        bool isWritten = value is not null && !IsCustomLeftOut(ref context, tag.Name, tag.Shadows);
        progress.Next(isWritten);
        if (!isWritten) return ref cursor;
        return ref LongText.WriteOther(ref window, ref WriteCustomKey(ref window, ref cursor, tag.Name), value!); // nearly always what the loop found not to be ASCII
    }

    /// <summary>Writes key and value of each numeric tag that is set. Asks for the room.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteCustomMetrics(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref readonly CustomTag<MetricValue> first, int length, scoped ref int written)
    {
        cursor = ref window.Extend(ref cursor, (long)length * V04Bound.CustomMetric);
        int n = written;
        for (int i = 0; i < length; i++)
        {
            ref readonly CustomTag<MetricValue> tag = ref Unsafe.Add(ref Unsafe.AsRef(in first), i);
            if (!tag.Value.TryGet(out double value)) continue;
            TagKey key = tag.Name;
            if (IsCustomLeftOut(ref context, key, tag.Shadows)) continue;
            n++;
            window.AssertRoom(ref cursor, V04Bound.CustomMetric);
            cursor = ref WriteCustomKey(ref window, ref cursor, key);
            cursor = ref MessagePackPrimitives.WriteDouble(ref cursor, value);
        }

        written = n;
        return ref cursor;
    }

    private static ref byte WriteCustomKey(scoped ref OutputWindow window, ref byte cursor, TagKey key)
    {
        nint size = key.Encoded.Size;
        if (size == 0) return ref LongText.Write(ref window, ref cursor, key.Name);
        window.AssertRoom(ref cursor, EncodedKey.MaxSize);
        CopyKey(key.Encoded, ref cursor);
        return ref Unsafe.Add(ref cursor, size);
    }

    /// <summary>Copies a key by 32 bytes. Needs 128 writable bytes.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void CopyKey(in EncodedKey key, ref byte destination)
    {
        ref byte bytes = ref MemoryMarshal.GetArrayDataReference(key.Bytes);
        RawBytes.Copy32(ref bytes, ref destination);
        for (nint i = PaddedBytes.Step; i < key.Size; i += PaddedBytes.Step) RawBytes.Copy32(ref Unsafe.Add(ref bytes, i), ref Unsafe.Add(ref destination, i));
    }

    private static bool IsCustomLeftOut(scoped ref ChunkContext context, TagKey key, bool shadows)
        => context.MayLeaveOut(key.Reserved, shadows) && context.IsLeftOut(key.Reserved, key.Name, shadows);
}
