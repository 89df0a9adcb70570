using System.Runtime.CompilerServices;

namespace SpanPack;

/// <content>Tags that the tracer adds. Source: agent protocol, section 5.</content>
internal static partial class IndexedTagWriter
{
    private const ulong SingleTexts = (1UL << (int)AutomaticTag.LastParentId) | (1UL << (int)AutomaticTag.ServiceSource) | (1UL << (int)AutomaticTag.RuntimeFamily)
        | (1UL << (int)AutomaticTag.EventRulesVersion) | (1UL << (int)AutomaticTag.FeatureFlags) | (1UL << (int)AutomaticTag.FeatureFlagSubjects) | (1UL << (int)AutomaticTag.FeatureFlagRuntimeDefaults);

    /// <summary>Writes the automatic string tags, save those that each format has its own way for: trace id, decision maker, origin and events.</summary>
    internal static ref byte WriteAutomaticStrings(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref IndexedSpan span)
        => ref WriteOtherStrings(ref window, ref WriteStringRun(ref window, ref cursor, ref context, ref span), ref context, ref span);

    /// <summary>Writes the automatic numeric tags; the sampling priority, which comes last, where spans have it.</summary>
    internal static ref byte WriteAutomaticMetrics(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref IndexedSpan span)
    {
        if ((context.Automatic & AutomaticTags.Numeric) != 0) cursor = ref WriteSingleMetrics(ref window, ref cursor, ref context, ref span);
        return ref WriteNumberRun(ref window, ref cursor, ref context, ref span);
    }

    /// <summary>Writes the automatic string tags that are not in the run of the role.</summary>
    private static ref byte WriteOtherStrings(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref IndexedSpan span)
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

        return ref (context.Automatic & SingleTexts) == 0 ? ref cursor : ref WriteSingleStrings(ref window, ref cursor, ref context, ref span);
    }

    private static ref byte WriteRun(scoped ref OutputWindow window, ref byte cursor, scoped ref IndexedSpan span, EncodedRun run)
    {
        cursor = ref window.ReserveMore(ref cursor, run.Count * (long)TableEntry.PairSize);
        return ref WriteTexts(ref window, ref cursor, ref span, run.Texts);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteTraceTags(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref IndexedSpan span)
    {
        bool isFirst = (context.Role & SpanRole.FirstOfChunk) != 0;
        bool isLocalRoot = (context.Role & SpanRole.LocalRoot) != 0;
        ulong written = context.AllAutomatic;
        foreach (ref readonly CustomTag<string?> tag in context.TraceTags)
        {
            if (tag.Value is not { } value || !(TraceTags.IsPropagated(tag.Automatic) ? isFirst : isLocalRoot)) continue;
            if (tag.Automatic == AutomaticTag.TraceIdUpper) continue; // comes from the id itself
            // A v1.0 chunk has the decision maker as a number: one that is none stays a tag. In v0.5 it is there already.
            if (tag.Automatic == AutomaticTag.DecisionMaker ? !span.HasChunkFields || !AutomaticTags.Has(context.Automatic, AutomaticTag.DecisionMaker) : AutomaticTags.Has(written, tag.Automatic)) continue;
            if (span.HasChunkFields && span.ChunkFields.Covers(tag.Automatic, value)) continue;
            cursor = ref WriteLiftable(ref window, ref cursor, ref span, tag.Key, value);
        }

        return ref cursor;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteSingleStrings(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref IndexedSpan span)
    {
        ref readonly TraceChunk chunk = ref context.Chunk;
        ulong tags = context.Automatic;
        if (AutomaticTags.Has(tags, AutomaticTag.LastParentId)) cursor = ref WriteText(ref window, ref cursor, ref span, TagNames.LastParentId, context.Span.LastParentId);
        if (AutomaticTags.Has(tags, AutomaticTag.ServiceSource)) cursor = ref WriteText(ref window, ref cursor, ref span, TagNames.ServiceSource, context.Span.ServiceSource);
        if (AutomaticTags.Has(tags, AutomaticTag.RuntimeFamily)) cursor = ref WriteText(ref window, ref cursor, ref span, TagNames.RuntimeFamily, "dotnet");
        if (AutomaticTags.Has(tags, AutomaticTag.EventRulesVersion)) cursor = ref WriteText(ref window, ref cursor, ref span, TagNames.EventRulesVersion, chunk.AppSec!.EventRulesVersion);
        if (AutomaticTags.Has(tags, AutomaticTag.FeatureFlags)) cursor = ref WriteText(ref window, ref cursor, ref span, TagNames.FeatureFlags, chunk.FeatureFlags!.Flags);
        if (AutomaticTags.Has(tags, AutomaticTag.FeatureFlagSubjects)) cursor = ref WriteText(ref window, ref cursor, ref span, TagNames.FeatureFlagSubjects, chunk.FeatureFlags!.Subjects);
        if (AutomaticTags.Has(tags, AutomaticTag.FeatureFlagRuntimeDefaults)) cursor = ref WriteText(ref window, ref cursor, ref span, TagNames.FeatureFlagRuntimeDefaults, chunk.FeatureFlags!.RuntimeDefaults);
        return ref cursor;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteSingleMetrics(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref IndexedSpan span)
    {
        ref readonly TraceChunk chunk = ref context.Chunk;
        ulong tags = context.Automatic;
        double rate = chunk.SamplingRate.GetValueOrDefault();
        if (AutomaticTags.Has(tags, AutomaticTag.AgentSamplingRate)) cursor = ref WriteNumber(ref window, ref cursor, ref span, MetricNames.AgentSamplingRate, rate);
        if (AutomaticTags.Has(tags, AutomaticTag.RuleSamplingRate)) cursor = ref WriteNumber(ref window, ref cursor, ref span, MetricNames.RuleSamplingRate, rate);
        if (AutomaticTags.Has(tags, AutomaticTag.LimiterRate)) cursor = ref WriteNumber(ref window, ref cursor, ref span, MetricNames.LimiterRate, chunk.RateLimit.GetValueOrDefault());
        if (AutomaticTags.Has(tags, AutomaticTag.KeepRate)) cursor = ref WriteNumber(ref window, ref cursor, ref span, MetricNames.KeepRate, chunk.KeepRate.GetValueOrDefault());
        if (AutomaticTags.Has(tags, AutomaticTag.ApmEnabled)) cursor = ref WriteNumber(ref window, ref cursor, ref span, MetricNames.ApmEnabled, 0);
        if (AutomaticTags.Has(tags, AutomaticTag.AppSecEnabled)) cursor = ref WriteNumber(ref window, ref cursor, ref span, MetricNames.AppSecEnabled, 1);
        return ref cursor;
    }

    // The value may have been cleared by another thread since its bit was set: then the tag is empty.
    private static ref byte WriteText(scoped ref OutputWindow window, ref byte cursor, scoped ref IndexedSpan span, string name, string? value)
        => ref WriteString(ref window, ref cursor, ref span, name, value ?? string.Empty);
}
