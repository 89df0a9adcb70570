using System.Diagnostics;
using System.Globalization;
using System.Text.Json;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;
using Microsoft.Extensions.Logging;
using SpanPack.Hosting.Tests.Support;
using SpanPack.Tracing;

namespace SpanPack.Hosting.Tests;

/// <summary>Log records lead to their traces, as the console of the framework writes them as JSON.</summary>
[Collection(OneAtATime.Name)]
public sealed class LogTests
{
    private static readonly ActivitySource s_source = new("SpanPack.Hosting.Tests.Logs");

    [Fact]
    public async Task ARecord_HasTheIdsOfItsSpan_AndTheService()
    {
        string traceId = "", spanId = "";
        JsonElement[] scopes = ScopesOf(await LogAsync(logger =>
        {
            using Activity activity = s_source.StartActivity("work")!;
            (traceId, spanId) = (activity.TraceId.ToHexString(),
                Convert.ToUInt64(activity.SpanId.ToHexString(), 16).ToString(CultureInfo.InvariantCulture));
            using (logger.BeginScope("of the program")) Write(logger);
        }, "DD_SERVICE=shop", "DD_ENV=prod", "DD_VERSION=1.2"));

        Assert.Equal(["shop", "prod", "1.2", traceId, spanId],
            new[] { "dd.service", "dd.env", "dd.version", "dd.trace_id",
                "dd.span_id" }.Select(name => scopes[0].GetProperty(name).GetString()));
        Assert.Equal(traceId, scopes[1].GetProperty("TraceId").GetString()); // the framework's own scope stays
        Assert.Equal("of the program", scopes[^1].GetString());
    }

    [Fact]
    public async Task ARecord_HasTheIdsOfTheActiveScope_UnlessAnActivityBeganInsideIt()
    {
        string work = "", query = "";
        JsonElement[] scopes = ScopesOf(await LogAsync(logger =>
        {
            using IScope scope = Tracer.Instance.StartActive("work");
            work = scope.Span.SpanId.ToString(CultureInfo.InvariantCulture);
            Write(logger);
        }, "DD_SERVICE=shop"));
        Assert.Equal(work, scopes[0].GetProperty("dd.span_id").GetString());
        Assert.Equal(32, scopes[0].GetProperty("dd.trace_id").GetString()!.Length);

        scopes = ScopesOf(await LogAsync(logger =>
        {
            using IScope scope = Tracer.Instance.StartActive("work");
            using Activity activity = s_source.StartActivity("query")!;
            query = Convert.ToUInt64(activity.SpanId.ToHexString(), 16).ToString(CultureInfo.InvariantCulture);
            Write(logger);
        }, "DD_SERVICE=shop"));
        Assert.Equal(query, scopes[0].GetProperty("dd.span_id").GetString());
    }

    [Fact]
    public async Task ARecord_HasTheIdsOfTheActiveScope_WhateverItsTracer()
    {
        await using var writer = new AgentWriter(new AgentWriterOptions { AgentUrl = "http://127.0.0.1:1" });
        var options = new ActivityTraceOptions { IncludedSources = ["SpanPack.Hosting.Tests.OfNobody"], SetsPropagator = false };
        await using var collector = new ActivityTraceCollector(writer, options);
        string work = "";
        JsonElement[] scopes = ScopesOf(await LogAsync(logger =>
        {
            using IScope scope = new Tracer(collector).StartActive("work");
            work = scope.Span.SpanId.ToString(CultureInfo.InvariantCulture);
            Write(logger);
        }));

        Assert.Equal(work, scopes[0].GetProperty("dd.span_id").GetString());
    }

    [Fact]
    public async Task AnIdOf64Bits_IsDecimal()
    {
        JsonElement[] scopes = ScopesOf(await LogAsync(static logger =>
        {
            var parent = new ActivityContext(ActivityTraceId.CreateFromString("0000000000000000ffffffffffffffff"),
                ActivitySpanId.CreateRandom(), ActivityTraceFlags.Recorded, isRemote: true);
            using Activity activity = s_source.StartActivity("work", ActivityKind.Server, parent)!;
            Write(logger);
        }));

        Assert.Equal("18446744073709551615", scopes[0].GetProperty("dd.trace_id").GetString());
    }

    [Fact]
    public async Task ARecordOfNoSpan_HasTheServiceOnly()
    {
        JsonElement scope = ScopesOf(await LogAsync(static logger => Write(logger), "DD_SERVICE=shop"))[0];

        Assert.Equal(["Message", "dd.service"], scope.EnumerateObject().Select(static member => member.Name));
    }

    [Theory]
    [InlineData("DD_LOGS_INJECTION=false")]
    [InlineData("DD_TRACE_ENABLED=false")]
    public async Task SwitchedOff_ARecordHasNothingOfIt(string setting)
    {
        string record = await LogAsync(static logger =>
        {
            using Activity? activity = s_source.StartActivity("work");
            Write(logger);
        }, setting, "DD_SERVICE=shop");

        Assert.Contains("it works", record, StringComparison.Ordinal);
        Assert.DoesNotContain("dd.", record, StringComparison.Ordinal);
    }

    private static void Write(ILogger logger) => logger.Log(LogLevel.Information, 0, "it works", null, static (text, _) => text);

    // The console is that of the process: another test must not write meanwhile.
    private static async Task<string> LogAsync(Action<ILogger> log, params string[] settings)
    {
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        TextWriter before = Console.Out;
        using var text = new StringWriter();
        Console.SetOut(text);
        try
        {
            using IHost host = TestHost.Build(agent.Url, static builder => builder.Logging
                .Configure(static options => options.ActivityTrackingOptions = ActivityTrackingOptions.TraceId)
                .AddJsonConsole(static console => console.IncludeScopes = true), settings);
            await host.StartAsync();
            log(host.Services.GetRequiredService<ILoggerFactory>().CreateLogger("test"));
            await host.StopAsync();
        }
        finally
        {
            Console.SetOut(before);
        }

        return text.ToString().Split('\n').Single(static line => line.Contains("it works", StringComparison.Ordinal));
    }

    private static JsonElement[] ScopesOf(string record)
        => [.. JsonDocument.Parse(record).RootElement.GetProperty("Scopes").EnumerateArray()];
}
