using System.Runtime.CompilerServices;

namespace SpanPack;

/// <content>Tags that the tracer adds. Source: docs/protocol.md#tags-that-a-tracer-adds.</content>
internal static partial class IndexedTagWriter
{
    // Those that each format writes in a way of its own.
    private const ulong OfFormats = (1UL << ReservedNames.TraceIdUpper)
        | (1UL << ReservedNames.DecisionMaker)
        | (1UL << ReservedNames.Origin)
        | (1UL << ReservedNames.Events);

    /// <summary>Writes the automatic string tags, except trace id, decision maker, origin and events: formats differ in those.</summary>
    internal static ref byte WriteAutomaticStrings(scoped ref IndexedState state, ref byte cursor)
        => ref WriteBesideRun(ref state, ref WriteStringRun(ref state, ref cursor));

    /// <summary>Writes the automatic numeric tags; the sampling priority, which comes last, where spans have it.</summary>
    internal static ref byte WriteAutomaticMetrics(scoped ref IndexedState state, ref byte cursor)
    {
        if ((state.Context.Automatic & ReservedNames.Numeric) != 0) cursor = ref WriteSingleMetrics(ref state, ref cursor);
        return ref WriteNumberRun(ref state, ref cursor);
    }

    /// <summary>Writes the automatic string tags that are not in the run of the role.</summary>
    private static ref byte WriteBesideRun(scoped ref IndexedState state, ref byte cursor)
    {
        SpanRole role = state.Context.Role;
        if ((role & SpanRole.FirstOfChunk) != 0 && state.Context.Blocks is { OnceCount: > 0 } blocks)
        {
            if (blocks.FirstOfChunk.Count != 0) cursor = ref WriteRun(ref state, ref cursor, blocks.FirstOfChunk);
            if ((role & SpanRole.FirstOfPayload) != 0) cursor = ref WriteRun(ref state, ref cursor, blocks.FirstOfPayload);
        }

        if (state.Context.TraceTagCount != 0 && (role & (SpanRole.FirstOfChunk | SpanRole.LocalRoot)) != 0)
        {
            cursor = ref WriteTraceTags(ref state, ref cursor);
        }

        bool hasSingles = (state.Context.Automatic & ~(OfFormats | ReservedNames.Numeric)) != 0;
        return ref hasSingles ? ref WriteSingleStrings(ref state, ref cursor) : ref cursor;
    }

    private static ref byte WriteRun(scoped ref IndexedState state, ref byte cursor, AutomaticRun run)
    {
        cursor = ref state.Window.ReserveMore(ref cursor, run.Count * (long)TableEntry.PairSize);
        return ref WriteTexts(ref state, ref cursor, IndexedRun.Of(run).Texts);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteTraceTags(scoped ref IndexedState state, ref byte cursor)
    {
        bool isFirst = (state.Context.Role & SpanRole.FirstOfChunk) != 0;
        bool isLocalRoot = (state.Context.Role & SpanRole.LocalRoot) != 0;
        ulong written = state.Context.AllAutomatic;
        foreach (ref readonly CustomTag<string?> tag in state.Context.TraceTags)
        {
            if (tag.Value is not { } value || !(TraceTags.IsPropagated(tag.Reserved) ? isFirst : isLocalRoot)) continue;
            if (tag.Reserved == ReservedNames.TraceIdUpper) continue; // comes from the id itself
            // A v1.0 chunk has the decision maker as a number: one that is none stays a tag. In v0.5 it is there already.
            bool isThere = tag.Reserved == ReservedNames.DecisionMaker
                ? !state.HasChunkFields || !ReservedNames.Has(state.Context.Automatic, ReservedNames.DecisionMaker)
                : ReservedNames.Has(written, tag.Reserved);
            if (isThere || state.Covers(tag.Reserved, value)) continue;
            cursor = ref WriteLiftable(ref state, ref cursor, tag.Key, value);
        }

        return ref cursor;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteSingleStrings(scoped ref IndexedState state, ref byte cursor)
    {
        foreach (AutomaticTag tag in new AutomaticTagSet(state.Context.Automatic & ~(OfFormats | ReservedNames.Numeric)))
            cursor = ref WriteString(ref state, ref cursor, tag.Name, state.Context.TextOf(tag));

        return ref cursor;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteSingleMetrics(scoped ref IndexedState state, ref byte cursor)
    {
        foreach (AutomaticTag tag in new AutomaticTagSet(state.Context.Automatic & ReservedNames.Numeric))
        {
            var name = new TableName(tag.Name, NameEntries.PlaceOf(tag.Ordinal));
            cursor = ref WriteNumber(ref state, ref cursor, name, state.Context.NumberOf(tag));
        }

        return ref cursor;
    }
}
