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
            (nameof(traces.PeerServiceMapping), new MapContent(traces.PeerServiceMapping) != new MapContent(others.PeerServiceMapping)),
            (nameof(traces.Resource), !traces.Resource.SequenceEqual(others.Resource)),
            (nameof(traces.PartialFlushSpans), traces.PartialFlushSpans != others.PartialFlushSpans),
            (nameof(traces.MaxWait), traces.MaxWait != others.MaxWait),
            (nameof(traces.RemoveIntegrationServiceNames), traces.RemoveIntegrationServiceNames != others.RemoveIntegrationServiceNames),
            (nameof(traces.Sampling), traces.Sampling != others.Sampling),
            (nameof(traces.Propagation), traces.Propagation != others.Propagation),
        ];
        return string.Join(", ", settings.Where(static setting => setting.Differs).Select(static setting => setting.Name));
    }
}
