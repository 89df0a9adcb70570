using System.Text.Json;

namespace SpanPack.AgentPage.Tests;

public sealed class PayloadAnswerTests
{
    [Fact]
    public async Task ARefusedPayload_HasOffsetPathAndReason()
    {
        await using RunningPage page = await RunningPage.StartAsync();
        int refused = 0;
        foreach (string file in Directory.GetFiles(Path.Combine(Places.Vectors, "malformed"), "*.msgpack"))
        {
            byte[] body = await File.ReadAllBytesAsync(file);
            TraceFormatException? problem = Problem(body);
            if (problem is null) continue;
            await page.AddAsync(Payloads.Accepted(body) with { IsAccepted = false, Refusal = problem.Message, Status = 400 });
            JsonElement row = (await page.GetAsync("api/payloads?only=refused&limit=1")).Items("payloads")[0];
            Assert.True(row.GetProperty("refused").GetBoolean());
            JsonElement refusal = (await page.GetAsync($"api/payloads/{row.Number("id")}")).GetProperty("refusal");
            Assert.Equal((problem.Offset, problem.Path, problem.Reason),
                (refusal.Number("offset"), refusal.Text("path"), refusal.Text("reason")));
            Assert.Equal(400, refusal.Number("status"));
            refused++;
        }

        Assert.True(refused > 5);
        Assert.Equal(refused, page.Server.State.Store.Counts.Refused);
        Assert.Equal(0, page.Server.State.Store.Content.Traces);
    }

    [Fact]
    public async Task Findings_AreThoseOfTheSpans()
    {
        await using RunningPage page = await RunningPage.StartAsync();
        await page.AddAsync(Payloads.Accepted([Payloads.Span(1, 1)],
            [Payloads.Span(2, 2, service: "Not Normal!"), Payloads.Span(2, 3, 2, name: "")]));
        Assert.Equal(2,
            Assert.Single((await page.GetAsync("api/payloads?only=findings")).Items("payloads")).Number(
                "findings") - OfTheHeadersAndTime(await page.GetAsync("api/payloads/1")));
        JsonElement[] findings = (await page.GetAsync("api/payloads/1")).Items("findingList");

        JsonElement service = Assert.Single(findings, static finding => finding.Text("kind") == "service");
        Assert.Equal(("[1][0].service", TraceIdText.Of(0, 2), "1-1-0"), (service.Text("path"), service.Text("trace"), service.Text("ref")));
        Assert.Contains("becomes 'not_normal'", service.Text("effect"), StringComparison.Ordinal);
        Assert.Equal("1-1-1", Assert.Single(findings, static finding => finding.Text("kind") == "name").Text("ref"));
    }

    [Fact]
    public async Task Sizes_AreThoseOfTheConversions()
    {
        await using RunningPage page = await RunningPage.StartAsync();
        foreach ((string name, byte[] body, TraceFormat format) in Vectors.All.Where(static (_, i) => i % 20 == 0))
        {
            page.Server.State.Clear();
            await page.AddAsync(Payloads.Accepted(body, format));
            JsonElement payload = await page.GetAsync($"api/payloads/{page.Server.State.Store.Payloads()[0].Id}");
            TracePayload source = TracePayloadReader.Read(body, format);
            foreach (JsonElement size in payload.Items("sizes"))
            {
                Assert.True(TraceFormats.TryParse(size.Text("format")!, out TraceFormat target));
                Assert.True(TraceConverter.ToBytes(TraceConverter.Convert(source, target).Payload).Length == size.Number("bytes"),
                    $"{name} as {target}");
            }
        }
    }

    [Fact]
    public async Task Headers_AreShown_ButNoSecrets()
    {
        await using RunningPage page = await RunningPage.StartAsync();
        await page.AddAsync(Payloads.Accepted(Payloads.Bytes(TraceFormat.V04, [Payloads.Span(1, 1)]), TraceFormat.V04,
            ("Datadog-Meta-Lang", "nodejs"), ("Datadog-Meta-Tracer-Version", "5.1"), ("DD-API-KEY", "0123secret"),
            ("authorization", "0123secret")));
        JsonElement payload = await page.GetAsync("api/payloads/1");

        Assert.DoesNotContain("0123secret", payload.GetRawText(), StringComparison.Ordinal);
        Assert.Equal(("nodejs", "5.1"), (payload.GetProperty("tracer").Text("language"), payload.GetProperty("tracer").Text("version")));
        Assert.Equal(["authorization", "Datadog-Meta-Lang", "Datadog-Meta-Tracer-Version", "DD-API-KEY"],
            payload.Items("headers").Select(static header => header.Text("name")));
    }

    [Fact]
    public async Task ABody_IsGivenBack()
    {
        await using RunningPage page = await RunningPage.StartAsync();
        byte[] body = Payloads.Bytes(TraceFormat.V04, [Payloads.Span(1, 1, service: "x\"; filename=\"evil.html\r\n")]);
        await page.AddAsync(Payloads.Accepted(body));
        using HttpResponseMessage answer = await page.Client.GetAsync(new Uri("api/payloads/1/body", UriKind.Relative));
        Assert.Equal(body, await answer.Content.ReadAsByteArrayAsync());
        Assert.Equal("attachment; filename=\"payload-1.v0.4.msgpack\"", answer.Content.Headers.GetValues("Content-Disposition").Single());

        byte[] end =
            await page.Client.GetByteArrayAsync(new Uri($"api/payloads/1/body?offset={body.Length - 3}&length=100", UriKind.Relative));
        Assert.Equal(body[^3..], end);
    }

    [Theory]
    [InlineData("x")]
    [InlineData("-1")]
    [InlineData("99999999999999999999")]
    public async Task AnIdThatIsNoNumber_IsRefused(string id)
    {
        await using RunningPage page = await RunningPage.StartAsync();
        JsonElement error = (await page.GetAsync($"api/payloads/{id}", System.Net.HttpStatusCode.BadRequest)).GetProperty("error");
        Assert.Equal("the id must be a whole number", error.Text("message"));
    }

    // What was made for this test has no header that counts chunks, and begins before the year 2000.
    private static long OfTheHeadersAndTime(JsonElement payload)
        => payload.Items("findingList").Count(static finding => finding.Text("kind") is not ("service" or "name"));

    private static TraceFormatException? Problem(byte[] body)
    {
        try
        {
            TracePayloadReader.Read(body, TraceFormat.V04);
            return null;
        }
        catch (TraceFormatException problem)
        {
            return problem;
        }
    }
}
