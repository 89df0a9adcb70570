using System.Numerics;
using System.Runtime.CompilerServices;

namespace SpanPack;

/// <content>Tags that the tracer adds. Source: docs/protocol.md#tags-that-a-tracer-adds.</content>
internal static partial class IndexedTagWriter
{
    // Those that each format writes in a way of its own.
    private const ulong OfFormats = (1UL << ReservedNames.TraceIdUpper) | (1UL << ReservedNames.DecisionMaker) | (1UL << ReservedNames.Origin) | (1UL << ReservedNames.Events);

    /// <summary>Writes the automatic string tags, save those that each format has its own way for: trace id, decision maker, origin and events.</summary>
    internal static ref byte WriteAutomaticStrings(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref IndexedSpan span)
        => ref WriteBesideRun(ref window, ref WriteStringRun(ref window, ref cursor, ref context, ref span), ref context, ref span);

    /// <summary>Writes the automatic numeric tags; the sampling priority, which comes last, where spans have it.</summary>
    internal static ref byte WriteAutomaticMetrics(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref IndexedSpan span)
    {
        if ((context.Automatic & AutomaticTags.Numeric) != 0) cursor = ref WriteSingleMetrics(ref window, ref cursor, ref context, ref span);
        return ref WriteNumberRun(ref window, ref cursor, ref context, ref span);
    }

    /// <summary>Writes the automatic string tags that are not in the run of the role.</summary>
    private static ref byte WriteBesideRun(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref IndexedSpan span)
    {
        SpanRole role = context.Role;
        if ((role & SpanRole.FirstOfChunk) != 0 && context.Blocks is { OnceCount: > 0 } blocks)
        {
            if (blocks.FirstOfChunk.Count != 0) cursor = ref WriteRun(ref window, ref cursor, ref span, blocks.FirstOfChunk);
            if ((role & SpanRole.FirstOfPayload) != 0) cursor = ref WriteRun(ref window, ref cursor, ref span, blocks.FirstOfPayload);
        }

        if (context.TraceTagCount != 0 && (role & (SpanRole.FirstOfChunk | SpanRole.LocalRoot)) != 0)
        {
            cursor = ref WriteTraceTags(ref window, ref cursor, ref context, ref span);
        }

        return ref (context.Automatic & ~(OfFormats | AutomaticTags.Numeric)) == 0 ? ref cursor : ref WriteSingleStrings(ref window, ref cursor, ref context, ref span);
    }

    private static ref byte WriteRun(scoped ref OutputWindow window, ref byte cursor, scoped ref IndexedSpan span, AutomaticRun run)
    {
        cursor = ref window.ReserveMore(ref cursor, run.Count * (long)TableEntry.PairSize);
        return ref WriteTexts(ref window, ref cursor, ref span, IndexedRun.Of(run).Texts);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteTraceTags(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref IndexedSpan span)
    {
        bool isFirst = (context.Role & SpanRole.FirstOfChunk) != 0;
        bool isLocalRoot = (context.Role & SpanRole.LocalRoot) != 0;
        ulong written = context.AllAutomatic;
        foreach (ref readonly CustomTag<string?> tag in context.TraceTags)
        {
            if (tag.Value is not { } value || !(TraceTags.IsPropagated(tag.Reserved) ? isFirst : isLocalRoot)) continue;
            if (tag.Reserved == ReservedNames.TraceIdUpper) continue; // comes from the id itself
            // A v1.0 chunk has the decision maker as a number: one that is none stays a tag. In v0.5 it is there already.
            if (tag.Reserved == ReservedNames.DecisionMaker ? !span.HasChunkFields || !ReservedNames.Has(context.Automatic, ReservedNames.DecisionMaker) : ReservedNames.Has(written, tag.Reserved)) continue;
            if (span.HasChunkFields && span.Trace.Covers(tag.Reserved, value)) continue;
            cursor = ref WriteLiftable(ref window, ref cursor, ref span, tag.Key, value);
        }

        return ref cursor;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteSingleStrings(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref IndexedSpan span)
    {
        for (ulong tags = context.Automatic & ~(OfFormats | AutomaticTags.Numeric); tags != 0; tags &= tags - 1)
        {
            AutomaticTag tag = AutomaticTags.At(BitOperations.TrailingZeroCount(tags));
            cursor = ref WriteString(ref window, ref cursor, ref span, tag.Name, context.TextOf(tag));
        }

        return ref cursor;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteSingleMetrics(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref IndexedSpan span)
    {
        for (ulong tags = context.Automatic & AutomaticTags.Numeric; tags != 0; tags &= tags - 1)
        {
            AutomaticTag tag = AutomaticTags.At(BitOperations.TrailingZeroCount(tags));
            cursor = ref WriteNumber(ref window, ref cursor, ref span, tag.Name, context.NumberOf(tag));
        }

        return ref cursor;
    }
}
