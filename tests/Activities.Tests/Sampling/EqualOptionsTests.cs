namespace SpanPack.Activities.Tests.Sampling;

/// <summary>Options with lists and dictionaries compare by content.</summary>
public sealed class EqualOptionsTests
{
    private static readonly PropagationStyle[] s_styles = [PropagationStyle.B3, PropagationStyle.Datadog];

    [Fact]
    public void Rules_are_equal_by_their_tags_in_any_order()
    {
        var rule = new SamplingRule { Name = "n", Tags = new Dictionary<string, string> { ["a"] = "1", ["b"] = "2" } };

        AssertEqual(rule, rule with { Tags = new Dictionary<string, string> { ["b"] = "2", ["a"] = "1" } });
        Assert.NotEqual(rule, rule with { Tags = new Dictionary<string, string> { ["a"] = "1", ["b"] = "3" } });
        Assert.NotEqual(rule, rule with { Tags = new Dictionary<string, string> { ["a"] = "1" } });
        Assert.NotEqual(rule, rule with { Tags = null });
        Assert.NotEqual(rule with { Tags = new Dictionary<string, string>() }, rule with { Tags = null });
        Assert.NotEqual(rule, rule with { Name = "m" });
    }

    [Fact]
    public void Sampling_is_equal_by_its_rules_in_their_order()
    {
        SamplingOptions options = Make("a", "b");

        AssertEqual(options, Make("a", "b"));
        Assert.NotEqual(options, Make("b", "a"));
        Assert.NotEqual(options, Make("a"));
        Assert.NotEqual(options, options with { SpanRules = null });
        Assert.NotEqual(options with { Rules = [] }, options with { Rules = null });

        static SamplingOptions Make(params string[] services)
            => new() { Rules = [.. services.Select(Rule)], SpanRules = [.. services.Select(Rule)] };

        static SamplingRule Rule(string service) => new() { Service = service, Tags = new Dictionary<string, string> { ["a"] = "1" } };
    }

    [Fact]
    public void Propagation_is_equal_by_its_styles()
    {
        var options = new PropagationOptions { InjectStyles = [.. s_styles], ExtractStyles = [.. s_styles] };

        AssertEqual(options, new PropagationOptions { InjectStyles = [.. s_styles], ExtractStyles = [.. s_styles] });
        Assert.NotEqual(options, options with { InjectStyles = [PropagationStyle.B3] });
        Assert.NotEqual(options, options with { ExtractStyles = null });
    }

    [Fact]
    public void Options_of_collectors_are_equal_by_all_their_lists()
    {
        AssertEqual(new ActivityTraceOptions(), new ActivityTraceOptions());
        ActivityTraceOptions options = Make();

        AssertEqual(options, Make());
        Assert.NotEqual(options, options with { IncludedSources = [] });
        Assert.NotEqual(options, options with { ExcludedSources = [] });
        Assert.NotEqual(options, options with { Resource = [new KeyValuePair<string, TagValue>("a", 2)] });
        Assert.NotEqual(options, options with { BaggageTagKeys = null });
        Assert.NotEqual(options, options with { PeerServiceMapping = null });

        static ActivityTraceOptions Make()
            => new()
            {
                IncludedSources = ["a", "b"], ExcludedSources = ["c"], Resource = [new KeyValuePair<string, TagValue>("a", 1)],
                BaggageTagKeys = ["d"], PeerServiceMapping = new Dictionary<string, string> { ["e"] = "f" }
            };
    }

    private static void AssertEqual<T>(T one, T other)
        where T : class
    {
        Assert.True(one.Equals(other));
        Assert.Equal(one.GetHashCode(), other.GetHashCode());
    }
}
