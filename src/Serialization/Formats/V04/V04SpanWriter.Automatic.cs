using System.Runtime.CompilerServices;

namespace SpanPack;

/// <content>String tags that the tracer adds. Source: docs/protocol.md#tags-that-a-tracer-adds.</content>
internal static partial class V04SpanWriter
{
    private const ulong OfFirstSpan = (1UL << ReservedNames.TraceIdUpper) | (1UL << ReservedNames.DecisionMaker);
    private const ulong Events = 1UL << ReservedNames.Events;

    /// <summary>Writes the string tags of the tracer that are not in the run of the role.</summary>
    private static ref byte WriteSingleStrings(scoped ref V04State state, ref byte cursor)
    {
        if ((state.Context.Role & SpanRole.FirstOfChunk) != 0) cursor = ref WriteFirstOfChunk(ref state, ref cursor);
        if ((state.Context.Role & (SpanRole.FirstOfChunk | SpanRole.LocalRoot)) != 0 && state.Context.TraceTagCount != 0)
        {
            cursor = ref WriteTraceTags(ref state, ref cursor);
        }

        bool hasOthers = (state.Context.Automatic & ~(OfFirstSpan | ReservedNames.Numeric)) != 0;
        return ref hasOthers ? ref WriteSingleTags(ref state, ref cursor) : ref cursor;
    }

