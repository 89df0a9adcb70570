using System.Text.Json;

namespace SpanPack.AgentPage.Tests;

public sealed class EventTests
{
    [Fact]
    public async Task APage_IsTold_WhatIsNewAndFits()
    {
        await using RunningPage page = await RunningPage.StartAsync();
        await page.AddAsync(Payloads.Accepted([Payloads.Span(1, 1)]));
        using var events = new EventReader(await page.Client.GetStreamAsync(new Uri("api/events?filter=service:shop", UriKind.Relative)));

        (string name, JsonElement hello) = await events.NextAsync();
        Assert.Equal("hello", name);
        Assert.Equal(page.Server.State.Instance, hello.Text("instance"));
        Assert.Equal(1, hello.GetProperty("kept").Number("traces"));

        await page.AddAsync(Payloads.Accepted([Payloads.Span(2, 1)], [Payloads.Span(3, 1, service: "stock")]),
            Payloads.Accepted([Payloads.Span(1, 2, 1)]));
        var ids = new List<string>();
        var changed = new List<string>();
        for (long added = 0, payloads = 0; payloads < 2;)
        {
            (name, JsonElement tick) = await events.NextAsync();
            Assert.Equal("tick", name);
            ids.AddRange(tick.Items("traces").Select(static trace => trace.Text("id")!));
            changed.AddRange(tick.Items("changed").Select(static id => id.GetString()!));
            added += tick.Number("added")!.Value;
            payloads += tick.Number("payloads")!.Value;
            Assert.Equal(ids.Count, added);
        }

        Assert.Equal([TraceIdText.Of(0, 2)], ids);
        Assert.Equal([TraceIdText.Of(0, 1)], changed);
    }

    [Fact]
    public async Task Clearing_IsTold()
    {
        await using RunningPage page = await RunningPage.StartAsync();
        await page.AddAsync(Payloads.Accepted([Payloads.Span(1, 1)]));
        using var events = new EventReader(await page.Client.GetStreamAsync(new Uri("api/events", UriKind.Relative)));
        await events.NextAsync();

        using HttpResponseMessage cleared = await page.Client.PostAsync(new Uri("api/clear", UriKind.Relative), null);
        Assert.Equal("""{"traces":1,"payloads":1}""", await cleared.Content.ReadAsStringAsync());
        (_, JsonElement tick) = await events.NextAsync();
        Assert.True(tick.GetProperty("cleared").GetBoolean());
        Assert.Equal(2, tick.Number("oldest"));
    }

    [Fact]
    public async Task WhenTheServerEnds_StreamsEnd()
    {
        RunningPage page = await RunningPage.StartAsync();
        using var events = new EventReader(await page.Client.GetStreamAsync(new Uri("api/events", UriKind.Relative)));
        await events.NextAsync();
        await page.Server.DisposeAsync(); // not its client, which would end the stream too
        // rather than cut off when the server's patience is over
        Assert.Equal(EventReader.Ended, (await Assert.ThrowsAsync<IOException>(() => events.NextAsync())).Message);
        page.Client.Dispose();
    }

    [Fact]
    public async Task MoreStreamsThanABrowserOpens_AreRefused()
    {
        await using RunningPage page = await RunningPage.StartAsync();
        var open = new List<Stream>();
        for (int i = 0; i < 32; i++) open.Add(await page.Client.GetStreamAsync(new Uri("api/events", UriKind.Relative)));
        Assert.Equal("busy",
            (await page.GetAsync("api/events", System.Net.HttpStatusCode.ServiceUnavailable)).GetProperty("error").Text("code"));
        open.ForEach(static stream => stream.Dispose());
    }
}
