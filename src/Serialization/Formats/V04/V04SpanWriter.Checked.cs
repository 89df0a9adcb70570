using System.Runtime.CompilerServices;

namespace SpanPack;

/// <content>Tags of the user that the tracer's own replace. Off the hot path: taken when a name is one of the tracer's, or may be one of the trace's.</content>
internal static partial class V04SpanWriter
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static bool IsSpecial(AutomaticTag automatic, bool shadows, bool checkAllNames) => automatic != AutomaticTag.None || shadows || checkAllNames;

    /// <summary>Whether a tag of the user is not written: the tracer writes one of that name on this span, or a numeric slot holds it.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static bool IsLeftOut(scoped ref ChunkContext context, AutomaticTag automatic, string name, bool shadows)
    {
        if (shadows && context.Tags?.GetNumber(name) is not null) return true;
        if (context.IsVerbatim) return false;

        bool isFirst = (context.Role & SpanRole.FirstOfChunk) != 0;
        ulong owned = context.AllAutomatic;
        if (isFirst)
        {
            // The upper half of a trace id is corrected or removed, and a decision to drop removes its maker.
            owned |= AutomaticTags.Bit(AutomaticTag.TraceIdUpper);
            if (AutomaticConditions.IsDropped(context.Chunk)) owned |= AutomaticTags.Bit(AutomaticTag.DecisionMaker);
        }

        if (automatic != AutomaticTag.None && (owned & AutomaticTags.Bit(automatic)) != 0) return true;
        return context.Chunk.TraceTags is { } traceTags && traceTags.Owns(name, isFirst, (context.Role & SpanRole.LocalRoot) != 0);
    }

    private static ref byte WriteLevelChecked(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped in TagLevel level, scoped ref int count)
    {
        TagTable table = level.Table!;
        for (int i = 0; i < level.Strings.Length; i++)
        {
            if (level.Strings[i] is not { } value) continue;
            if (IsLeftOut(ref context, table.Strings.Automatic[i], table.Strings.Names[i], shadows: false)) continue;
            ReadOnlySpan<byte> key = table.Strings.Key(i);
            window.AssertRoom(ref cursor, key.Length);
            cursor = ref LongText.Write(ref window, ref RawBytes.Copy(ref cursor, key), value);
            count++;
        }

        foreach (ConstantTagEntry constant in table.Constants.Pairs)
        {
            if (IsLeftOut(ref context, constant.Automatic, constant.Name, shadows: false)) continue;
            ReadOnlySpan<byte> pair = table.Constants.Run.AsSpan()[constant.Bytes];
            window.AssertRoom(ref cursor, pair.Length);
            cursor = ref RawBytes.Copy(ref cursor, pair);
            count++;
        }

        return ref cursor;
    }

    private static ulong CheckedPresence(scoped ref ChunkContext context, KeyTable metrics, ulong presence)
    {
        for (int i = 0; i < metrics.Count; i++)
        {
            if ((presence >> i & 1) != 0 && IsLeftOut(ref context, metrics.Automatic[i], metrics.Names[i], shadows: false)) presence &= ~(1UL << i);
        }

        return presence;
    }
}
