using SpanPack.CompilerServices;

namespace SpanPack;

/// <content>Tags of the user that the tracer's own replace. Off the hot path: taken when a name is one of the tracer's, or may be one of the trace's.</content>
internal static partial class V04SpanWriter
{
    private static ref byte WriteLevelChecked(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped in TagLevel level, V04Level keys, scoped ref int count)
    {
        TagTable table = level.Table!;
        for (int i = 0; i < level.Strings.Length; i++)
        {
            if (level.Strings[i] is not { } value) continue;
            if (context.IsLeftOut(table.Strings.Reserved[i], table.Strings.Names[i], shadows: false)) continue;
            ReadOnlySpan<byte> key = keys.Strings.Key(i);
            window.AssertRoom(ref cursor, key.Length);
            cursor = ref LongText.Write(ref window, ref RawBytes.Copy(ref cursor, key), value);
            count++;
        }

        foreach (ConstantTagEntry constant in table.Constants.Pairs)
        {
            if (context.IsLeftOut(constant.Reserved, constant.Name, shadows: false)) continue;
            ReadOnlySpan<byte> pair = table.Constants.Run.AsSpan(constant.Bytes);
            window.AssertRoom(ref cursor, pair.Length);
            cursor = ref RawBytes.Copy(ref cursor, pair);
            count++;
        }

        return ref cursor;
    }

    private static ulong CheckedPresence(scoped ref ChunkContext context, SlotNames metrics, ulong presence)
    {
        for (int i = 0; i < metrics.Count; i++)
        {
            if ((presence >> i & 1) != 0 && context.IsLeftOut(metrics.Reserved[i], metrics.Names[i], shadows: false)) presence &= ~(1UL << i);
        }

        return presence;
    }
}
