namespace SpanPack.Activities.Tests.Propagation;

public class PropagationSettingsTests
{
    [Theory]
    [InlineData(null, "sends Datadog+TraceContext+Baggage, reads Datadog+TraceContext+Baggage, Continue", 0)]
    [InlineData("DD_TRACE_PROPAGATION_STYLE=tracecontext", "sends TraceContext, reads TraceContext, Continue", 0)]
    [InlineData("DD_TRACE_PROPAGATION_STYLE=datadog|DD_TRACE_PROPAGATION_STYLE_EXTRACT=b3, B3MULTI|OTEL_PROPAGATORS=baggage",
        "sends Datadog, reads B3+B3Multi, Continue", 0)]
    [InlineData("OTEL_PROPAGATORS=tracecontext,baggage,jaeger|DD_TRACE_PROPAGATION_BEHAVIOR_EXTRACT=Restart",
        "sends TraceContext+Baggage, reads TraceContext+Baggage, Restart", 1)]
    [InlineData("DD_TRACE_PROPAGATION_STYLE_INJECT=none|DD_TRACE_PROPAGATION_BEHAVIOR_EXTRACT=ignore",
        "sends , reads Datadog+TraceContext+Baggage, Ignore", 0)]
    [InlineData("DD_TRACE_PROPAGATION_STYLE_INJECT=nonsense|DD_TRACE_PROPAGATION_BEHAVIOR_EXTRACT=x",
        "sends Datadog+TraceContext+Baggage, reads Datadog+TraceContext+Baggage, Continue", 2)]
    public void Variables_say_what_options_do_not(string? variables, string expected, int problems)
    {
        PropagationSettings settings = Read(variables);
        Assert.Equal((expected, problems), (settings.ToString(), settings.Problems.Count));
    }

    [Theory]
    [InlineData("OTEL_PROPAGATORS=jaeger,baggage", "using the others.")]
    [InlineData("DD_TRACE_PROPAGATION_STYLE=jaeger,none", "using the others.")]
    [InlineData("OTEL_PROPAGATORS=jaeger", "using the value that is set elsewhere, or the default.")]
    public void An_unknown_style_is_told_once_with_what_is_used_instead(string variables, string expected)
    {
        string problem = Assert.Single(Read(variables).Problems);
        Assert.Contains("'jaeger'", problem, StringComparison.Ordinal);
        Assert.EndsWith(expected, problem, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("0", 0, 0)]
    [InlineData("128", 128, 0)]
    [InlineData("513", 512, 1)]
    [InlineData("-1", 512, 1)]
    [InlineData("x", 512, 1)]
    public void The_limit_of_tags_is_a_number(string text, int expected, int problems)
    {
        PropagationSettings settings = Read($"DD_TRACE_X_DATADOG_TAGS_MAX_LENGTH={text}");
        Assert.Equal((expected, problems), (settings.MaxTagsLength, settings.Problems.Count));
    }

    [Fact]
    public void Options_that_are_wrong_are_refused()
    {
        Assert.Throws<ArgumentOutOfRangeException>(static () => new DatadogPropagator(new PropagationOptions { MaxTagsLength = 513 }));
        Assert.Throws<ArgumentNullException>(static () => new DatadogPropagator(null!));
        Assert.Equal(["x-datadog-trace-id", "x-datadog-parent-id", "x-datadog-sampling-priority", "x-datadog-origin", "x-datadog-tags",
            "traceparent", "tracestate", "baggage"],
            Remote.Propagator().Fields);
    }

    private static PropagationSettings Read(string? variables)
    {
        Dictionary<string, string> values = (variables ?? "").Split('|', StringSplitOptions.RemoveEmptyEntries)
            .Select(static pair => pair.Split('=', 2))
            .ToDictionary(static pair => pair[0], static pair => pair[1]);
        return new PropagationSettings(new PropagationOptions(), new Variables(values.GetValueOrDefault));
    }
}
