using System.Net;
using System.Text.Json;

namespace SpanPack.DevAgent.Tests;

public class FormatTests : AgentTest
{
    public static TheoryData<TraceFormat> Formats => [.. TraceFormats.All];

    /// <summary>The formats of which recorded payloads of tracers are here.</summary>
    public static TheoryData<TraceFormat> RecordedFormats => [.. TraceFormats.All.Where(static format => Recorded(format).Any())];

    [Theory]
    [MemberData(nameof(Formats))]
    public async Task Payload_IsDecodedAndAnsweredWithRates(TraceFormat format)
    {
        using HttpResponseMessage response = await Client.PostTracesAsync(Payloads.OneSpanAs(format), path: format.GetPath());

        Assert.Equal(HttpStatusCode.OK, response.StatusCode);
        Assert.Contains("service:svc,env:", await response.TextAsync(), StringComparison.Ordinal);
        ReceivedRequest request = Assert.Single(Server.Requests);
        Assert.Equal((format, format), (request.Format, request.Payload!.Format));
        Span span = Assert.Single(request.Payload.Chunks).Spans[0];
        Assert.Equal(((UInt128)10, 11UL, "svc", "op", "v"), (span.TraceId, span.SpanId, span.Service, span.Name, span.GetTag("k")));
    }

    [Theory]
    [MemberData(nameof(Formats))]
    public async Task Answer_HasVersionStateAndTheRatesAreVersioned(TraceFormat format)
    {
        byte[] body = Payloads.OneSpanAs(format);
        using HttpResponseMessage without = await Client.PostTracesAsync(body, path: format.GetPath());
        using HttpResponseMessage first =
            await Client.PostTracesAsync(body, path: format.GetPath(), headers: ("Datadog-Rates-Payload-Version", "0"));
        string version = first.Headers.Value("Datadog-Rates-Payload-Version")!;
        using HttpResponseMessage second =
            await Client.PostTracesAsync(body, path: format.GetPath(), headers: ("Datadog-Rates-Payload-Version", version));

        Assert.Null(without.Headers.Value("Datadog-Rates-Payload-Version"));
        Assert.Equal(version, second.Headers.Value("Datadog-Rates-Payload-Version"));
        Assert.Equal("{}", await second.TextAsync());
        Assert.All([without, first, second], static response => Assert.NotNull(response.Headers.Value("Datadog-Agent-Version")));
        Assert.All([without, first, second], static response => Assert.Equal(64, response.Headers.Value("Datadog-Agent-State")!.Length));
    }

    [Theory]
    [InlineData(TraceFormat.V04, null, HttpStatusCode.BadRequest)]
    [InlineData(TraceFormat.V05, null, HttpStatusCode.OK)]
    [InlineData(TraceFormat.V05, "application/json", HttpStatusCode.OK)]
    [InlineData(TraceFormat.V07, "application/octet-stream", HttpStatusCode.OK)]
    [InlineData(TraceFormat.V1, "text/plain", HttpStatusCode.OK)]
    public async Task ContentType_DecidesInV04Only(TraceFormat format, string? contentType, HttpStatusCode status)
    {
        using HttpResponseMessage response = await Client.PostTracesAsync(Payloads.OneSpanAs(format), contentType, path: format.GetPath());

        Assert.Equal(status, response.StatusCode);
    }

    [Fact]
    public async Task EnvironmentOfThePayload_IsThatOfItsServices()
    {
        using HttpResponseMessage response = await Client.PostTracesAsync(Payloads.OneSpanAs(TraceFormat.V07), path: "v0.7/traces");

        Assert.Equal("""{"rate_by_service":{"service:,env:":1,"service:svc,env:prod":1}}""" + "\n", await response.TextAsync());
    }

    [Theory]
    [MemberData(nameof(Formats))]
    public async Task PayloadOfAnotherFormat_IsRefused(TraceFormat format)
    {
        TraceFormat other = format == TraceFormat.V04 ? TraceFormat.V1 : TraceFormat.V04;
        using HttpResponseMessage response = await Client.PostTracesAsync(Payloads.OneSpanAs(other), path: format.GetPath());

        Assert.Equal(HttpStatusCode.BadRequest, response.StatusCode);
        Assert.Null(Assert.Single(Server.Requests).Payload);
    }

    [Theory]
    [MemberData(nameof(RecordedFormats))]
    public async Task RecordedPayloads_AreAnsweredAsTheAgentDoes(TraceFormat format)
    {
        foreach (string path in Recorded(format))
        {
            using JsonDocument decoded = JsonDocument.Parse(await File.ReadAllBytesAsync(path));
            bool isAccepted = decoded.RootElement.GetProperty("decoders")
                .EnumerateArray()
                .All(static decoder => decoder.GetProperty("ok").GetBoolean());
            byte[] body = await File.ReadAllBytesAsync(path.Replace(".decoded.json", ".msgpack", StringComparison.Ordinal));
            using HttpResponseMessage response = await Client.PostTracesAsync(body, path: format.GetPath());

            Assert.True(isAccepted == response.IsSuccessStatusCode, $"{path}: {await response.TextAsync()}");
        }
    }

    private static IEnumerable<string> Recorded(TraceFormat format)
        => from maker in Directory.EnumerateDirectories(Vectors.Folder())
           let folder = Path.Combine(maker, format.GetName())
           where Directory.Exists(folder)
           from file in Directory.EnumerateFiles(folder, "*.decoded.json")
           select file;
}
