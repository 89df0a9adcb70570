using SpanPack.Tracing.Configuration;
using SpanPack.Tracing.Tests.Support;

namespace SpanPack.Tracing.Tests.Settings;

/// <summary>Settings of variables and of the program.</summary>
public sealed class TracerSettingsTests
{
    [Fact]
    public void Variables_AreRead()
    {
        TracerSettings settings = Of(new()
        {
            ["DD_ENV"] = "prod", ["DD_SERVICE"] = "shop", ["DD_VERSION"] = "1.2", ["DD_TAGS"] = "team:a,region:eu",
            ["DD_TRACE_AGENT_URL"] = "http://agent:9126", ["DD_TRACE_ENABLED"] = "false",
            ["DD_TRACE_SAMPLE_RATE"] = "0.5", ["DD_TRACE_RATE_LIMIT"] = "7", ["DD_TRACE_SAMPLING_RULES"] = """[{"sample_rate":0.1}]""",
        });
        Assert.Equal(("prod", "shop", "1.2", "http://agent:9126/", false),
            (settings.Environment, settings.ServiceName, settings.ServiceVersion, settings.AgentUri.ToString(), settings.TraceEnabled));
        Assert.Equal((0.5, 7, """[{"sample_rate":0.1}]"""),
            (settings.GlobalSamplingRate, settings.MaxTracesSubmittedPerSecond, settings.CustomSamplingRules));
        Assert.Equal(["region=eu", "team=a"], settings.GlobalTags.Select(static tag => $"{tag.Key}={tag.Value}").Order());
        Assert.Equal("shop prod 1.2, http://agent:9126/", settings.ToString());
    }

    [Fact]
    public void WithoutThem_ThereAreDefaults()
    {
        Assert.All([Of([]), new TracerSettings(), new TracerSettings(useDefaultSources: false)], static settings =>
        {
            Assert.Equal((null, null, null, "http://127.0.0.1:8126/", true),
                (settings.Environment, settings.ServiceName, settings.ServiceVersion, settings.AgentUri.ToString(), settings.TraceEnabled));
            Assert.Equal((null, 100, null, 0),
                (settings.GlobalSamplingRate, settings.MaxTracesSubmittedPerSecond, settings.CustomSamplingRules,
                    settings.GlobalTags.Count));
        });
    }

    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public async Task TheWriter_HasTheVariablesOfTheSettings(bool isOn)
    {
        TracerSettings settings = Of(new()
        {
            ["DD_INSTRUMENTATION_TELEMETRY_ENABLED"] = isOn ? "true" : "false", ["DD_TRACE_AGENT_URL"] = "http://127.0.0.1:1",
        });
        await using var writer = new AgentWriter(settings.MakeWriterOptions());

        Assert.Equal(isOn, writer.Telemetry.IsEnabled);
    }

    [Fact]
    public async Task TheProgram_Wins()
    {
        TracerSettings settings = Of(new()
        {
            ["DD_ENV"] = "prod", ["DD_SERVICE"] = "shop", ["DD_TAGS"] = "team:a",
            ["DD_TRACE_ENABLED"] = "false", ["DD_TRACE_SAMPLE_RATE"] = "0.5", ["DD_TRACE_AGENT_URL"] = "http://agent:9126"
        });
        (settings.Environment, settings.ServiceName, settings.ServiceVersion, settings.TraceEnabled) = ("stage", "orders", "9", true);
        (settings.GlobalSamplingRate, settings.MaxTracesSubmittedPerSecond, settings.CustomSamplingRules) = (0.25, 3, "[]");
        settings.AgentUri = new Uri("http://127.0.0.1:7126");
        settings.GlobalTags["team"] = "b";
        settings.SetServiceNameMappings([new("orders", "mapped")]);
        await using var writer = new AgentWriter(settings.MakeWriterOptions());
        await using var collector = new ActivityTraceCollector(writer, settings.MakeOptions() with { Listens = false });
        ImmutableTracerSettings inForce = new Tracer(collector).Settings;

        Assert.Equal(("stage", "orders", "9", true, "http://127.0.0.1:7126/"),
            (inForce.Environment, inForce.ServiceName, inForce.ServiceVersion, inForce.TraceEnabled, inForce.AgentUri.ToString()));
        Assert.Equal((0.25, 3, "[]", "b"),
            (inForce.GlobalSamplingRate, inForce.MaxTracesSubmittedPerSecond, inForce.CustomSamplingRules, inForce.GlobalTags["team"]));
        Assert.Equal("mapped", new Tracer(collector).DefaultServiceName);
        settings.GlobalTags["team"] = "c";
        Assert.Equal("b", inForce.GlobalTags["team"]);
        Assert.StartsWith("orders stage 9", inForce.ToString(), StringComparison.Ordinal);
    }

