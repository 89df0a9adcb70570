using System.Net;
using System.Text.Json;

namespace SpanPack.AgentPage.Tests.Hosting;

/// <summary>A wait for traces is answered when they came, or when its time is over.</summary>
public sealed class WaitTests
{
    [Fact]
    public async Task EnoughTraces_EndTheWait_AndThoseOfBeforeCount()
    {
        await using RunningPage page = await RunningPage.StartAsync();
        await page.AddAsync(Payloads.Accepted([Payloads.Span(1, 1)], [Payloads.Span(2, 2, service: "stock")]));
        Task<JsonElement> waiting = page.GetAsync("api/traces/wait?filter=service:shop&count=2&timeout=600000");
        await page.AddAsync(Payloads.Accepted([Payloads.Span(3, 3, service: "stock")]));
        Assert.False(waiting.IsCompleted);
        await page.AddAsync(Payloads.Accepted([Payloads.Span(4, 4)]));
        JsonElement answer = await waiting.WaitAsync(TimeSpan.FromMinutes(2));

        Assert.Equal((true, 2), (answer.GetProperty("reached").GetBoolean(), answer.GetProperty("matched").GetInt32()));
        Assert.Equal(
            ["4", "1"],
                answer.GetProperty("traces").EnumerateArray().Select(static trace => trace.GetProperty("id").GetString()!.TrimStart('0')));
    }

    // A trace that did not fit may do so with its next part.
    [Fact]
    public async Task ATraceThatGrows_IsLookedAtAgain()
    {
        await using RunningPage page = await RunningPage.StartAsync();
        await page.AddAsync(Payloads.Accepted([Payloads.Span(1, 1)]));
        Task<JsonElement> waiting = page.GetAsync("api/traces/wait?filter=trace.spans:3&timeout=600000");
        await page.AddAsync(Payloads.Accepted([Payloads.Span(1, 2, 1), Payloads.Span(1, 3, 1)]));

        Assert.True((await waiting.WaitAsync(TimeSpan.FromMinutes(2))).GetProperty("reached").GetBoolean());
    }

    [Fact]
    public async Task TooFew_AreToldWhenTheTimeIsOver()
    {
        await using RunningPage page = await RunningPage.StartAsync();
        await page.AddAsync(Payloads.Accepted([Payloads.Span(1, 1)]));
        JsonElement answer = await page.GetAsync("api/traces/wait?filter=service:shop&count=2&timeout=1");

        Assert.Equal((false, 1), (answer.GetProperty("reached").GetBoolean(), answer.GetProperty("matched").GetInt32()));
    }

    [Theory]
    [InlineData("filter=status:broken", "a status is error or ok")]
    [InlineData("count=0", "count must be a whole number from 1 to 10000")]
    [InlineData("timeout=600001", "timeout must be a whole number from 1 to 600000")]
    public async Task WhatCannotBeWaitedFor_IsRefused(string query, string message)
    {
        await using RunningPage page = await RunningPage.StartAsync();
        JsonElement error = await page.GetAsync($"api/traces/wait?{query}", HttpStatusCode.BadRequest);
        Assert.Equal(message, error.GetProperty("error").GetProperty("message").GetString());
    }
}
