using SpanPack.Serialization.Tests.Support;

namespace SpanPack.Serialization.Tests.Automatic;

/// <summary>What a trace says of itself: its decision, its origin, its id.</summary>
public sealed class TraceRowTests
{
    private static readonly Span[] s_spans = [Example.Root(1), Example.Child(2, 1)];

    [Fact]
    public void Origin_IsOnEverySpan() => Assert.All(
        Example.Write(new TraceChunk(s_spans) { Origin = "synthetics" }),
        static span => Assert.Equal("synthetics", span["meta"]["_dd.origin"].Text));

    [Fact]
    public void ApmTracingDisabled_IsOnEverySpan() => Assert.All(
        Example.Write(new TraceChunk(s_spans) { ApmTracingDisabled = true }),
        static span => Assert.Equal(0, span["metrics"]["_dd.apm.enabled"].Float64));

    [Theory]
    [InlineData(1, 3, "-3")]
    [InlineData(2, 4, "-4")]
    [InlineData(1, 0, "-0")]
    [InlineData(0, 3, null)]
    [InlineData(-1, 4, null)]
    [InlineData(null, 3, null)]
    [InlineData(1, null, null)]
    public void TheDecisionMaker_IsOnTheFirstSpan_WhileTheTraceIsKept(int? priority, int? mechanism, string? expected)
    {
        Span first = Example.Root(1);
        first.SetTag(TagNames.DecisionMaker, "the user's");
        Node[] spans = Example.Write(new TraceChunk(new[] { first, s_spans[1] }) { SamplingPriority = (SamplingPriority?)priority,
            SamplingMechanism = (SamplingMechanism?)mechanism });
        bool isUsersLeft = expected is null && priority is null or 1;

        Assert.Equal(isUsersLeft ? "the user's" : expected, ProcessRowTests.Text(spans[0], "_dd.p.dm"));
        Assert.Null(ProcessRowTests.Text(spans[1], "_dd.p.dm"));
    }

    [Fact]
    public void TheFirstMechanism_Wins()
    {
        var tags = new TraceTags { [TagNames.DecisionMaker] = "-1" };
        var chunk = new TraceChunk(s_spans) { SamplingPriority = SamplingPriority.UserKeep, SamplingMechanism = SamplingMechanism.Manual,
            TraceTags = tags };
        Assert.Equal("-1", Example.Write(chunk)[0]["meta"]["_dd.p.dm"].Text);

        var dropped = new TraceChunk(s_spans) { SamplingPriority = 0, TraceTags = tags };
        Assert.False(Example.Write(dropped)[0]["meta"].Has("_dd.p.dm"));
    }

    [Theory]
    [InlineData(0xabcUL, "0000000000000abc")]
    [InlineData(ulong.MaxValue, "ffffffffffffffff")]
    [InlineData(0UL, null)]
    public void TheUpperHalfOfTheTraceId_IsOnTheFirstSpan_AndCorrected(ulong upper, string? expected)
    {
        Span[] spans = [Example.Root(1), Example.Child(2, 1)];
        foreach (Span span in spans) span.TraceId = new UInt128(upper, 5);
        spans[0].SetTag(TagNames.TraceIdUpper, "stale");
        Node[] written = Example.Write(new TraceChunk(spans) { TraceTags = new TraceTags { [TagNames.TraceIdUpper] = "stale" } });

        Assert.Equal([expected, null], written.Select(static span => ProcessRowTests.Text(span, "_dd.p.tid")));
        Assert.All(written, static span => Assert.Equal(5, span["trace_id"].Integer));
    }

    [Theory]
    [InlineData(1, "_dd.agent_psr")]
    [InlineData(3, "_dd.rule_psr")]
    [InlineData(11, "_dd.rule_psr")]
    [InlineData(12, "_dd.rule_psr")]
    [InlineData(0, null)]
    [InlineData(4, null)]
    [InlineData(null, null)]
    public void Rates_AreOnTheLocalRoot(int? mechanism, string? name)
    {
        Node[] spans = Example.Write(new TraceChunk(s_spans) { SamplingMechanism = (SamplingMechanism?)mechanism, SamplingRate = 0.25,
            RateLimit = 0.5, KeepRate = 0.75 });
        string[] rates = [.. spans[0]["metrics"].Keys.Where(static key => key.EndsWith("_psr", StringComparison.Ordinal))];

        Assert.Equal(name is null ? ["_dd.limit_psr"] : [name, "_dd.limit_psr"], rates);
        if (name is not null) Assert.Equal(0.25, spans[0]["metrics"][name].Float64);
        Assert.Equal((0.5, 0.75), (spans[0]["metrics"]["_dd.limit_psr"].Float64, spans[0]["metrics"]["_dd.tracer_kr"].Float64));
        Assert.Empty(spans[1]["metrics"].Keys);
    }

    [Fact]
    public void ThePriority_IsOnEveryChunkOrphan()
    {
        Span[] partial = [Example.Child(2, 1), Example.Child(3, 2), Example.Child(4, 99)];
        Node[] written = Example.Write(new TraceChunk(partial) { SamplingPriority = SamplingPriority.UserDrop });
        Assert.Equal([true, false, true], written.Select(static span => span["metrics"].Has("_sampling_priority_v1")));
        Assert.Equal(-1, written[0]["metrics"]["_sampling_priority_v1"].Float64);

        // Where the root of the trace is, no other span counts as an orphan.
        Node[] whole =
            Example.Write(new TraceChunk(new[] { partial[2], Example.Root(1) }) { SamplingPriority = SamplingPriority.UserKeep });
        Assert.Equal([false, true], whole.Select(static span => span["metrics"].Has("_sampling_priority_v1")));
    }

    [Fact]
    public void AppSec_AndFeatureFlags_AreOnTheLocalRoot()
    {
        Node[] spans = Example.Write(new TraceChunk(s_spans)
        {
            AppSec = new AppSecTraceInfo { EventRulesVersion = "1.2" },
            FeatureFlags = new FeatureFlagTraceInfo { Flags = "f", Subjects = "", RuntimeDefaults = "d" },
        });
        Node meta = spans[0]["meta"];

        Assert.Equal(("dotnet", "1.2"), (meta["_dd.runtime_family"].Text, meta["_dd.appsec.event_rules.version"].Text));
        Assert.Equal(("f", "d"), (meta["ffe_flags_enc"].Text, meta["ffe_runtime_defaults"].Text));
        Assert.False(meta.Has("ffe_subjects_enc"));
        Assert.Equal(1, spans[0]["metrics"]["_dd.appsec.enabled"].Float64);
        Assert.DoesNotContain(spans[1]["meta"].Keys,
            static key => key.StartsWith("ffe", StringComparison.Ordinal) || key.Contains("appsec", StringComparison.Ordinal));
        Assert.False(spans[1]["metrics"].Has("_dd.appsec.enabled"));
    }

    // v0.4 copies such a name with one store of 32 bytes.
    [Fact]
    public void NamesOfNumbers_HaveAtMost32Bytes() => Assert.All(
        AutomaticTags.Rows.ToArray().Where(static row => row.IsNumber),
        static row => Assert.InRange(row.NumberKey.Length, 3, PaddedBytes.Step));
}
