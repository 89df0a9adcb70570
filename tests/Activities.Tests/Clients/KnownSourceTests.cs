using System.Diagnostics;
using SpanPack.Activities.Tests.Support;

namespace SpanPack.Activities.Tests.Clients;

/// <summary>
/// Activities of client libraries that are no work of a program are left out, and an option brings each back. Names and tags are those of
/// Npgsql 10.0.3, MySqlConnector 2.6.2, MongoDB.Driver 3.14.0, Azure.Core and Quartz 4.7.3.
/// </summary>
public sealed class KnownSourceTests
{
    private const string HttpRequest = "System.Net.Http.HttpRequestOut";

    public static TheoryData<string, string, string?, string> LeftOut => new()
    {
        { "Npgsql", "CONNECT postgres", null, nameof(ActivityTraceOptions.CollectsConnections) },
        { "MySqlConnector", "Open", null, nameof(ActivityTraceOptions.CollectsConnections) },
        { "MongoDB.Driver", "find shop.orders", "db.operation.name", nameof(ActivityTraceOptions.CollectsOuterOperations) },
        { "Azure.Core.Http", "Azure.Core.Http.Request", "url.full", nameof(ActivityTraceOptions.CollectsOuterOperations) },
        { "Quartz", "Quartz.JobStore.AcquireNextTriggers", null, nameof(ActivityTraceOptions.CollectsPolling) },
    };

    [Theory]
    [MemberData(nameof(LeftOut))]
    public async Task Activity_is_left_out_unless_it_is_asked_for(string source, string name, string? tag, string option)
    {
        Assert.Empty(await StartAsync(source, name, tag, static options => options));
        Assert.Equal([name], await StartAsync(source, name, tag, options => option switch
        {
            nameof(ActivityTraceOptions.CollectsConnections) => options with { CollectsConnections = true },
            nameof(ActivityTraceOptions.CollectsPolling) => options with { CollectsPolling = true },
            _ => options with { CollectsOuterOperations = true },
        }));
    }

    [Theory]
    [InlineData("Npgsql", "postgresql", null)]
    [InlineData("MySqlConnector", "Execute", null)]
    [InlineData("MongoDB.Driver", "find", "db.command.name")]
    [InlineData("Quartz", "Quartz.Job.Execute", null)]
    public async Task Work_is_kept(string source, string name, string? tag)
        => Assert.Equal([name], await StartAsync(source, name, tag, static options => options));

    [Fact]
    public async Task Call_of_the_scheduler_by_a_program_is_kept()
        => Assert.Equal(["Quartz.JobStore.ScheduleJob"],
            await StartAsync("Quartz", "Quartz.JobStore.ScheduleJob", null, static options => options, isRoot: false));

    [Theory]
    [InlineData("System.Net.Http")]
    [InlineData("")] // what HttpClient makes where nobody wants that of its source
    public async Task Request_of_HttpClient_below_one_of_Aws_is_left_out_unless_it_is_asked_for(string source)
    {
        Assert.Equal(["SQS.SendMessage"], await SendAsync(source, "SpanPack.Aws", isAsked: false));
        Assert.Equal(["SQS.SendMessage", HttpRequest], await SendAsync(source, "SpanPack.Aws", isAsked: true));
        Assert.Equal(["SQS.SendMessage", HttpRequest], await SendAsync(source, "Others.Aws", isAsked: false));
    }

    private static async Task<string[]> SendAsync(string source, string outer, bool isAsked)
    {
        using ActivitySource http = new(source), aws = new(outer);
        await using CollectedTraces traces = await CollectedTraces.StartAsync(options => options with
        {
            IncludedSources = [.. options.IncludedSources, "System.Net.Http", outer, ""],
            CollectsOuterOperations = isAsked,
        });
        Activity.Current = null;
        using (aws.StartActivity("SQS.SendMessage", ActivityKind.Client))
        using (source.Length > 0 ? http.StartActivity(HttpRequest, ActivityKind.Client) : new Activity(HttpRequest).Start())
        {
        }

        await traces.FlushAsync();
        return [.. traces.Spans.OrderBy(static span => span.Start).Select(static span => span.Resource!)];
    }

    private static async Task<string[]> StartAsync(string source, string name, string? tag,
        Func<ActivityTraceOptions, ActivityTraceOptions> change, bool isRoot = true)
    {
        using var library = new ActivitySource(source);
        await using CollectedTraces traces =
            await CollectedTraces.StartAsync(options => change(options with { IncludedSources = [.. options.IncludedSources, source] }));
        Activity.Current = null;
        using (isRoot ? null : traces.Start("work"))
        {
            KeyValuePair<string, object?>[] tags = tag is null ? [] : [new(tag, "x")];
            using Activity? activity = library.StartActivity(name, ActivityKind.Client, parentContext: default, tags);
        }

        await traces.FlushAsync();
        return [.. traces.Spans.Select(static span => span.Resource!).Where(static resource => resource != "work")];
    }
}
