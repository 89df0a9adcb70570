using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SpanPack;

/// <content>Tags that were set by name.</content>
internal static partial class V04SpanWriter
{
    /// <summary>Writes key and value of each string tag that is set.</summary>
    private static ref byte WriteCustomStrings(scoped ref V04State state, ref byte cursor, scoped ReadOnlySpan<CustomTag<string?>> tags)
    {
        state.Window.AssertRoom(ref cursor, tags.Length * V04Bound.CustomString);
        state.Next = 0;
        while (true)
        {
            if (!state.Context.CheckAllNames) cursor = ref WriteAsciiTags(ref state, ref cursor, tags);
            if (state.Next == tags.Length) break;
            cursor = ref WriteCheckedTag(ref state, ref cursor, in tags[state.Next]);
        }

        return ref cursor;
    }

    /// <summary>
    /// Writes tags until one has a long key, is not ASCII text of up to 128 characters, or may be left out. Needs 260 bytes for each.
    /// </summary>
    [MethodImpl(MethodImplOptions.NoInlining)] // as the loop of typed tags, it calls nothing
    private static ref byte WriteAsciiTags(scoped ref V04State state, ref byte cursor, scoped ReadOnlySpan<CustomTag<string?>> tags)
    {
        int i = state.Next;
        int n = state.Count;
        for (; i < tags.Length; i++)
        {
            ref readonly CustomTag<string?> tag = ref tags[i];
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

        state.Next = i;
        state.Count = n;
        return ref cursor;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteCheckedTag(scoped ref V04State state, ref byte cursor, scoped ref readonly CustomTag<string?> tag)
    {
        string? value = tag.Value;
        bool isWritten = value is not null && !IsCustomLeftOut(ref state, tag.Name, tag.Shadows);
        state.Skip(isWritten);
        if (!isWritten) return ref cursor;
        cursor = ref WriteCustomKey(ref state, ref cursor, tag.Name);
        return ref LongText.WriteOther(ref state.Window, ref cursor, value!); // nearly always what the loop found not to be ASCII
    }

    /// <summary>Writes key and value of each numeric tag that is set. Asks for the room.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteCustomMetrics(scoped ref V04State state, ref byte cursor, scoped ReadOnlySpan<CustomTag<MetricValue>> tags)
    {
        cursor = ref state.Window.Extend(ref cursor, (long)tags.Length * V04Bound.CustomMetric);
        int n = 0;
        foreach (ref readonly CustomTag<MetricValue> tag in tags)
        {
            if (!tag.Value.TryGet(out double value)) continue;
            TagKey key = tag.Name;
            if (IsCustomLeftOut(ref state, key, tag.Shadows)) continue;
            n++;
            state.Window.AssertRoom(ref cursor, V04Bound.CustomMetric);
            cursor = ref WriteCustomKey(ref state, ref cursor, key);
            cursor = ref MessagePackPrimitives.WriteDouble(ref cursor, value);
        }

        state.Count += n;
        return ref cursor;
    }

    private static ref byte WriteCustomKey(scoped ref V04State state, ref byte cursor, TagKey key)
    {
        nint size = key.Encoded.Size;
        if (size == 0) return ref LongText.Write(ref state.Window, ref cursor, key.Name);
        state.Window.AssertRoom(ref cursor, EncodedKey.MaxSize);
        CopyKey(key.Encoded, ref cursor);
        return ref Unsafe.Add(ref cursor, size);
    }

    /// <summary>Copies a key by 32 bytes. Needs 128 writable bytes.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void CopyKey(in EncodedKey key, ref byte destination)
    {
        ref byte bytes = ref MemoryMarshal.GetArrayDataReference(key.Bytes);
        RawBytes.Copy32(ref bytes, ref destination);
        for (nint i = PaddedBytes.Step; i < key.Size; i += PaddedBytes.Step)
            RawBytes.Copy32(ref Unsafe.Add(ref bytes, i), ref Unsafe.Add(ref destination, i));
    }

    private static bool IsCustomLeftOut(scoped ref V04State state, TagKey key, bool shadows)
        => state.Context.MayLeaveOut(key.Reserved, shadows) && state.Context.IsLeftOut(key.Reserved, key.Name, shadows);
}
