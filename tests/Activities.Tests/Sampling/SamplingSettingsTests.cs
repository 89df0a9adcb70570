namespace SpanPack.Activities.Tests.Sampling;

public class SamplingSettingsTests
{
    [Fact]
    public void Rules_are_read_from_their_variable()
    {
        SamplingSettings settings = SamplerSetup.Settings(("DD_TRACE_SAMPLING_RULES",
            """[{"service":"a*","name":"n","resource":"r","tags":{"x":"*","y":1},"sample_rate":0.5},{"service":null}]"""),
            ("DD_TRACE_SAMPLE_RATE", "0.25"), ("DD_TRACE_RATE_LIMIT", "-1"));
        Assert.Empty(settings.Problems);
        Assert.Equal(["service=a* name=n resource=r x=* y=1 0.5", "1"], settings.Rules.Select(static rule => rule.ToString()));
        Assert.Equal((0.25, -1), (settings.Rate, settings.RateLimit));
    }

    [Theory]
    [InlineData("{}", 0)]
    [InlineData("[", 0)]
    [InlineData("nonsense", 0)]
    [InlineData("""["a",{"sample_rate":0.5}]""", 1)]
    [InlineData("""[{"sample_rate":2},{"sample_rate":-1},{"sample_rate":"1"},{"sample_rate":1e400},{}]""", 1)]
    [InlineData("""[{"service":1}]""", 0)]
    [InlineData("""[{"tags":[]},{"tags":{"a":{}}}]""", 0)]
    [InlineData("""[{"sevrice":"a"}]""", 0)]
    [InlineData("""[{"max_per_second":5}]""", 1)] // what belongs to spans is no reason to leave the rule out
    [InlineData("""[{"service":"\ud800"}]""", 0)]
    public void Rules_that_are_wrong_are_left_out_and_told(string json, int rules)
    {
        SamplingSettings settings = SamplerSetup.Settings(("DD_TRACE_SAMPLING_RULES", json));
        Assert.NotEmpty(settings.Problems);
        Assert.Equal(rules, settings.Rules.Count);
    }

    [Theory]
    [InlineData("DD_TRACE_SAMPLE_RATE", "2")]
    [InlineData("DD_TRACE_SAMPLE_RATE", "-0.1")]
    [InlineData("DD_TRACE_SAMPLE_RATE", "NaN")]
    [InlineData("DD_TRACE_SAMPLE_RATE", "0,5")]
    [InlineData("DD_TRACE_RATE_LIMIT", "many")]
    [InlineData("DD_TRACE_RATE_LIMIT", "99999999999")]
    [InlineData("OTEL_TRACES_SAMPLER", "jaeger_remote")]
    public void Variables_that_are_wrong_say_nothing_and_are_told(string name, string value)
    {
        SamplingSettings settings = SamplerSetup.Settings((name, value));
        Assert.Single(settings.Problems);
        Assert.Equal((null, 100), (settings.Rate, settings.RateLimit));
    }

    [Theory]
    [InlineData("parentbased_always_on", null, 1.0, 0)]
    [InlineData("parentbased_always_off", null, 0.0, 0)]
    [InlineData("parentbased_traceidratio", "0.5", 0.5, 0)]
    [InlineData("parentbased_traceidratio", null, 1.0, 0)]
    [InlineData("parentbased_traceidratio", "x", 1.0, 1)]
    [InlineData("traceidratio", "0.5", 0.5, 1)]
    [InlineData("always_on", null, 1.0, 1)]
    public void OpenTelemetry_samplers_are_rates(string sampler, string? argument, double rate, int problems)
    {
        SamplingSettings settings = SamplerSetup.Settings(("OTEL_TRACES_SAMPLER", sampler), ("OTEL_TRACES_SAMPLER_ARG", argument!));
        Assert.Equal((rate, problems), (settings.Rate, settings.Problems.Count));
    }

    [Fact]
    public void The_rate_of_Datadog_goes_before_that_of_OpenTelemetry()
        => Assert.Equal(0.25, SamplerSetup.Settings(("DD_TRACE_SAMPLE_RATE", "0.25"), ("OTEL_TRACES_SAMPLER", "always_off")).Rate);

    [Fact]
    public void Options_go_before_variables()
    {
        var variables = new Variables(static name =>
            name switch
            {
                "DD_TRACE_SAMPLING_RULES" => """[{"service":"variable"}]""",
                "DD_TRACE_SAMPLE_RATE" => "0.1",
                "DD_TRACE_RATE_LIMIT" => "5",
                _ => null
            });
        var settings =
            new SamplingSettings(new SamplingOptions { RulesJson = """[{"service":"json"}]""", Rate = 0.5, RateLimit = 7 }, variables);
        Assert.Equal(("json", 0.5, 7), (settings.Rules.Single().Service, settings.Rate, settings.RateLimit));
        Assert.Equal("list",
            new SamplingSettings(SamplerSetup.Rules(new SamplingRule { Service = "list" }) with { RulesJson = "[]" },
                variables).Rules.Single().Service);
    }

    [Theory]
    [InlineData(-0.1)]
    [InlineData(1.1)]
    [InlineData(double.NaN)]
    public void Options_that_are_wrong_are_refused(double rate)
    {
        Assert.Throws<ArgumentOutOfRangeException>(() => new SamplingOptions { Rate = rate });
        Assert.Throws<ArgumentOutOfRangeException>(() => new SamplingRule { SampleRate = rate });
    }

    [Fact]
    public void Options_say_what_they_are()
        => Assert.Equal("1 rules, rate 0.5, limit default", (SamplerSetup.Rules(new SamplingRule()) with { Rate = 0.5 }).ToString());
}
