using System.Net;
using System.Text;
using System.Text.Json;

namespace SpanPack.AgentPage.Tests.Hosting;

/// <summary>Files that are dropped on the page are among its traces.</summary>
public sealed class ImportTests
{
    [Fact]
    public async Task PayloadsOfEveryFormat_AreShown_WithTheirNames()
    {
        await using RunningPage page = await RunningPage.StartAsync();
        ulong id = 0;
        foreach (TraceFormat format in TraceFormats.All)
        {
            byte[] body = Payloads.Bytes(format, [Payloads.Span(++id, id)]);
            JsonElement answer = await PostAsync(page, $"saved.{format.GetName()}.msgpack", body);
            Assert.Equal((format.GetName(), 1), (answer.GetProperty("format").GetString(), answer.GetProperty("spans").GetInt32()));
        }

        JsonElement[] payloads = [.. (await page.GetAsync("api/payloads")).GetProperty("payloads").EnumerateArray()];
        Assert.Equal((int)id, (await page.GetAsync("api/status")).GetProperty("kept").GetProperty("traces").GetInt32());
        Assert.Equal(
            TraceFormats.All.Reverse().Select(static format => $"saved.{format.GetName()}.msgpack"),
                payloads.Select(static payload => payload.GetProperty("file").GetString()));
    }

    [Theory]
    [InlineData("")]
    [InlineData("\uFEFF")] // as editors write it before UTF-8
    public async Task Otlp_IsMapped(string mark)
    {
        await using RunningPage page = await RunningPage.StartAsync();
        byte[] content = await File.ReadAllBytesAsync(Path.Combine(Places.Vectors, "otlp", "node-sdk.json"));
        JsonElement answer = await PostAsync(page, "spans.json", [.. Encoding.UTF8.GetBytes(mark), .. content]);

        Assert.Equal(("v0.4", 3), (answer.GetProperty("format").GetString(), answer.GetProperty("spans").GetInt32()));
        Assert.Equal(1, (await page.GetAsync("api/traces/count?filter=resource:%22GET%20/cart/:id%22")).GetProperty("matched").GetInt32());
    }

    [Theory]
    [InlineData("notes.txt", "hello", "this is not a payload of a Datadog tracer, nor OTLP as JSON")]
    [InlineData("x.v0.4.msgpack", "hello", "array")]
    [InlineData("traces.json", "{\"version\":\"v0.4\",\"traces\":[]}", "this is not a payload of a Datadog tracer, nor OTLP as JSON")]
    [InlineData("x.json", "{\"resourceSpans\":7}", "'resourceSpans' is the number 7")]
    [InlineData("x.json", "{\"resourceSpans\":[]}\n\n{\"resourceSpans\":[", "the body is not JSON: line 3, ")]
    public async Task OtherFiles_AreRefused(string name, string content, string reason)
    {
        await using RunningPage page = await RunningPage.StartAsync();
        JsonElement error = await PostAsync(page, name, Encoding.UTF8.GetBytes(content), HttpStatusCode.BadRequest);

        Assert.Equal("file", error.GetProperty("error").GetProperty("code").GetString());
        Assert.Contains(reason, error.GetProperty("error").GetProperty("message").GetString(), StringComparison.Ordinal);
        Assert.Equal(0, (await page.GetAsync("api/status")).GetProperty("counts").GetProperty("payloads").GetInt32());
    }

    [Fact]
    public async Task LargeFiles_AreRefused()
    {
        await using RunningPage page = await RunningPage.StartAsync();
        JsonElement error = await PostAsync(page, "large", new byte[(64 * 1024 * 1024) + 1], HttpStatusCode.RequestEntityTooLarge);
        Assert.Equal("a file may have 64 MiB", error.GetProperty("error").GetProperty("message").GetString());
    }

    [Fact]
    public async Task AFileWithoutRoom_IsRefused()
    {
        await using RunningPage page = await RunningPage.StartAsync(keptBytes: 1_000_000);
        Assert.True(page.Server.State.Store.TryWait(1_000_000)); // a payload that is not indexed yet
        byte[] body = Payloads.Bytes(TraceFormat.V04, [Payloads.Span(1, 1)]);
        JsonElement error = await PostAsync(page, "saved.v0.4.msgpack", body, HttpStatusCode.RequestEntityTooLarge);

        Assert.Equal("size", error.GetProperty("error").GetProperty("code").GetString());
        Assert.Contains("--keep", error.GetProperty("error").GetProperty("message").GetString(), StringComparison.Ordinal);
    }

    private static async Task<JsonElement> PostAsync(
        RunningPage page, string name, byte[] content, HttpStatusCode expected = HttpStatusCode.OK)
    {
        using var request = new HttpRequestMessage(
            HttpMethod.Post, new Uri($"api/import?name={Uri.EscapeDataString(name)}", UriKind.Relative))
        {
            Content = new ByteArrayContent(content),
            Headers = { ExpectContinue = true },
        };
        using HttpResponseMessage answer = await page.Client.SendAsync(request);
        string text = await answer.Content.ReadAsStringAsync();
        Assert.True(answer.StatusCode == expected, $"{(int)answer.StatusCode} {text}");
        return JsonDocument.Parse(text).RootElement;
    }
}