    [Fact]
    public void Null_IsWhatVariablesSay()
    {
        TracerSettings settings = Of(new() { ["DD_TRACE_SAMPLE_RATE"] = "0.5", ["DD_TRACE_SAMPLING_RULES"] = "[]" });
        (settings.GlobalSamplingRate, settings.CustomSamplingRules) = (0.1, "x");
        (settings.GlobalSamplingRate, settings.CustomSamplingRules) = (null, null);
        Assert.Equal((0.5, "[]"), (settings.GlobalSamplingRate, settings.CustomSamplingRules));
    }

    [Fact]
    public void WhatCannotBe_IsRefused()
    {
        var settings = new TracerSettings();
        Assert.Throws<ArgumentOutOfRangeException>("value", () => settings.GlobalSamplingRate = 1.5);
        Assert.Throws<ArgumentOutOfRangeException>("value", () => settings.GlobalSamplingRate = double.NaN);
        Assert.Throws<ArgumentException>("value", () => settings.AgentUri = new Uri("ftp://agent"));
        Assert.Throws<ArgumentNullException>("value", () => settings.AgentUri = null!);
        Assert.Throws<ArgumentNullException>("value", () => settings.GlobalTags = null!);
        Assert.Throws<ArgumentNullException>("mappings", () => settings.SetServiceNameMappings(null!));
        Assert.Throws<ArgumentException>("mappings", () => settings.SetServiceNameMappings([new("a,b", "c")]));
        Assert.Throws<ArgumentException>("mappings", () => settings.SetServiceNameMappings([new("a:b", "c")]));
        settings.SetServiceNameMappings([new("a", "c:d")]);
    }

    [Fact]
    public async Task TheObsoleteHolder_HasTheAddress()
    {
#pragma warning disable CS0618 // it is what programs call
        var settings = new TracerSettings();
        settings.Exporter.AgentUri = new Uri("http://127.0.0.1:7126");
        Assert.Equal(("http://127.0.0.1:7126/", "http://127.0.0.1:7126/"), (settings.AgentUri.ToString(), settings.Exporter.ToString()));
        await using TracedProcess process = await TracedProcess.StartAsync();
        Assert.Equal((process.Tracer.Settings.AgentUri, process.Tracer.Settings.AgentUri.ToString()),
            (process.Tracer.Settings.Exporter.AgentUri, process.Tracer.Settings.Exporter.ToString()));
#pragma warning restore CS0618
    }

    [Fact]
    public async Task WhatSpansAreSentWith_IsInForce()
    {
        await using TracedProcess process = await TracedProcess.StartAsync();
        ImmutableTracerSettings settings = process.Tracer.Settings;
        Assert.Equal(("shop", "test", "1.2", true, null, 100),
            (settings.ServiceName, settings.Environment, settings.ServiceVersion, settings.TraceEnabled, settings.GlobalSamplingRate,
                settings.MaxTracesSubmittedPerSecond));
    }

    private static TracerSettings Of(Dictionary<string, string> variables) => new(name => variables.GetValueOrDefault(name));
}
