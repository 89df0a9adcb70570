using System.Diagnostics;
using System.Text.Json;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;
using Microsoft.Extensions.Logging;
using SpanPack.Hosting.Tests.Support;

namespace SpanPack.Hosting.Tests;

/// <summary>Configurations of tracing that the agent has: applied while the host runs, reported, and taken back.</summary>
[Collection(OneAtATime.Name)]
public sealed class RemoteTests : IAsyncLifetime, IDisposable
{
    private static readonly ActivitySource s_source = new("SpanPack.Hosting.Tests.Remote");

    private readonly string _folder = Directory.CreateTempSubdirectory("spanpack-").FullName;
    private DevAgentServer _agent = null!;
    private IHost? _host;

    public async Task InitializeAsync() => _agent = await DevAgentServer.StartAsync(new() { ConfigurationFolder = _folder });

    public async Task DisposeAsync() => await _agent.DisposeAsync();

    public void Dispose() => Directory.Delete(_folder, recursive: true);

    [Fact]
    public async Task ARate_IsApplied_Reported_AndTakenBack()
    {
        using IHost host = await StartAsync();
        Assert.Equal((1, "-0", null), Run());
        Put("a", "\"tracing_sampling_rate\":1");
        await Wait.UntilAsync(() => Run() == (2, "-3", 1.0), "the rate is applied");
        await Wait.UntilAsync(() => ApplyStateOf("a") == 2, "it is reported");
        Put("a", "\"tracing_sampling_rate\":0");
        await Wait.UntilAsync(() => Run() == (-1, null, 0.0), "another rate is applied");
        Remove("a");
        await Wait.UntilAsync(() => Run() == (1, "-0", null), "it is taken back");
    }

    [Fact]
    public async Task Rules_NameWhoMadeThem_AndComeBeforeTheRate()
    {
        using IHost host = await StartAsync("DD_TRACE_SAMPLING_RULES=[{\"sample_rate\":0}]");
        Assert.Equal((-1, null, 0.0), Run());
        Put("a", """
            "tracing_sampling_rate":0.25,"tracing_sampling_rules":[
            {"service":"worker","resource":"buy","tags":[{"key":"card","value_glob":"v*"}],"sample_rate":1,"provenance":"customer"},
            {"service":"*","resource":"b?y","sample_rate":1,"provenance":"dynamic"}]
            """);
        await Wait.UntilAsync(() => Run("buy", "visa") == (2, "-11", 1.0), "the rule of the user is applied");
        Assert.Equal((2, "-12", 1.0), Run("buy", "amex"));
        Assert.Equal(0.25, Run("look").Rate);
        Remove("a");
        await Wait.UntilAsync(() => Run("buy", "visa") == (-1, null, 0.0), "those of the process are back");
    }

    [Fact]
    public async Task Tags_AreOnAllSpans_AlsoOnThoseWrittenByTemplates()
    {
        using IHost host = await StartAsync("DD_TAGS=team:a,region:eu");
        for (int i = 0; i < 5; i++) s_source.StartActivity("warm")!.Dispose(); // learned
        Assert.Equal("a eu  ", await TagsAsync());
        Put("a", "\"tracing_tags\":[\"team:b\",\"tier: 1\",\"nonsense\"]");
        await UntilTagsAsync("b  1 ").InTime();
        Remove("a");
        await UntilTagsAsync("a eu  ").InTime();
    }

    [Fact]
    public async Task Tracing_IsTurnedOff_AndOn()
    {
        using IHost host = await StartAsync();
        Put("a", "\"tracing_enabled\":false");
        await Wait.UntilAsync(() => s_source.StartActivity("off") is null, "nobody listens");
        await FlushAsync();
        int count = ReceivedSpans.Of(_agent).Length;
        using (var own = new ActivityListener
        {
            ShouldListenTo = static source => source == s_source,
            Sample = static (ref _) => ActivitySamplingResult.AllDataAndRecorded
        })
        {
            ActivitySource.AddActivityListener(own);
            s_source.StartActivity("for another listener")!.Dispose();
        }

        host.Services.GetRequiredService<SpanPack.Tracing.Tracer>().StartActive("by hand").Dispose();
        await FlushAsync();
        Assert.Equal(count, ReceivedSpans.Of(_agent).Length);
        Remove("a");
        await Wait.UntilAsync(() => s_source.StartActivity("on") is { } activity && activity.IsAllDataRequested, "it is listened to again");
    }

    [Theory]
    [InlineData(true, "false", "DD_LOGS_INJECTION=true")]
    [InlineData(false, "true", "DD_LOGS_INJECTION=false")]
    public async Task IdsInLogs_AreTurnedOnAndOff(bool before, string injects, string setting)
    {
        using IHost host = await StartAsync(setting);
        Assert.Equal(before, HasIds(host));
        Put("a", $"\"log_injection_enabled\":{injects}");
        await Wait.UntilAsync(() => HasIds(host) != before, "it is applied");
        Remove("a");
        await Wait.UntilAsync(() => HasIds(host) == before, "it is taken back");
    }

    [Theory]
    [InlineData("\"tracing_sampling_rate\":2")]
    [InlineData("\"tracing_sampling_rate\":\"1\"")]
    [InlineData("\"tracing_enabled\":\"no\"")]
    [InlineData("\"tracing_tags\":[1]")]
    [InlineData("\"tracing_header_tags\":[{}]")]
    [InlineData("\"tracing_sampling_rules\":[{\"sample_rate\":9}]")]
    [InlineData("\"tracing_sampling_rules\":{}")]
    public async Task WhatMakesNoSense_IsRefusedAsAWhole(string config)
    {
        using IHost host = await StartAsync();
        Put("a", config + ",\"log_injection_enabled\":false");
        await Wait.UntilAsync(() => ApplyStateOf("a") == 3, "it is refused");

        Assert.True(HasIds(host));
    }

