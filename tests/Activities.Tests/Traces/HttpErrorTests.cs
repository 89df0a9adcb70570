using System.Diagnostics;
using SpanPack.Activities.Tests.Support;

namespace SpanPack.Activities.Tests.Traces;

/// <summary>Which statuses of HTTP are errors, where a variable or an option says so.</summary>
public sealed class HttpErrorTests
{
    private const string OfServer = "DD_TRACE_HTTP_SERVER_ERROR_STATUSES";
    private const string OfClient = "DD_TRACE_HTTP_CLIENT_ERROR_STATUSES";

    [Theory]
    [InlineData(OfServer, "404,500-599", ActivityKind.Server, 404, false, true)]
    [InlineData(OfServer, "404,500-599", ActivityKind.Server, 503, true, true)]
    [InlineData(OfServer, "404", ActivityKind.Server, 500, true, false)]
    [InlineData(OfServer, "404", ActivityKind.Server, 200, false, false)]
    [InlineData(OfServer, "404", ActivityKind.Client, 404, true, true)] // another variable's
    [InlineData(OfClient, "500-599", ActivityKind.Client, 404, true, false)]
    [InlineData(OfClient, "500-599", ActivityKind.Client, 502, true, true)]
    [InlineData(OfClient, "200", ActivityKind.Client, 200, false, true)]
    [InlineData(OfClient, "500-599", ActivityKind.Server, 404, false, false)]
    [InlineData(OfServer, "nonsense", ActivityKind.Server, 500, true, true)]
    public async Task The_list_decides(string variable, string list, ActivityKind kind, int status, bool wasError, bool isError)
    {
        await using CollectedTraces traces = await StartAsync(variable, list);
        Stop(traces.Start("request", kind), status, wasError);
        Span span = await TakeAsync(traces);

        Assert.Equal(isError ? 1 : 0, span.Error);
        Assert.Equal(isError && wasError ? $"{status}" : null, span.GetTag("error.type"));
        Assert.Equal(isError ? "Error" : "Unset", span.GetTag("otel.status_code"));
    }

    [Theory]
    [InlineData("exception")]
    [InlineData("description")]
    [InlineData("type")]
    public async Task Another_reason_stays_an_error(string reason)
    {
        await using CollectedTraces traces = await StartAsync(OfServer, "404");
        Activity activity = traces.Start("request", ActivityKind.Server);
        if (reason == "exception") activity.AddEvent(new ActivityEvent("exception"));
        if (reason == "type") activity.SetTag("error.type", "System.InvalidOperationException");
        activity.SetStatus(ActivityStatusCode.Error, reason == "description" ? "out of stock" : null);
        activity.SetTag("http.request.method", "GET").SetTag("http.response.status_code", 500).Stop();

        Assert.Equal(1, (await TakeAsync(traces)).Error);
    }

    [Fact]
    public async Task The_option_wins()
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync(static options => options with
        {
            HttpServerErrorStatuses = "418",
            ReadVariable = static name => name == OfServer ? "404" : null,
        });
        Stop(traces.Start("request", ActivityKind.Server), 418, wasError: false);

        Assert.Equal(1, (await TakeAsync(traces)).Error);
    }

    private static void Stop(Activity activity, int status, bool wasError)
    {
        activity.SetTag("http.request.method", "GET").SetTag("http.response.status_code", status);
        if (wasError) activity.SetTag("error.type", $"{status}").SetStatus(ActivityStatusCode.Error);
        activity.Stop();
    }

    private static async Task<Span> TakeAsync(CollectedTraces traces)
    {
        await traces.FlushAsync();
        return Assert.Single(traces.Spans);
    }

    private static Task<CollectedTraces> StartAsync(string variable, string value)
        => CollectedTraces.StartAsync(options => options with { ReadVariable = name => name == variable ? value : null });
}
