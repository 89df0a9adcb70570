using SpanPack.CompilerServices;

namespace SpanPack;

/// <content>Tags of the user that the tracer's own replace. Off the hot path: taken when a name is one of the tracer's, or may be one of the trace's.</content>
internal static partial class V04SpanWriter
{
    private static ref byte WriteLevelChecked(scoped ref V04State state, ref byte cursor, scoped in TagLevel level, V04Level keys)
    {
        TagTable table = level.Table!;
        for (int i = 0; i < level.Strings.Length; i++)
        {
            if (level.Strings[i] is not { } value) continue;
            if (state.Context.IsLeftOut(table.Strings.Reserved[i], table.Strings.Names[i], shadows: false)) continue;
            ReadOnlySpan<byte> key = keys.Strings.Key(i);
            state.Window.AssertRoom(ref cursor, key.Length);
            cursor = ref LongText.Write(ref state.Window, ref RawBytes.Copy(ref cursor, key), value);
            state.Count++;
        }

        foreach (ConstantTagEntry constant in table.Constants.Pairs)
        {
            if (state.Context.IsLeftOut(constant.Reserved, constant.Name, shadows: false)) continue;
            ReadOnlySpan<byte> pair = table.Constants.Run.AsSpan(constant.Bytes);
            state.Window.AssertRoom(ref cursor, pair.Length);
            cursor = ref RawBytes.Copy(ref cursor, pair);
            state.Count++;
        }

        return ref cursor;
    }

    private static ulong CheckedPresence(scoped ref V04State state, SlotNames metrics, ulong presence)
    {
        for (int i = 0; i < metrics.Count; i++)
        {
            if ((presence >> i & 1) != 0 && state.Context.IsLeftOut(metrics.Reserved[i], metrics.Names[i], shadows: false)) presence &= ~(1UL << i);
        }

        return presence;
    }
}
