using System.Net;
using System.Text.Json;
using SpanPack.Tests.Hostile;

namespace SpanPack.AgentPage.Tests;

/// <summary>Payloads of 4 MB that refer two million times to texts of 100 KB and more: 200 GB, read one by one.</summary>
public sealed class HostilePayloadTests
{
    private const int PayloadBytes = 4_000_000;
    private const string Trace = "api/traces/00000000000000000000000000000000";

    [Theory]
    [InlineData("v0.5-one-long-key")]
    [ThoroughData("v0.5-long-keys-in-turn")]
    [InlineData("v0.5-one-key-with-a-long-text")]
    public async Task Details_AreAnswered_AndNameTheBound(string shape)
    {
        await using RunningPage page = await RunningPage.StartAsync();
        await page.AddAsync(Payloads.Accepted(HostileShapes.Get(shape).Make(PayloadBytes), TraceFormat.V05)).InTime();

        JsonElement payload = await page.GetAsync("api/payloads/1").InTime();
        Assert.Contains("the bound for one span", payload.Text("findingsNote"), StringComparison.Ordinal);
        bool isBounded = payload.Text("sizesNote") is not null || payload.Items("sizes").Any(static size => size.Number("bytes") is null);
        Assert.True(isBounded, payload.GetRawText());

        JsonElement span = await page.GetAsync($"{Trace}/spans/1-0-0", HttpStatusCode.RequestEntityTooLarge).InTime();
        Assert.Contains("the bound for one span", span.GetProperty("error").Text("message"), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(Trace)]
    [ThoroughData(Trace + "/json")]
    [InlineData(Trace + "/spans/1-0-0/json")]
    [InlineData("api/traces?filter=%40a%3Ab")]
    [InlineData("api/payloads?only=findings")]
    [ThoroughData("api/completions?filter=%40x&at=2")]
    public async Task EveryViewOfIt_IsAnswered(string path)
    {
        await using RunningPage page = await RunningPage.StartAsync();
        await page.AddAsync(Payloads.Accepted(HostileShapes.Get("v0.5-one-long-key").Make(PayloadBytes), TraceFormat.V05)).InTime();

        Assert.InRange((await page.GetAsync(path).InTime()).GetRawText().Length, 1, 10_000);
    }
}
