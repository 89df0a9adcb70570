using System.Diagnostics;
using Hangfire;
using Hangfire.InMemory;
using Hangfire.Server;
using Hangfire.Storage;
using SpanPack.Clients.Tests.Support;

namespace SpanPack.Clients.Tests.Hangfire;

/// <summary>Jobs of Hangfire that a server of this process performs, with a storage in memory.</summary>
[Collection(OneAtATime.Name)]
public sealed class HangfireTests : IDisposable
{
    private const string Secret = "4111111111111111";

    private readonly InMemoryStorage _storage = new();

    public HangfireTests() => GlobalConfiguration.Configuration.UseDatadogTracing().UseDatadogTracing();

    public void Dispose()
    {
        GlobalJobFilters.Filters.Remove(JobFilter.Instance);
        _storage.Dispose();
    }

    [Fact]
    public async Task AJob_ContinuesTheTraceOfItsRequest()
    {
        await using TracedProgram program = await TracedProgram.StartAsync();
        string id;
        using (Activity request = TracedProgram.Begin("request").AddBaggage("user", "1"))
            id = Enqueue(client => client.Enqueue(() => Jobs.ShipAsync(Secret)));
        Perform(id);

        Assert.Null(Activity.Current);
        Span[] spans = await program.EndAsync();
        Assert.Equal(["request", "job Jobs.ShipAsync", "ship"], spans.Select(static span => span.Resource));
        Assert.Equal([0, spans[0].SpanId, spans[1].SpanId], spans.Select(static span => span.ParentId));
        Assert.All(spans, span => Assert.Equal(spans[0].TraceId, span.TraceId));
        Assert.Equal((id, 0), (spans[1].GetTag("job.id"), spans[1].Error));
        Assert.Equal((16, "1"), (spans[2].GetMetric("length"), spans[2].GetTag("user")));
        foreach (Span span in spans)
        {
            foreach (KeyValuePair<string, string> tag in span.EnumerateTags())
                Assert.DoesNotContain(Secret, tag.Value, StringComparison.Ordinal);
        }
    }

    [Fact]
    public async Task UnderTheNamesOfTheTracer_ASpanIsItsOwn_AlsoOfAJobThatFails()
    {
        await using TracedProgram program = await TracedProgram.StartAsync(SpanNaming.Tracer);
        string id = Enqueue(static client => client.Enqueue(() => Jobs.Fail()));
        Assert.Throws<JobPerformanceException>(() => Perform(id));

        Span span = Assert.Single(await program.EndAsync());
        Assert.Equal(("hangfire.perform", "job Jobs.Fail", "hangfire", "shop", 1),
            (span.Name, span.Resource, span.Type, span.Service, span.Error));
        Assert.Equal(id, span.GetTag("job.ID"));
        Assert.Equal(DateTimeKind.Utc,
            DateTime.Parse(span.GetTag("job.CreatedAt")!, System.Globalization.CultureInfo.InvariantCulture,
                System.Globalization.DateTimeStyles.RoundtripKind).Kind);
        Assert.Equal(typeof(JobPerformanceException).FullName, span.GetTag("error.type")); // as Datadog's tracer; the cause is in the stack
        Assert.Contains("no stock", span.GetTag("error.stack"), StringComparison.Ordinal);
    }

    [Fact]
    public async Task TheParameter_IsThatOfDatadogsTracer()
    {
        await using TracedProgram program = await TracedProgram.StartAsync();
        string id;
        using (Activity request = TracedProgram.Begin("request")) id = Enqueue(static client => client.Enqueue(() => Jobs.ShipAsync("1")));
        Span span = Assert.Single(await program.EndAsync());
        using IStorageConnection connection = _storage.GetConnection();
        var headers =
            System.Text.Json.JsonSerializer.Deserialize<Dictionary<string, string>>(connection.GetJobParameter(id, "datadog_context_key"))!;

        Assert.Equal(((ulong)span.TraceId).ToString(System.Globalization.CultureInfo.InvariantCulture), headers["x-datadog-trace-id"]);
        Assert.Contains(span.SpanId.ToString("x16", System.Globalization.CultureInfo.InvariantCulture), headers["traceparent"],
            StringComparison.Ordinal);
    }

    [Fact]
    public async Task AJobWithoutATrace_OrWithAnUnreadableOne_BeginsOne()
    {
        await using TracedProgram program = await TracedProgram.StartAsync();
        string id = Enqueue(static client => client.Enqueue(() => Jobs.ShipAsync("1")));
        string odd = Enqueue(static client => client.Enqueue(() => Jobs.ShipAsync("2")));
        using (IStorageConnection connection = _storage.GetConnection()) connection.SetJobParameter(odd, "datadog_context_key", "[7");
        Perform(id);
        Perform(odd);

        Span[] spans = await program.EndAsync();
        Assert.Equal(["job Jobs.ShipAsync", "ship", "job Jobs.ShipAsync", "ship"], spans.Select(static span => span.Resource));
        Assert.Equal([0, spans[0].SpanId, 0, spans[2].SpanId], spans.Select(static span => span.ParentId));
        Assert.NotEqual(spans[0].TraceId, spans[2].TraceId);
    }

    [Fact]
    public async Task AServer_PerformsJobsBelowNoOtherActivity()
    {
        await using TracedProgram program = await TracedProgram.StartAsync();
        string id;
        using (Activity request = TracedProgram.Begin("request"))
        {
            id = Enqueue(static client => client.Enqueue(() => Jobs.ShipAsync("1")));
            using var server =
                new BackgroundJobServer(new BackgroundJobServerOptions { WorkerCount = 1, StopTimeout = TimeSpan.FromSeconds(5) },
                _storage);
            await Wait.UntilAsync(() => StateOf(id) == "Succeeded", "the job is performed", () => StateOf(id));
        }

        Span[] spans = await program.EndAsync();
        Assert.Equal(["request", "job Jobs.ShipAsync", "ship"], spans.Select(static span => span.Resource));
        Assert.Equal(spans[0].SpanId, spans[1].ParentId);
    }

    [Fact]
    public void WithoutAListener_NothingIsKept()
    {
        string id = Enqueue(static client => client.Enqueue(() => Jobs.ShipAsync("1")));
        Perform(id);
        using IStorageConnection connection = _storage.GetConnection();
        Assert.Null(connection.GetJobParameter(id, "datadog_context_key"));
        Assert.Single(GlobalJobFilters.Filters, static filter => ReferenceEquals(filter.Instance, JobFilter.Instance));
    }

    private string Enqueue(Func<BackgroundJobClient, string> enqueue) => enqueue(new BackgroundJobClient(_storage));

    private string StateOf(string id)
    {
        using IStorageConnection connection = _storage.GetConnection();
        return connection.GetJobData(id)?.State ?? "none";
    }

    // As a worker does it, on this thread.
    private void Perform(string id)
    {
        using IStorageConnection connection = _storage.GetConnection();
        JobData data = connection.GetJobData(id);
        var job = new BackgroundJob(id, data.Job, data.CreatedAt, data.ParametersSnapshot);
        new BackgroundJobPerformer().Perform(new PerformContext(_storage, connection, job, new JobCancellationToken(false)));
    }
}
