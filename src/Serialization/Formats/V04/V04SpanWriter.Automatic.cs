using System.Numerics;
using System.Runtime.CompilerServices;

namespace SpanPack;

/// <content>String tags that the tracer adds. Source: agent protocol, section 5.</content>
internal static partial class V04SpanWriter
{
    private const ulong OfFirstSpan = (1UL << ReservedNames.TraceIdUpper) | (1UL << ReservedNames.DecisionMaker);
    private const ulong Events = 1UL << ReservedNames.Events;

    /// <summary>Writes the string tags of the tracer that are not in the run of the role.</summary>
    private static ref byte WriteSingleStrings(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref int count)
    {
        if ((context.Role & SpanRole.FirstOfChunk) != 0) cursor = ref WriteFirstOfChunk(ref window, ref cursor, ref context, ref count);
        if ((context.Role & (SpanRole.FirstOfChunk | SpanRole.LocalRoot)) != 0 && context.TraceTagCount != 0)
        {
            cursor = ref WriteTraceTags(ref window, ref cursor, ref context, ref count);
        }

        return ref (context.Automatic & ~(OfFirstSpan | AutomaticTags.Numeric)) == 0 ? ref cursor : ref WriteSingleTags(ref window, ref cursor, ref context, ref count);
    }

    private static ref byte WriteFirstOfChunk(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref int count)
    {
        if (context.Blocks!.OnceCount != 0) cursor = ref WriteOnce(ref window, ref cursor, context.Blocks, context.Role, ref count);
        int mechanism = (int)context.Chunk.SamplingMechanism.GetValueOrDefault();
        if ((context.Automatic & OfFirstSpan) != OfFirstSpan || (uint)mechanism >= DecisionMakers.KnownCount || context.TraceTagCount != 0)
        {
            return ref (context.Automatic & OfFirstSpan) == 0 ? ref cursor : ref WriteOneOfBoth(ref window, ref cursor, ref context, ref count);
        }

        // Both, and the maker is a number: the usual case of a new trace.
        count += 2;
        window.AssertRoom(ref cursor, PaddedBytes.Step + 16);
        cursor = ref RawBytes.CopyStep(ref cursor, V04DecisionMakers.EncodedWithTraceId[mechanism]);
        RawBytes.WriteHex16(ref cursor, context.Span.TraceIdUpper);
        return ref Unsafe.Add(ref cursor, 16);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteOneOfBoth(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref int count)
    {
        if (ReservedNames.Has(context.Automatic, ReservedNames.TraceIdUpper))
        {
            window.AssertRoom(ref cursor, TagNames.Encoded.TraceIdUpper.Length + 1 + 16);
            cursor = ref RawBytes.Copy(ref cursor, TagNames.Encoded.TraceIdUpper);
            cursor = MessagePackCode.MinFixStr | 16;
            RawBytes.WriteHex16(ref Unsafe.Add(ref cursor, 1), context.Span.TraceIdUpper);
            cursor = ref Unsafe.Add(ref cursor, 1 + 16);
            count++;
        }

        return ref ReservedNames.Has(context.Automatic, ReservedNames.DecisionMaker) ? ref WriteDecisionMaker(ref window, ref cursor, ref context, ref count) : ref cursor;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteOnce(scoped ref OutputWindow window, ref byte cursor, ProcessBlocks blocks, SpanRole role, scoped ref int count)
    {
        cursor = ref WriteRun(ref window, ref cursor, blocks.FirstOfChunk, ref count);
        return ref (role & SpanRole.FirstOfPayload) == 0 ? ref cursor : ref WriteRun(ref window, ref cursor, blocks.FirstOfPayload, ref count);
    }

    // A decision maker that came with the trace is the first.
    private static ref byte WriteDecisionMaker(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref int count)
    {
        string? maker = context.Chunk.TraceTags?.Scan(TagNames.DecisionMaker); // read once: another thread may set it
        if (maker is not null) return ref WriteTag(ref window, ref cursor, TagNames.Encoded.DecisionMaker, maker, ref count);
        if (context.Chunk.SamplingMechanism is not { } mechanism) return ref cursor;
        if ((uint)mechanism >= DecisionMakers.KnownCount) return ref WriteTag(ref window, ref cursor, TagNames.Encoded.DecisionMaker, DecisionMakers.Format(mechanism), ref count);
        count++;
        window.AssertRoom(ref cursor, PaddedBytes.Step);
        return ref RawBytes.Copy(ref cursor, V04DecisionMakers.Encoded[(int)mechanism]);
    }

    private static ref byte WriteTraceTags(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref int count)
    {
        bool isFirst = (context.Role & SpanRole.FirstOfChunk) != 0;
        bool isLocalRoot = (context.Role & SpanRole.LocalRoot) != 0;
        ulong written = context.AllAutomatic;
        foreach (ref readonly CustomTag<string?> tag in context.TraceTags)
        {
            if (tag.Value is not { } value || !(TraceTags.IsPropagated(tag.Reserved) ? isFirst : isLocalRoot)) continue;
            if (tag.Reserved is ReservedNames.TraceIdUpper or ReservedNames.DecisionMaker) continue; // the first span has them already
            if (ReservedNames.Has(written, tag.Reserved)) continue;
            cursor = ref LongText.WriteAny(ref window, ref cursor, tag.Key);
            cursor = ref LongText.WriteAny(ref window, ref cursor, value);
            count++;
        }

        return ref cursor;
    }

    private static ref byte WriteSingleTags(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref int count)
    {
        for (ulong tags = context.Automatic & ~(OfFirstSpan | AutomaticTags.Numeric | Events); tags != 0; tags &= tags - 1)
        {
            AutomaticTag tag = AutomaticTags.At(BitOperations.TrailingZeroCount(tags));
            cursor = ref window.ReserveMore(ref cursor, EncodedKey.MaxSize);
            CopyKey(tag.Key, ref cursor);
            cursor = ref LongText.WriteAny(ref window, ref Unsafe.Add(ref cursor, tag.Key.Size), context.TextOf(tag));
            count++;
        }

        if ((context.Automatic & Events) == 0) return ref cursor;
        cursor = ref WritePair(ref window, ref cursor, TagNames.Encoded.Events, ref count);
        return ref LongText.WriteUtf8(ref window, ref cursor, SpanEventJson.Format(context.Span.Events));
    }

    private static ref byte WriteTag(scoped ref OutputWindow window, ref byte cursor, scoped ReadOnlySpan<byte> encodedKey, string? value, scoped ref int count)
    {
        cursor = ref WritePair(ref window, ref cursor, encodedKey, ref count);
        return ref LongText.WriteAny(ref window, ref cursor, value);
    }

    private static ref byte WriteRun(scoped ref OutputWindow window, ref byte cursor, AutomaticRun run, scoped ref int count)
    {
        count += run.Count;
        return ref run.Count == 0 ? ref cursor : ref WriteBytes(ref window, ref cursor, V04Run.Of(run));
    }

    private static ref byte WriteBytes(scoped ref OutputWindow window, ref byte cursor, PaddedBytes bytes)
        => ref RawBytes.Copy(ref window.ReserveMore(ref cursor, bytes.Array.Length), bytes);

    private static ref byte WritePair(scoped ref OutputWindow window, ref byte cursor, scoped ReadOnlySpan<byte> encoded, scoped ref int count)
    {
        count++;
        return ref RawBytes.Copy(ref window.ReserveMore(ref cursor, encoded.Length), encoded);
    }
}
