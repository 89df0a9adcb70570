using System.Net.Http.Headers;
using System.Text.Json;

namespace SpanPack.AgentPage.Tests;

public sealed class IntakeTests
{
    [Fact]
    public async Task WhatARealAgentGets_IsShownOrCounted()
    {
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        await using RunningPage page = await RunningPage.StartAsync();
        using var tracer = new HttpClient { BaseAddress = agent.Url };
        await PostAsync(tracer, "v0.4/traces", Payloads.Bytes(TraceFormat.V04, [Payloads.Span(1, 1)]));
        await PostAsync(tracer, "v0.4/traces", [0x91, 0x91, 0x81]);
        await PostAsync(tracer, "v0.6/stats", [1, 2, 3]);
        await PostAsync(tracer, "telemetry/proxy/api/v2/apmtelemetry", "{}"u8.ToArray());
        await PostAsync(tracer, "v0.7/config", "{}"u8.ToArray());
        await tracer.GetStringAsync(new Uri("info", UriKind.Relative));
        foreach (ReceivedRequest request in agent.Requests) page.Server.Take(request);
        await page.Server.WaitUntilIdleAsync();
        JsonElement status = await page.GetAsync("api/status");

        Assert.Equal((1L, 2L, 1L),
            (status.GetProperty("counts").Number("traces"), status.GetProperty("counts").Number("payloads"),
                status.GetProperty("counts").Number("refused")));
        Assert.Equal([("/info", "info"), ("/telemetry/proxy/", "telemetry"), ("/v0.6/stats", "statistics"),
            ("/v0.7/config", "configuration")],
            status.Items("intake").Select(static count => (count.Text("path")!, count.Text("kind")!)));
        Assert.All(status.Items("intake"), static count => Assert.Equal(1, count.Number("requests")));
        Assert.Equal(agent.Requests[1].Refusal, (await page.GetAsync("api/payloads/2")).GetProperty("refusal").Text("message"));
    }

    [Fact]
    public void PathsOfOthers_AreBounded()
    {
        var tally = new IntakeTally();
        for (int i = 0; i < 1000; i++)
            tally.Add(new ReceivedRequest
            {
                Method = "GET", Path = $"/{i}", Headers = new Dictionary<string, IReadOnlyList<string>>(),
                Body = default, Status = 404, Answer = ""
            });

        Assert.Equal(51, tally.Read().Count);
        Assert.Equal(1000, tally.Read().Sum(static count => count.Requests));
    }

    private static async Task PostAsync(HttpClient client, string path, byte[] body)
    {
        using var content = new ByteArrayContent(body);
        content.Headers.ContentType = new MediaTypeHeaderValue("application/msgpack");
        using HttpResponseMessage answer = await client.PostAsync(new Uri(path, UriKind.Relative), content);
    }
}
