namespace SpanPack.Serialization.Tests.Plans;

/// <summary>A chunk and the process it comes from, as data.</summary>
internal sealed record ChunkPlan
{
    internal List<SpanPlan> Spans { get; init; } = [];

    internal ProcessTags Process { get; init; } = new();

    internal bool NativeEvents { get; init; } = true;

    internal bool IsFirstOfPayload { get; init; }

    internal int? Priority { get; init; }

    internal int? Mechanism { get; init; }

    internal double? Rate { get; init; }

    internal double? RateLimit { get; init; }

    internal double? KeepRate { get; init; }

    internal string? Origin { get; init; }

    internal Dictionary<string, string?>? TraceTags { get; init; }

    internal string? Service { get; init; }

    internal string? Environment { get; init; }

    internal string? Version { get; init; }

    internal bool ApmTracingDisabled { get; init; }

    internal AppSecTraceInfo? AppSec { get; init; }

    internal FeatureFlagTraceInfo? FeatureFlags { get; init; }

    internal SpanMessagePackFormatter Formatter => new(Process, NativeEvents);

    internal TraceChunk Build() => new(Spans.ConvertAll(static span => span.Build()).ToArray())
    {
        SamplingPriority = (SamplingPriority?)Priority,
        SamplingMechanism = (SamplingMechanism?)Mechanism,
        SamplingRate = Rate,
        RateLimit = RateLimit,
        KeepRate = KeepRate,
        Origin = Origin,
        TraceTags = BuildTraceTags(),
        Service = Service,
        Environment = Environment,
        Version = Version,
        ApmTracingDisabled = ApmTracingDisabled,
        AppSec = AppSec,
        FeatureFlags = FeatureFlags,
    };

    /// <summary>The same chunk with one span less, or with one span shrunk.</summary>
    internal IEnumerable<ChunkPlan> Shrink()
    {
        if (Spans.Count > 1)
        {
            foreach (List<SpanPlan> fewer in SpanPlan.Without(Spans)) yield return this with { Spans = fewer };
        }

        for (int i = 0; i < Spans.Count; i++)
        {
            foreach (SpanPlan smaller in Spans[i].Shrink())
            {
                var spans = new List<SpanPlan>(Spans) { [i] = smaller };
                yield return this with { Spans = spans };
            }
        }
    }

    public override string ToString()
        => $"priority {Priority} mechanism {Mechanism} rate {Rate} default service {Service ?? Process.Service} site "
            + $"{Process.AzureAppServices is not null} "
        + $"native {NativeEvents} first {IsFirstOfPayload} trace tags {string.Join(",", TraceTags ?? [])}\n{string.Join("\n", Spans)}";

    private TraceTags? BuildTraceTags()
    {
        if (TraceTags is null) return null;
        var tags = new TraceTags();
        foreach ((string name, string? value) in TraceTags)
        {
            tags[name] = value ?? "removed below";
            if (value is null) tags[name] = null;
        }

        return tags;
    }
}
