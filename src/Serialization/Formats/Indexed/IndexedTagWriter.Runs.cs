using System.Runtime.CompilerServices;

namespace SpanPack;

/// <content>The automatic tags of a role: the same bytes for every span of the role in a payload, once all their strings are in its table.</content>
internal static partial class IndexedTagWriter
{
    /// <summary>Writes the automatic tags of a v1.0 span in which no key can come twice.</summary>
    internal static ref byte WriteAutomatic(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref IndexedSpan span)
    {
        RunBlock block = span.Table.RunOf(context.Role);
        RoleTags runs = context.Runs;
        if (!ReferenceEquals(block.Runs, runs) || !span.Lifts)
        {
            cursor = ref WriteAll(ref window, ref cursor, ref context, ref span, block);
        }
        else
        {
            cursor = ref Copy(ref window, ref cursor, ref span, block);
        }

        if ((context.Automatic & AutomaticTags.Numeric) != 0) cursor = ref WriteSingleMetrics(ref window, ref cursor, ref context, ref span);
        return ref WriteBesideRun(ref window, ref cursor, ref context, ref span);
    }

    /// <summary>Writes the automatic string tags of the role.</summary>
    private static ref byte WriteStringRun(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref IndexedSpan span)
    {
        if (span.HasChunkFields) return ref WriteTexts(ref window, ref cursor, ref span, IndexedRun.Of(context.Runs.Strings).Texts);
        RunBlock block = span.Table.RunOf(context.Role);
        if (ReferenceEquals(block.Runs, context.Runs)) return ref Copy(ref window, ref cursor, ref span, block);

        int start = window.Offset(ref cursor);
        int written = span.Count;
        int strings = span.Table.Count;
        cursor = ref WriteTexts(ref window, ref cursor, ref span, IndexedRun.Of(context.Runs.Strings).Texts);
        if (strings == span.Table.Count) Remember(ref window, ref cursor, ref context, ref span, block, start, written);
        return ref cursor;
    }

    /// <summary>Writes the automatic numeric tags of the role; the sampling priority, which comes last, where spans have it.</summary>
    private static ref byte WriteNumberRun(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref IndexedSpan span)
    {
        if (span.HasChunkFields) return ref WriteNumbers(ref window, ref cursor, ref context, ref span);
        RunBlock block = span.Table.NumberRunOf(context.Role);
        if (ReferenceEquals(block.Runs, context.Runs))
        {
            cursor = ref Copy(ref window, ref cursor, ref span, block);
            if (context.Runs.HasPriority) RawBytes.WriteDouble(ref Unsafe.Subtract(ref cursor, sizeof(double)), (int)context.Chunk.SamplingPriority.GetValueOrDefault());
            return ref cursor;
        }

        int start = window.Offset(ref cursor);
        int written = span.Count;
        int strings = span.Table.Count;
        cursor = ref WriteNumbers(ref window, ref cursor, ref context, ref span);
        if (strings == span.Table.Count) Remember(ref window, ref cursor, ref context, ref span, block, start, written);
        return ref cursor;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteAll(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref IndexedSpan span, RunBlock block)
    {
        int start = window.Offset(ref cursor);
        int written = span.Count;
        int strings = span.Table.Count;
        cursor = ref WriteNumbers(ref window, ref cursor, ref context, ref span);
        cursor = ref WriteTexts(ref window, ref cursor, ref span, IndexedRun.Of(context.Runs.Strings).Texts);
        if (strings == span.Table.Count && span.Lifts) Remember(ref window, ref cursor, ref context, ref span, block, start, written);
        return ref cursor;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteNumbers(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref IndexedSpan span)
    {
        AutomaticRun run = context.Runs.Metrics;
        int count = context.Runs.HasPriority ? run.Numbers.Length - 1 : run.Numbers.Length;
        NameEntries names = IndexedRun.Of(run).NumberNames;
        for (int i = 0; i < count; i++) cursor = ref WriteNumber(ref window, ref cursor, ref span, names.Places[i].Entry, names.Names[i], run.Numbers[i]);

        // The priority's value is left open in the run; in v1.0 the chunk has it.
        if (!context.Runs.HasPriority || span.HasChunkFields) return ref cursor;
        return ref WriteNumber(ref window, ref cursor, ref span, names.Places[count].Entry, names.Names[count], (int)context.Chunk.SamplingPriority.GetValueOrDefault());
    }

    private static ref byte Copy(scoped ref OutputWindow window, ref byte cursor, scoped ref IndexedSpan span, RunBlock block)
    {
        window.AssertRoom(ref cursor, block.ByteCount + PaddedBytes.MaxOverrun);
        span.Count += block.Count;
        return ref block.Copy(ref cursor);
    }

    private static void Remember(scoped ref OutputWindow window, scoped ref byte cursor, scoped ref ChunkContext context, scoped ref IndexedSpan span, RunBlock block, int start, int written)
    {
        block.Set(context.Runs, ref window.At(start), window.Offset(ref cursor) - start, span.Count - written);
        span.Table.MarkRun(context.Role);
    }
}
