using System.Diagnostics;
using OpenTelemetry;
using OpenTelemetry.Trace;
using SpanPack.OpenTelemetry.Tests.Support;

namespace SpanPack.OpenTelemetry.Tests.Exporting;

/// <summary>
/// However a status is said, spans have what an agent makes of the same span that comes by OTLP (its status tags, <c>error</c>,
/// <c>error.msg</c>).
/// </summary>
public sealed class StatusTests
{
    /// <summary>How it is said; the status, its description, whether it is an error, and the message of the error.</summary>
    public static TheoryData<string, string, string?, int, string?> Ways => new()
    {
        { "nothing", "Unset", null, 0, null },
        { "ok", "Ok", null, 0, null },
        { "error", "Error", null, 1, null },
        { "error with a description", "Error", "it fails", 1, "it fails" },
        { "ok by the API of OpenTelemetry", "Ok", null, 0, null },
        { "error by the API of OpenTelemetry", "Error", "it fails", 1, "it fails" },
        { "ok by tags", "Ok", null, 0, null },
        { "error by tags", "Error", "it fails", 1, "it fails" },
        { "code of HTTP and error", "Error", null, 1, null }, // a number is no tag of text, which is where agents look
        { "text code of HTTP and error", "Error", null, 1, "503 Service Unavailable" },
        { "code of HTTP", "Unset", null, 0, null },
        { "exception without status", "Unset", null, 0, null },
        { "exception and error", "Error", null, 1, null },
    };

    [Theory]
    [MemberData(nameof(Ways))]
    public async Task Status_IsWhatAnAgentMakesOfIt(string way, string status, string? description, int error, string? message)
    {
        await using TestAgent agent = await TestAgent.StartAsync();
        using TracerProvider provider = Sdk.CreateTracerProviderBuilder()
            .AddSource(agent.Source.Name)
            .AddDatadogAgentExporter(options => options.Agent = agent.Options)
            .Build();
        using (Activity activity = agent.Source.StartActivity("request")!) Say(way, activity);

        Assert.True(provider.ForceFlush());
        Span span = Assert.Single(agent.Spans);
        Assert.Equal((status, description, error, message),
            (span.GetTag("otel.status_code"), span.GetTag("otel.status_description"), span.Error, span.GetTag("error.msg")));
        Assert.Null(span.GetTag("error.type")); // of an exception event the agent makes none
    }

    private static void Say(string way, Activity activity)
    {
        if (way.Contains("exception", StringComparison.Ordinal)) activity.AddException(new InvalidOperationException("it fails"));
        if (way.Contains("HTTP", StringComparison.Ordinal))
            activity.SetTag("http.response.status_code", way.StartsWith("text", StringComparison.Ordinal) ? "503" : 503);
        switch (way)
        {
            case "ok":
                activity.SetStatus(ActivityStatusCode.Ok);
                break;
            case "error" or "code of HTTP and error" or "text code of HTTP and error" or "exception and error":
                activity.SetStatus(ActivityStatusCode.Error);
                break;
            case "error with a description":
                activity.SetStatus(ActivityStatusCode.Error, "it fails");
                break;
            case "ok by the API of OpenTelemetry":
                Tracer.CurrentSpan.SetStatus(Status.Ok);
                break;
            case "error by the API of OpenTelemetry":
                Tracer.CurrentSpan.SetStatus(Status.Error.WithDescription("it fails"));
                break;
            case "ok by tags":
                activity.SetTag("otel.status_code", "OK");
                break;
            case "error by tags":
                activity.SetTag("otel.status_code", "ERROR").SetTag("otel.status_description", "it fails");
                break;
        }
    }
}
