using System.Diagnostics;

namespace SpanPack.Activities.Tests.Propagation;

/// <summary>Zipkin's headers, alone and after those of Datadog.</summary>
public class B3Tests
{
    private const string Trace = "640cfd8d00000000000000000000007b";
    private const string Parent = "00000000000001c8";

    // Source: openzipkin, b3-propagation, "Sampling State"; true and false are of old senders.
    [Theory]
    [InlineData("1", SamplingPriority.AutoKeep)]
    [InlineData("true", SamplingPriority.AutoKeep)]
    [InlineData("0", SamplingPriority.AutoDrop)]
    [InlineData("false", SamplingPriority.AutoDrop)]
    [InlineData("d", SamplingPriority.UserKeep)]
    [InlineData("2", null)]
    [InlineData("", null)]
    public void Sampled_is_a_priority(string sampled, SamplingPriority? expected)
    {
        var several = new Headers { ["x-b3-traceid"] = Trace, ["x-b3-spanid"] = Parent };
        several[sampled == "d" ? "x-b3-flags" : "x-b3-sampled"] = sampled == "d" ? "1" : sampled;

        Assert.Equal([expected, expected],
            new[] { Extract(new Headers { ["b3"] = $"{Trace}-{Parent}-{sampled}" }), Extract(several) }
                .Select(static context => context.Priority));
    }

    [Fact]
    public void Without_a_word_about_sampling_the_receiver_decides()
        => Assert.Equal([null, null],
            new[] { Extract(new Headers { ["b3"] = $"{Trace}-{Parent}" }),
                Extract(new Headers { ["x-b3-traceid"] = Trace, ["x-b3-spanid"] = Parent }) }
                .Select(static context => context.Priority));

    [Theory]
    [InlineData("123", Trace, Trace, false)] // the longer id is the whole one
    [InlineData("123", "000000000000007b", "0000000000000000000000000000007b", false)]
    [InlineData("124", Trace, "0000000000000000000000000000007c", true)]
    public void After_Datadogs_headers_the_upper_half_of_the_same_trace_counts(string datadog, string b3, string expected, bool isLinked)
    {
        PropagatedContext context = Extract(new Headers
        {
            ["x-datadog-trace-id"] = datadog, ["x-datadog-parent-id"] = "789", ["x-datadog-sampling-priority"] = "2",
            ["b3"] = $"{b3}-{Parent}-0",
        });

        Assert.Equal((expected, 789UL, SamplingPriority.UserKeep, isLinked ? 1 : 0),
            (context.TraceId.ToString("x32", null), context.ParentId, context.Priority, context.Links.Count));
    }

    [Theory]
    [InlineData(PropagationStyle.Datadog, "datadog")]
    [InlineData(PropagationStyle.TraceContext, "tracecontext")]
    [InlineData(PropagationStyle.B3, "b3")]
    [InlineData(PropagationStyle.B3Multi, "b3multi")]
    public void A_link_to_the_callers_trace_names_the_style(PropagationStyle style, string expected)
    {
        using Activity caller = Remote.Start();
        Headers headers = Remote.Inject(Remote.Propagator(new PropagationOptions { InjectStyles = [style] }), caller);
        PropagatedContext context = Remote.Extract(
            Remote.Propagator(new PropagationOptions { ExtractStyles = [style], Behavior = ExtractionBehavior.Restart }), headers)!;

        Assert.Equal(expected, Assert.Single(context.Links).Attributes["context_headers"].AsString());
    }

    [Fact]
    public void Names_of_styles_are_read_back()
        => Assert.All(Enum.GetValues<PropagationStyle>(),
            static style => Assert.Equal(style, PropagationStyles.Parse(PropagationStyles.NameOf(style))));

    private static PropagatedContext Extract(Headers headers)
    {
        PropagationStyle[] styles = [PropagationStyle.Datadog, PropagationStyle.B3, PropagationStyle.B3Multi];
        return Remote.Extract(Remote.Propagator(new PropagationOptions { ExtractStyles = styles }), headers)!;
    }
}
