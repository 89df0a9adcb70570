namespace SpanPack;

/// <summary>Compares the settings of two hosts.</summary>
internal static class SettingsDifference
{
    /// <summary>Gets the names of settings that differ; empty for none.</summary>
    internal static string Find(TracingSettings one, TracingSettings other)
    {
        ActivityTraceOptions traces = one.Traces, others = other.Traces;
        AgentWriterOptions writer = one.Writer, otherWriter = other.Writer;
        (string Name, bool Differs)[] settings =
        [
            ("service", one.Process.Service != other.Process.Service),
            ("environment", one.Process.Environment != other.Process.Environment),
            ("version", one.Process.Version != other.Process.Version),
            ("agent", one.Writer.Client?.ToString() != other.Writer.Client?.ToString()),
            ("format", writer.Format != otherWriter.Format),
            (nameof(writer.Redaction), writer.Redaction != otherWriter.Redaction),
            (nameof(writer.SegmentBytes), writer.SegmentBytes != otherWriter.SegmentBytes),
            (nameof(writer.FlushInterval), writer.FlushInterval != otherWriter.FlushInterval),
            (nameof(writer.MaxHeldBytes), writer.MaxHeldBytes != otherWriter.MaxHeldBytes),
            (nameof(traces.Naming), traces.Naming != others.Naming),
            (nameof(traces.IncludedSources), !traces.IncludedSources.SequenceEqual(others.IncludedSources)),
            (nameof(traces.CollectsConnections), traces.CollectsConnections != others.CollectsConnections),
            (nameof(traces.CollectsOuterOperations), traces.CollectsOuterOperations != others.CollectsOuterOperations),
            (nameof(traces.CollectsPolling), traces.CollectsPolling != others.CollectsPolling),
            (nameof(traces.ExcludedSources), !traces.ExcludedSources.SequenceEqual(others.ExcludedSources)),
            (nameof(traces.Filter), traces.Filter != others.Filter),
            (nameof(traces.Enrich), traces.Enrich != others.Enrich),
            (nameof(traces.HttpServerErrorStatuses), traces.HttpServerErrorStatuses != others.HttpServerErrorStatuses),
            (nameof(traces.HttpClientErrorStatuses), traces.HttpClientErrorStatuses != others.HttpClientErrorStatuses),
            (nameof(traces.BaggageTagKeys), !(traces.BaggageTagKeys ?? []).SequenceEqual(others.BaggageTagKeys ?? [])),
            (nameof(traces.SetsPeerService), traces.SetsPeerService != others.SetsPeerService),
            (nameof(traces.PeerServiceMapping), !HaveSame(traces.PeerServiceMapping, others.PeerServiceMapping)),
            (nameof(traces.Resource), !traces.Resource.SequenceEqual(others.Resource)),
            (nameof(traces.PartialFlushSpans), traces.PartialFlushSpans != others.PartialFlushSpans),
            (nameof(traces.MaxWait), traces.MaxWait != others.MaxWait),
            (nameof(traces.RemoveIntegrationServiceNames), traces.RemoveIntegrationServiceNames != others.RemoveIntegrationServiceNames),
            (nameof(traces.Sampling), !AreSame(traces.Sampling, others.Sampling)),
            (nameof(traces.Propagation), !AreSame(traces.Propagation, others.Propagation)),
        ];
        return string.Join(", ", settings.Where(static setting => setting.Differs).Select(static setting => setting.Name));
    }

    // Lists are equal only if they are one object: each host has its own, from the section or from its code.
    private static bool AreSame(PropagationOptions? one, PropagationOptions? other)
        => AreSame(one, other, static (one, other) => HaveSame(one.InjectStyles, other.InjectStyles)
            && HaveSame(one.ExtractStyles, other.ExtractStyles)
            && one with { InjectStyles = null, ExtractStyles = null } == other with { InjectStyles = null, ExtractStyles = null });

    private static bool AreSame(SamplingOptions? one, SamplingOptions? other)
        => AreSame(one, other, static (one, other) => AreSame(one.Rules, other.Rules)
            && AreSame(one.SpanRules, other.SpanRules)
            && one with { Rules = null, SpanRules = null } == other with { Rules = null, SpanRules = null });

    private static bool AreSame(IReadOnlyList<SamplingRule>? one, IReadOnlyList<SamplingRule>? other)
        => AreSame(one, other, static (one, other) => one.Count == other.Count && one.Zip(other, AreSame).All(static areSame => areSame));

    private static bool AreSame(SamplingRule one, SamplingRule other)
        => HaveSame(one.Tags, other.Tags) && one with { Tags = null } == other with { Tags = null };

    private static bool HaveSame<T>(IEnumerable<T>? one, IEnumerable<T>? other)
        => AreSame(one, other, static (one, other) => one.SequenceEqual(other));

    private static bool HaveSame(IReadOnlyDictionary<string, string>? one, IReadOnlyDictionary<string, string>? other)
        => AreSame(one, other, static (one, other) => one.ToHashSet().SetEquals(other));

    private static bool AreSame<T>(T? one, T? other, Func<T, T, bool> areSame)
        where T : class
        => one is null || other is null ? one is null && other is null : areSame(one, other);
}
