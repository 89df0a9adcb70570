using System.Runtime.CompilerServices;

namespace SpanPack;

/// <content>String tags that the tracer adds. Source: agent protocol, section 5.</content>
internal static partial class V04SpanWriter
{
    private static ref byte WriteAutomaticStrings(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref V04SpanParts parts, scoped ref int count)
    {
        byte[] run = parts.StringRun.Bytes;
        window.AssertRoom(ref cursor, run.Length);
        cursor = ref RawBytes.Copy(ref cursor, run);
        count += parts.StringRun.Count;

        if ((parts.Role & SpanRole.FirstOfChunk) != 0) cursor = ref WriteFirstOfChunk(ref window, ref cursor, ref context, ref parts, ref count);
        if ((parts.Role & (SpanRole.FirstOfChunk | SpanRole.LocalRoot)) != 0 && !context.TraceTags.IsEmpty)
        {
            cursor = ref WriteTraceTags(ref window, ref cursor, ref context, ref parts, ref count);
        }

        return ref parts.Automatic == 0 ? ref cursor : ref WriteSingleTags(ref window, ref cursor, ref context, ref parts, ref count);
    }

    private static ref byte WriteFirstOfChunk(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref V04SpanParts parts, scoped ref int count)
    {
        cursor = ref WriteRun(ref window, ref cursor, context.Blocks!.FirstOfChunk, ref count);
        if ((parts.Role & SpanRole.FirstOfPayload) != 0) cursor = ref WriteRun(ref window, ref cursor, context.Blocks.FirstOfPayload, ref count);

        if (AutomaticTags.Has(parts.Automatic, AutomaticTag.TraceIdUpper))
        {
            window.AssertRoom(ref cursor, TagNames.Encoded.TraceIdUpper.Length + 1 + 16);
            cursor = ref RawBytes.Copy(ref cursor, TagNames.Encoded.TraceIdUpper);
            cursor = MessagePackCode.MinFixStr | 16;
            RawBytes.WriteHex16(ref Unsafe.Add(ref cursor, 1), parts.Span.TraceIdUpper);
            cursor = ref Unsafe.Add(ref cursor, 1 + 16);
            count++;
        }

        return ref AutomaticTags.Has(parts.Automatic, AutomaticTag.DecisionMaker) ? ref WriteDecisionMaker(ref window, ref cursor, ref context, ref count) : ref cursor;
    }

    // A decision maker that came with the trace is the first.
    private static ref byte WriteDecisionMaker(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref int count)
    {
        string? maker = context.Chunk.TraceTags?.Scan(TagNames.DecisionMaker); // read once: another thread may set it
        if (maker is not null) return ref WriteTag(ref window, ref cursor, TagNames.Encoded.DecisionMaker, maker, ref count);
        if (context.Chunk.SamplingMechanism is not { } mechanism) return ref cursor;
        count++;
        return ref WriteDecisionMaker(ref window, ref cursor, mechanism);
    }

    private static ref byte WriteDecisionMaker(scoped ref OutputWindow window, ref byte cursor, int mechanism)
    {
        const int MaxText = 1 + 11; // hyphen and the digits of an int, which has a sign of its own if it makes no sense
        window.AssertRoom(ref cursor, TagNames.Encoded.DecisionMaker.Length + 1 + MaxText);
        cursor = ref RawBytes.Copy(ref cursor, TagNames.Encoded.DecisionMaker);
        Unsafe.Add(ref cursor, 1) = (byte)'-';
        Span<byte> digits = System.Runtime.InteropServices.MemoryMarshal.CreateSpan(ref Unsafe.Add(ref cursor, 2), MaxText - 1);
        System.Buffers.Text.Utf8Formatter.TryFormat(mechanism, digits, out int digitCount);
        cursor = (byte)(MessagePackCode.MinFixStr | (1 + digitCount));
        return ref Unsafe.Add(ref cursor, 2 + digitCount);
    }