    [Fact]
    public async Task TheClosestConfiguration_Wins_AndThoseOfOthersAreRefused()
    {
        using IHost host = await StartAsync("DD_ENV=prod");
        Put("a", "\"tracing_sampling_rate\":0,\"log_injection_enabled\":false", "*", "*");
        Put("b", "\"tracing_sampling_rate\":1,\"log_injection_enabled\":null", "Worker", "PROD");
        Put("c", "\"tracing_sampling_rate\":0", "worker", "test");
        await Wait.UntilAsync(() => ApplyStateOf("a") == 2 && ApplyStateOf("b") == 2 && ApplyStateOf("c") == 3, "all are reported");

        Assert.Equal((2, "-3", 1.0), Run());
        Assert.False(HasIds(host));
    }

    // A process without an environment polls as one of "none".
    [Fact]
    public async Task AConfigurationForNoEnvironment_IsApplied()
    {
        using IHost host = await StartAsync();
        Put("a", "\"tracing_sampling_rate\":0", "worker", "none");
        Put("b", "\"tracing_sampling_rate\":0", "worker", "prod");
        await Wait.UntilAsync(() => ApplyStateOf("a") is 2 or 3 && ApplyStateOf("b") == 3, "both are reported");

        Assert.Equal((-1, null, 0.0), Run());
    }

    [Theory]
    [InlineData("DD_REMOTE_CONFIGURATION_ENABLED=false")]
    [InlineData("Datadog:RemoteConfiguration:IsEnabled=false")]
    [InlineData("DD_TRACE_ENABLED=false")]
    public async Task WhereItIsOff_NobodyAsks(string setting)
    {
        using IHost host = await StartAsync(setting);
        s_source.StartActivity("one")?.Dispose();
        await FlushAsync();

        Assert.DoesNotContain(_agent.Requests, static request => request.Path == "/v0.7/config");
    }

    private async Task<IHost> StartAsync(params string[] settings)
    {
        _host = TestHost.Build(_agent.Url, null, ["DD_REMOTE_CONFIG_POLL_INTERVAL_SECONDS=0.01", .. settings]);
        await _host.StartAsync();
        return _host;
    }

    private void Put(string id, string config, string service = "worker", string environment = "*")
    {
        string folder = Path.Combine(_folder, "APM_TRACING", id);
        Directory.CreateDirectory(folder);
        string temporary = Path.Combine(_folder, ".new");
        File.WriteAllText(temporary,
            $$"""{"service_target":{"service":"{{service}}","env":"{{environment}}"},"lib_config":{ {{config}} },"id":"{{id}}"}""");
        File.Move(temporary, Path.Combine(folder, "config"), overwrite: true);
    }

    private void Remove(string id) => Directory.Delete(Path.Combine(_folder, "APM_TRACING", id), recursive: true);

    // What another process is told of a trace that begins now.
    private static (int Priority, string? Maker, double? Rate) Run(string name = "root", string? card = null)
    {
        using Activity activity = s_source.StartActivity(name)!;
        activity.SetTag("card", card);
        string priority = "", tags = "";
        DistributedContextPropagator.Current.Inject(activity, null, (_, header, value) =>
        {
            if (header == "x-datadog-sampling-priority") priority = value;
            if (header == "x-datadog-tags") tags = value;
        });
        string? Tag(string key) => tags.Split(',').Select(static tag => tag.Split('=')).FirstOrDefault(tag => tag[0] == key)?[1];
        return (int.Parse(priority, System.Globalization.CultureInfo.InvariantCulture), Tag("_dd.p.dm"),
            Tag("_dd.p.ksr") is { } rate ? double.Parse(rate, System.Globalization.CultureInfo.InvariantCulture) : null);
    }

    private async Task UntilTagsAsync(string expected)
    {
        while (await TagsAsync() != expected) await Task.Delay(10);
    }

    private async Task<string> TagsAsync()
    {
        int count = ReceivedSpans.Of(_agent).Length;
        s_source.StartActivity("warm")!.Dispose();
        _host!.Services.GetRequiredService<SpanPack.Tracing.Tracer>().StartActive("by hand").Dispose();
        await FlushAsync();
        Span[] spans = ReceivedSpans.Of(_agent)[count..];
        string[] texts = [.. spans.Select(static span =>
            $"{span.GetTag("team")} {span.GetTag("region")} {span.GetTag("tier")} ").Distinct()];
        return texts.Length == 1 ? texts[0] : string.Join('|', texts);
    }

    private async Task FlushAsync() => await _host!.Services.GetRequiredService<ActivityTraceCollector>().FlushAsync().InTime();

    private static bool HasIds(IHost host)
    {
        bool has = false;
        using Activity? activity = s_source.StartActivity("logged");
        host.Services.GetRequiredService<IExternalScopeProvider>()
            .ForEachScope<object?>((scope, _) => has |= scope is IEnumerable<KeyValuePair<string, object?>> pairs
                && pairs.Any(static pair => pair.Key == "dd.trace_id"), null);
        return has;
    }

    private int? ApplyStateOf(string id)
    {
        if (_agent.Requests.LastOrDefault(static request => request.Path == "/v0.7/config") is not { } poll) return null;
        using var document = JsonDocument.Parse(poll.Body);
        if (!document.RootElement.GetProperty("client").GetProperty("state").TryGetProperty("config_states", out JsonElement states))
            return null;
        foreach (JsonElement state in states.EnumerateArray())
        {
            if (state.GetProperty("id").GetString() == id) return state.GetProperty("apply_state").GetInt32();
        }

        return null;
    }
}
