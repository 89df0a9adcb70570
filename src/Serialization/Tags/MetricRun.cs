namespace SpanPack;

/// <summary>The numeric tags of one role of a span: those of the process, then the sampling priority, whose value is filled in.</summary>
internal sealed class MetricRun
{
    internal MetricRun(ProcessTags process, SpanRole role)
    {
        var run = new EncodedRunBuilder();
        if (role.HasFlag(SpanRole.LocalRoot) && process.ProcessId != 0) run.Add(AutomaticTag.ProcessId, MetricNames.Encoded.ProcessId, process.ProcessId);
        if (role.HasFlag(SpanRole.TopLevel) && !process.IsAgentlessCi) run.Add(AutomaticTag.TopLevel, MetricNames.Encoded.TopLevel, 1);
        WithoutPriority = run.Build();
        if (role.HasFlag(SpanRole.ChunkOrphan)) run.Add(AutomaticTag.SamplingPriority, MetricNames.Encoded.SamplingPriority, 0);
        WithPriority = run.Build();
    }

    internal EncodedRun WithoutPriority { get; }

    /// <summary>Ends with the 8 bytes of the priority, if the role has one.</summary>
    internal EncodedRun WithPriority { get; }

    /// <summary>Whether the priority belongs on a span of this role.</summary>
    internal bool HasPriority => WithPriority.Count > WithoutPriority.Count;
}