    private static ref byte WriteTraceTags(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref V04SpanParts parts, scoped ref int count)
    {
        bool isFirst = (parts.Role & SpanRole.FirstOfChunk) != 0;
        bool isLocalRoot = (parts.Role & SpanRole.LocalRoot) != 0;
        ulong written = parts.Automatic | parts.StringRun.Tags | parts.MetricRun.Tags;
        if (isFirst) written |= context.Blocks!.FirstOfChunk.Tags;
        if ((parts.Role & SpanRole.FirstOfPayload) != 0) written |= context.Blocks!.FirstOfPayload.Tags;
        foreach (ref readonly CustomTag<string?> tag in context.TraceTags)
        {
            if (tag.Value is not { } value || !(TraceTags.IsPropagated(tag.Automatic) ? isFirst : isLocalRoot)) continue;
            if (tag.Automatic is AutomaticTag.TraceIdUpper or AutomaticTag.DecisionMaker) continue; // the first span has them already
            if (AutomaticTags.Has(written, tag.Automatic)) continue;
            cursor = ref LongText.WriteAny(ref window, ref cursor, tag.Key);
            cursor = ref LongText.WriteAny(ref window, ref cursor, value);
            count++;
        }

        return ref cursor;
    }

    private static ref byte WriteSingleTags(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref V04SpanParts parts, scoped ref int count)
    {
        ref readonly TraceChunk chunk = ref context.Chunk;
        ulong tags = parts.Automatic;
        if (AutomaticTags.Has(tags, AutomaticTag.Origin)) cursor = ref WriteTag(ref window, ref cursor, TagNames.Encoded.Origin, chunk.Origin!, ref count);
        if (AutomaticTags.Has(tags, AutomaticTag.LastParentId)) cursor = ref WriteTag(ref window, ref cursor, TagNames.Encoded.LastParentId, parts.Span.LastParentId, ref count);
        if (AutomaticTags.Has(tags, AutomaticTag.ServiceSource)) cursor = ref WriteTag(ref window, ref cursor, TagNames.Encoded.ServiceSource, parts.Span.ServiceSource, ref count);
        if (AutomaticTags.Has(tags, AutomaticTag.RuntimeFamily))
            cursor = ref WritePair(ref window, ref cursor, FusedTags.RuntimeFamilyDotnet, ref count);
        if (AutomaticTags.Has(tags, AutomaticTag.EventRulesVersion)) cursor = ref WriteTag(ref window, ref cursor, TagNames.Encoded.EventRulesVersion, chunk.AppSec!.EventRulesVersion!, ref count);
        if (AutomaticTags.Has(tags, AutomaticTag.FeatureFlags)) cursor = ref WriteTag(ref window, ref cursor, TagNames.Encoded.FeatureFlags, chunk.FeatureFlags!.Flags!, ref count);
        if (AutomaticTags.Has(tags, AutomaticTag.FeatureFlagSubjects)) cursor = ref WriteTag(ref window, ref cursor, TagNames.Encoded.FeatureFlagSubjects, chunk.FeatureFlags!.Subjects!, ref count);
        if (AutomaticTags.Has(tags, AutomaticTag.FeatureFlagRuntimeDefaults)) cursor = ref WriteTag(ref window, ref cursor, TagNames.Encoded.FeatureFlagRuntimeDefaults, chunk.FeatureFlags!.RuntimeDefaults!, ref count);
        if (AutomaticTags.Has(tags, AutomaticTag.Events))
        {
            cursor = ref WritePair(ref window, ref cursor, TagNames.Encoded.Events, ref count);
            cursor = ref LongText.WriteUtf8(ref window, ref cursor, SpanEventJson.Format(parts.Events));
        }

        return ref cursor;
    }

    // The value may have been cleared by another thread since its bit was set: then the tag is empty.
    private static ref byte WriteTag(scoped ref OutputWindow window, ref byte cursor, scoped ReadOnlySpan<byte> encodedKey, string? value, scoped ref int count)
    {
        cursor = ref WritePair(ref window, ref cursor, encodedKey, ref count);
        return ref LongText.WriteAny(ref window, ref cursor, value);
    }

    private static ref byte WriteRun(scoped ref OutputWindow window, ref byte cursor, EncodedRun run, scoped ref int count)
    {
        count += run.Count;
        return ref run.Count == 0 ? ref cursor : ref RawBytes.Copy(ref window.ReserveMore(ref cursor, run.Bytes.Length), run.Bytes);
    }
}
