using System.Runtime.CompilerServices;

namespace SpanPack;

/// <content>
/// The automatic tags of a role: the same bytes for every span of the role in a payload, once all their strings are in its table.
/// </content>
internal static partial class IndexedTagWriter
{
    /// <summary>Writes the automatic tags of a v1.0 span in which no key can come twice.</summary>
    internal static ref byte WriteAutomatic(scoped ref IndexedState state, ref byte cursor)
    {
        RunBlock block = state.Table.RunOf(state.Context.Role);
        RoleTags runs = state.Context.Runs;
        bool isKnown = ReferenceEquals(block.Runs, runs) && state.Lifts;
        cursor = ref isKnown ? ref Copy(ref state, ref cursor, block) : ref WriteAll(ref state, ref cursor, block);
        if ((state.Context.Automatic & ReservedNames.Numeric) != 0) cursor = ref WriteSingleMetrics(ref state, ref cursor);
        return ref WriteBesideRun(ref state, ref cursor);
    }

    /// <summary>Writes the automatic string tags of the role.</summary>
    private static ref byte WriteStringRun(scoped ref IndexedState state, ref byte cursor)
    {
        if (state.HasChunkFields) return ref WriteTexts(ref state, ref cursor, IndexedRun.Of(state.Context.Runs.Strings).Texts);
        RunBlock block = state.Table.RunOf(state.Context.Role);
        if (ReferenceEquals(block.Runs, state.Context.Runs)) return ref Copy(ref state, ref cursor, block);

        RunStart start = state.StartRun(ref cursor);
        cursor = ref WriteTexts(ref state, ref cursor, IndexedRun.Of(state.Context.Runs.Strings).Texts);
        state.Remember(block, ref cursor, start);
        return ref cursor;
    }

    /// <summary>Writes the automatic numeric tags of the role; the sampling priority, which comes last, where spans have it.</summary>
    private static ref byte WriteNumberRun(scoped ref IndexedState state, ref byte cursor)
    {
        if (state.HasChunkFields) return ref WriteNumbers(ref state, ref cursor);
        RunBlock block = state.Table.NumberRunOf(state.Context.Role);
        if (ReferenceEquals(block.Runs, state.Context.Runs))
        {
            cursor = ref Copy(ref state, ref cursor, block);
            if (!state.Context.Runs.HasPriority) return ref cursor;
            RawBytes.WriteDouble(ref Cursor.Back(ref cursor, sizeof(double)), state.Context.Priority);
            return ref cursor;
        }

        RunStart start = state.StartRun(ref cursor);
        cursor = ref WriteNumbers(ref state, ref cursor);
        state.Remember(block, ref cursor, start);
        return ref cursor;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteAll(scoped ref IndexedState state, ref byte cursor, RunBlock block)
    {
        RunStart start = state.StartRun(ref cursor);
        cursor = ref WriteNumbers(ref state, ref cursor);
        cursor = ref WriteTexts(ref state, ref cursor, IndexedRun.Of(state.Context.Runs.Strings).Texts);
        if (state.Lifts) state.Remember(block, ref cursor, start);
        return ref cursor;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteNumbers(scoped ref IndexedState state, ref byte cursor)
    {
        AutomaticRun run = state.Context.Runs.Metrics;
        int count = state.Context.Runs.HasPriority ? run.Numbers.Length - 1 : run.Numbers.Length;
        NameEntries names = IndexedRun.Of(run).NumberNames;
        for (int i = 0; i < count; i++) cursor = ref WriteNumber(ref state, ref cursor, TableName.At(names, i), run.Numbers[i]);

        // The priority's value is left open in the run; in v1.0 the chunk has it.
        if (!state.Context.Runs.HasPriority || state.HasChunkFields) return ref cursor;
        return ref WriteNumber(ref state, ref cursor, TableName.At(names, count), state.Context.Priority);
    }

    private static ref byte Copy(scoped ref IndexedState state, ref byte cursor, RunBlock block)
    {
        state.Window.AssertRoom(ref cursor, block.ByteCount + PaddedBytes.MaxOverrun);
        state.Count += block.Count;
        return ref block.Copy(ref cursor);
    }
}
