using SpanPack.CompilerServices;

namespace SpanPack;

/// <content>
/// Tags of the user that the tracer's own replace. Off the hot path: taken when a name is one of the tracer's, or may be one of the
/// trace's.
/// </content>
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

    private static void LeaveOut(scoped ref V04State state, SlotNames names, scoped ref LevelNumbers numbers)
    {
        for (LevelNumbers all = numbers; !all.IsEmpty; all.MoveNext())
        {
            int slot = all.Slot;
            if (state.Context.IsLeftOut(names.Reserved[slot], names.Names[slot], shadows: false)) numbers.Leave(slot);
        }
    }
}