    private static ref byte WriteFirstOfChunk(scoped ref V04State state, ref byte cursor)
    {
        if (state.Context.Blocks!.OnceCount != 0) cursor = ref WriteOnce(ref state, ref cursor, state.Context.Blocks, state.Context.Role);
        int mechanism = (int)state.Context.Chunk.SamplingMechanism.GetValueOrDefault();
        bool isUsual = (state.Context.Automatic & OfFirstSpan) == OfFirstSpan
            && (uint)mechanism < DecisionMakers.KnownCount
            && state.Context.TraceTagCount == 0;
        if (!isUsual)
        {
            return ref (state.Context.Automatic & OfFirstSpan) == 0 ? ref cursor : ref WriteOneOfBoth(ref state, ref cursor);
        }

        // Both, and the maker is a number: the usual case of a new trace.
        state.Count += 2;
        state.Window.AssertRoom(ref cursor, PaddedBytes.Step + 16);
        cursor = ref RawBytes.CopyStep(ref cursor, V04DecisionMakers.EncodedWithTraceId[mechanism]);
        RawBytes.WriteHex16(ref cursor, state.Context.Span.TraceIdUpper);
        return ref Cursor.Skip(ref cursor, 16);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteOneOfBoth(scoped ref V04State state, ref byte cursor)
    {
        if (ReservedNames.Has(state.Context.Automatic, ReservedNames.TraceIdUpper))
        {
            state.Window.AssertRoom(ref cursor, TagNames.Encoded.TraceIdUpper.Length + 1 + 16);
            cursor = ref RawBytes.Copy(ref cursor, TagNames.Encoded.TraceIdUpper);
            cursor = MessagePackCode.MinFixStr | 16;
            RawBytes.WriteHex16(ref Cursor.Skip(ref cursor, 1), state.Context.Span.TraceIdUpper);
            cursor = ref Cursor.Skip(ref cursor, 1 + 16);
            state.Count++;
        }

        bool hasMaker = ReservedNames.Has(state.Context.Automatic, ReservedNames.DecisionMaker);
        return ref hasMaker ? ref WriteDecisionMaker(ref state, ref cursor) : ref cursor;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteOnce(scoped ref V04State state, ref byte cursor, ProcessBlocks blocks, SpanRole role)
    {
        cursor = ref WriteRun(ref state, ref cursor, blocks.FirstOfChunk);
        return ref (role & SpanRole.FirstOfPayload) == 0 ? ref cursor : ref WriteRun(ref state, ref cursor, blocks.FirstOfPayload);
    }

    // A decision maker that came with the trace is the first.
    private static ref byte WriteDecisionMaker(scoped ref V04State state, ref byte cursor)
    {
        string? maker = state.Context.Chunk.TraceTags?.Scan(TagNames.DecisionMaker); // read once: another thread may set it
        if (maker is not null) return ref WriteTag(ref state, ref cursor, TagNames.Encoded.DecisionMaker, maker);
        if (state.Context.Chunk.SamplingMechanism is not { } mechanism) return ref cursor;
        if ((uint)mechanism >= DecisionMakers.KnownCount)
        {
            return ref WriteTag(ref state, ref cursor, TagNames.Encoded.DecisionMaker, DecisionMakers.Format(mechanism));
        }

        state.Count++;
        state.Window.AssertRoom(ref cursor, PaddedBytes.Step);
        return ref RawBytes.Copy(ref cursor, V04DecisionMakers.Encoded[(int)mechanism]);
    }

    private static ref byte WriteTraceTags(scoped ref V04State state, ref byte cursor)
    {
        bool isFirst = (state.Context.Role & SpanRole.FirstOfChunk) != 0;
        bool isLocalRoot = (state.Context.Role & SpanRole.LocalRoot) != 0;
        ulong written = state.Context.AllAutomatic;
        foreach (ref readonly CustomTag<string?> tag in state.Context.TraceTags)
        {
            if (tag.Value is not { } value || !(TraceTags.IsPropagated(tag.Reserved) ? isFirst : isLocalRoot)) continue;
            if (tag.Reserved is ReservedNames.TraceIdUpper or ReservedNames.DecisionMaker) continue; // the first span has them already
            if (ReservedNames.Has(written, tag.Reserved)) continue;
            cursor = ref LongText.WriteAny(ref state.Window, ref cursor, tag.Key);
            cursor = ref LongText.WriteAny(ref state.Window, ref cursor, value);
            state.Count++;
        }

        return ref cursor;
    }

    private static ref byte WriteSingleTags(scoped ref V04State state, ref byte cursor)
    {
        foreach (AutomaticTag tag in new AutomaticTagSet(state.Context.Automatic & ~(OfFirstSpan | ReservedNames.Numeric | Events)))
        {
            cursor = ref state.Window.ReserveMore(ref cursor, EncodedKey.MaxSize);
            CopyKey(tag.Key, ref cursor);
            cursor = ref LongText.WriteAny(ref state.Window, ref Cursor.Skip(ref cursor, tag.Key.Size), state.Context.TextOf(tag));
            state.Count++;
        }

        if ((state.Context.Automatic & Events) == 0) return ref cursor;
        cursor = ref WritePair(ref state, ref cursor, TagNames.Encoded.Events);
        return ref LongText.WriteUtf8(ref state.Window, ref cursor, SpanEventJson.Format(state.Context.Span.Events));
    }

    private static ref byte WriteTag(scoped ref V04State state, ref byte cursor, scoped ReadOnlySpan<byte> encodedKey, string? value)
    {
        cursor = ref WritePair(ref state, ref cursor, encodedKey);
        return ref LongText.WriteAny(ref state.Window, ref cursor, value);
    }

    private static ref byte WriteRun(scoped ref V04State state, ref byte cursor, AutomaticRun run)
    {
        state.Count += run.Count;
        return ref run.Count == 0 ? ref cursor : ref WriteBytes(ref state, ref cursor, V04Run.Of(run));
    }

    private static ref byte WriteBytes(scoped ref V04State state, ref byte cursor, PaddedBytes bytes)
        => ref RawBytes.Copy(ref state.Window.ReserveMore(ref cursor, bytes.Array.Length), bytes);

    private static ref byte WritePair(scoped ref V04State state, ref byte cursor, scoped ReadOnlySpan<byte> encoded)
    {
        state.Count++;
        return ref RawBytes.Copy(ref state.Window.ReserveMore(ref cursor, encoded.Length), encoded);
    }
}
