using System.Globalization;
using System.Text;
using SpanPack.Tool.Tests.Support;

namespace SpanPack.Tool.Tests;

/// <summary><c>spanpack validate --strict</c>: what the agent takes and then changes.</summary>
public class ValidateStrictTests
{
    private const long Start = 1_700_000_000_000_000_000;

    public static TheoryData<string, Action<Span>, string> Findings => new()
    {
        { "service", static span => span.Service = "Shop Web", "  [0][0].service: not in normal form: becomes 'shop_web'" },
        { "no service", static span => span.Service = string.Empty, "  [0][0].service: empty: becomes 'unnamed-service'" },
        { "long service", static span => span.Service = new string('s', 101),
            $"  [0][0].service: over 100 bytes: becomes '{new string('s', 100)}'" },
        { "name", static span => span.Name = "1 web-request", "  [0][0].name: not in normal form: becomes 'web_request'" },
        { "no name", static span => span.Name = "123", "  [0][0].name: not in normal form: becomes 'unnamed_operation'" },
        { "no resource", static span => span.Resource = string.Empty, "  [0][0].resource: empty: becomes the name" },
        { "long resource", static span => span.Resource = new string('r', 5001), "  [0][0].resource: cut to 5,000 bytes, it has 5,001" },
        { "type", static span => span.Type = new string('é', 51), "  [0][0].type: cut to 100 bytes, it has 102" },
        { "span id", static span => span.SpanId = 0, "  [0][0].span_id: 0: the whole chunk is dropped" },
        { "trace id", static span => span.TraceId = 0, "  [0][0].trace_id: 0: agents before 7.84 drop the whole chunk" },
        { "own parent", static span => span.ParentId = span.SpanId, "  [0][0].parent_id: the span is its own parent: becomes 0" },
        { "early", static span => span.Start = 1, "  [0][0].start: before the year 2000: becomes the time of receipt less the duration" },
        { "duration", static span => span.Duration = -1, "  [0][0].duration: negative: becomes 0" },
        { "end", static span => span.Duration = long.MaxValue, "  [0][0].duration: ends after 2^63-1 ns: becomes 0" },
        { "long key", static span => span.SetTag(new string('k', 201), "v"),
            $"  [0][0].meta[\"{new string('k', 184)}...: the key is cut to 200 bytes and '...', it has 201" },
        { "long value", static span => span.SetTag("k", new string('v', 25_001)),
            "  [0][0].meta[\"k\"]: cut to 25,000 bytes and '...', it has 25,001" },
        { "status", static span => span.SetTag("http.status_code", "ok"),
            "  [0][0].meta[\"http.status_code\"]: 'ok' is not an integer from 100 to 599: the tag is removed" },
        { "peer", static span => span.SetTag("peer.service", "A"), "  [0][0].meta[\"peer.service\"]: not in normal form: becomes 'a'" },
        { "events", static span => span.SetTag("events", "[{"), "  [0][0].meta[\"events\"]: no JSON array: events and links are lost" },
        { "upper half", static span => span.SetTag("_dd.p.tid", "0123456789ABCDEF"),
            "  [0][0].meta[\"_dd.p.tid\"]: not 16 lower-case hexadecimal digits: the upper half of the trace id may be lost" },
        { "object", static span => span.SetTag("events", "{}"), "  [0][0].meta[\"events\"]: no JSON array: events and links are lost" },
        { "link", static span => span.AddLink(new SpanLink(1, 2) { Attributes = { ["link.name"] = "sent by" } }),
            "  [0][0].span_links: attribute link.name is not in normal form: becomes 'sent_by'" },
        { "link without a name", static span => span.AddLink(new SpanLink(1, 2) { Attributes = { ["link.name"] = "1" } }),
            "  [0][0].span_links: attribute link.name is not in normal form: becomes 'unnamed_operation'" },
        { "priority", static span => span.SetMetric("_sampling_priority_v1", -1), "  [0]: priority -1: the chunk is dropped" },
        { "part of a priority", static span => span.SetMetric("_sampling_priority_v1", 0.5),
            "  [0]: priority 0: the chunk is dropped after statistics, unless a sampler of the agent keeps it" },
        { "status with a sign", static span => span.SetTag("http.status_code", "+200"),
            "  [0][0].meta[\"http.status_code\"]: '+200' is not an integer from 100 to 599: the tag is removed" },
    };

    [Theory]
    [MemberData(nameof(Findings))]
    public async Task Finding_IsTheOnlyOne(string title, Action<Span> spoil, string line)
    {
        Assert.NotEmpty(title);
        Span span = Sound();
        spoil(span);

        Assert.Equal([line], await FindingsAsync([span]));
    }

    [Fact]
    public async Task SoundSpan_HasNone()
    {
        Span span = Sound();
        span.SetTag("_dd.appsec.json", new string('v', 30_000));

        Assert.Empty(await FindingsAsync([span]));
    }

    [Fact]
    public async Task Chunk_IsLookedAtAsAWhole()
    {
        Span second = Sound();
        second.TraceId = 8;

        Assert.Equal(
            [
                "  [0][1].span_id: 2 is the id of an earlier span of the chunk: counted as malformed",
                "  [0]: spans of several traces: agents before 7.84 drop the chunk, others give all spans one id",
            ],
            await FindingsAsync([Sound(), second]));
    }

    [Fact]
    public async Task KeyOfBothMaps_IsTold()
    {
        Span span = Sound();
        span.SetTag("key 1", "text");
        span.SetMetric("key 2", 1);
        byte[] body = TraceConverter.ToBytes(new TracePayload { Format = TraceFormat.V04, Chunks = [new TraceChunk(span)] });
        "key 1"u8.CopyTo(body.AsSpan(body.AsSpan().IndexOf("key 2"u8)));

        Assert.Equal(["  [0][0].metrics[\"key 1\"]: the key is in meta too: agents from 7.84 keep the one they read last"],
            await FindingsAsync(body, "v0.4"));
    }

    [Theory]
    [InlineData("number", "metrics")]
    [InlineData("text 1", "meta")]
    public async Task KeyOfStructuredDataAndAnotherMap_IsTold(string key, string other)
    {
        Span span = Sound();
        span.SetTag("text 1", "text");
        span.SetMetric("number", 1);
        span.SetMetaStruct("binary", [0x80]);
        byte[] body = TraceConverter.ToBytes(new TracePayload { Format = TraceFormat.V04, Chunks = [new TraceChunk(span)] });
        Encoding.UTF8.GetBytes(key).CopyTo(body.AsSpan(body.AsSpan().IndexOf("binary"u8)));

        Assert.Equal([$"  [0][0].meta_struct[\"{key}\"]: the key is in {other} too: agents from 7.84 keep the one they read last"],
            await FindingsAsync(body, "v0.4"));
    }

    [Theory]
    [InlineData(1, null)]
    [InlineData(2, "  chunks[0]: priority 1 in the chunk and 2 in a span: which one counts depends on the agent")]
    public async Task PriorityOfChunkAndSpan_AreCompared(int ofSpan, string? finding)
    {
        Span span = Sound();
        span.SetMetric("_sampling_priority_v1", ofSpan);
        var chunk = new TraceChunk(span) { SamplingPriority = SamplingPriority.AutoKeep };
        byte[] body = TraceConverter.ToBytes(new TracePayload { Format = TraceFormat.V07, Chunks = [chunk] });

        Assert.Equal(finding is null ? [] : [finding], await FindingsAsync(body, "v0.7"));
    }

    [Theory]
    [InlineData(1UL << 63, 5UL, "start: 2^63 ns or more: a time centuries from now, which is not repaired")]
    [InlineData((ulong)Start, 1UL << 63, "duration: ends after 2^63-1 ns: becomes 0")]
    [InlineData(long.MaxValue - 5UL, 5UL, null)]
    [InlineData(long.MaxValue - 5UL, 6UL, "duration: ends after 2^63-1 ns: becomes 0")]
    public async Task UnsignedTimes_AreNotNegative(ulong start, ulong duration, string? finding)
    {
        Span span = Sound();
        span.Duration = 1L << 62; // as wide as the times that take its place
        byte[] body = ToV1(span);
        WideNumbers.Replace(body, start, duration);

        Assert.Equal(finding is null ? [] : ["  chunks[0].spans[0]." + finding], await FindingsAsync(body, "v1.0"));
    }

    [Theory]
    [InlineData("Prod EU", "prod_eu")]
    [InlineData("9.a", null)]
    [InlineData("!", "")]
    public async Task Environment_IsNormalized(string environment, string? kept)
    {
        Span span = Sound();
        span.SetTag("env", environment);
        Span ofV1 = Sound();
        ofV1.V1Fields = new SpanV1Fields { Environment = environment };
        var header = new TracePayloadHeader { Environment = environment };
        var payload = new TracePayload { Format = TraceFormat.V1, Header = header, Chunks = [] };
        string effect = $": not in normal form: becomes '{kept}'";

        Assert.Equal(kept is null ? [] : ["  [0][0].meta[\"env\"]" + effect], await FindingsAsync([span]));
        Assert.Equal(kept is null ? [] : ["  chunks[0].spans[0].env" + effect], await FindingsAsync(ToV1(ofV1), "v1.0"));
        Assert.Equal(kept is null ? [] : ["  env" + effect], await FindingsAsync(TraceConverter.ToBytes(payload), "v1.0"));
    }

    [Theory]
    [InlineData("a", 200, 200)]
    [InlineData("a", 201, 200)]
    [InlineData("日", 133, 133)]
    [InlineData("日", 150, 134)] // the first that reaches 400 bytes is the last
    public async Task LongEnvironment_IsCut(string character, int count, int kept)
    {
        Span span = Sound();
        span.SetTag("env", string.Concat(Enumerable.Repeat(character, count)));
        string effect = $"becomes '{string.Concat(Enumerable.Repeat(character, kept))}'";

        Assert.Equal(kept == count ? [] : ["  [0][0].meta[\"env\"]: not in normal form: " + effect], await FindingsAsync([span]));
    }

    [Theory]
    [InlineData(200.0, false)]
    [InlineData(99.0, true)]
    [InlineData(200.5, true)]
    public async Task StatusNumber_IsChecked(double status, bool isRemoved)
    {
        Span span = Sound();
        span.SetMetric("http.status_code", status);
        string what = string.Create(CultureInfo.InvariantCulture, $"'{status}' is not an integer from 100 to 599: ");

        Assert.Equal(isRemoved ? [$"  [0][0].metrics[\"http.status_code\"]: {what}agents from 7.84 remove it"] : [],
            await FindingsAsync([span]));
        Assert.Equal(isRemoved ? [$"  chunks[0].spans[0].attributes[\"http.status_code\"]: {what}the tag is removed"] : [],
            await FindingsAsync(ToV1(span), "v1.0"));
    }

    [Fact]
    public async Task StatusOfAnotherType_IsRemoved()
    {
        Span span = Sound();
        span.SetAttribute("http.status_code", true);

        Assert.EndsWith("[\"http.status_code\"]: 'true' is not an integer from 100 to 599: the tag is removed",
            Assert.Single(await FindingsAsync(ToV1(span), "v1.0")), StringComparison.Ordinal);
    }

    [Fact]
    public async Task LongKeyOfANumber_IsLeftInV1()
    {
        Span span = Sound();
        span.SetMetric(new string('k', 201), 1);

        Assert.Empty(await FindingsAsync(ToV1(span), "v1.0"));
    }

    [Theory]
    [InlineData("0000000000000001", "0000000000000001", false)]
    [InlineData("0000000000000001", "0000000000000002", true)]
    [InlineData("0000000000000001", null, false)]
    [InlineData(null, "0000000000000002", false)]
    public async Task UpperHalvesOfTraceIds_AreCompared(string? first, string? second, bool isFound)
    {
        Span[] spans = [Sound(), Sound()];
        spans[1].SpanId = 3;
        spans[0].SetTag("_dd.p.tid", first);
        spans[1].SetTag("_dd.p.tid", second);

        Assert.Equal(
            isFound ? ["  [0]: spans of several traces: agents before 7.84 drop the chunk, others give all spans one id"] : [],
            await FindingsAsync(spans));
    }

    [Fact]
    public async Task ManyOfAKind_AreCounted()
    {
        Span[] spans = [.. Enumerable.Range(1,
            9).Select(static id =>
                new Span { TraceId = 7, SpanId = (ulong)id, Name = "op", Resource = "r", Service = "S", Start = Start })];

        string[] findings = await FindingsAsync(spans);

        Assert.Equal(6, findings.Length);
        Assert.Equal("  ... and 4 more like: not in normal form: becomes 's'", findings[5]);
    }

    [Fact]
    public async Task Headers_AreComparedWithTheBody()
    {
        using var folder = new TestFolder();
        folder.Write("1.v0.4.msgpack", [0x90, 0x00]);
        folder.Write("1.headers.json",
            """
            {"method":"POST","path":"/v0.4/traces","headers":
            {"Content-Type":"application/octet-stream","Content-Encoding":"gzip","X-Datadog-Trace-Count":"3"}}
            """u8);

        ToolResult run = await ToolCall.RunAsync("validate", "--strict", folder.Path);

        Assert.Equal(0, run.ExitCode);
        Assert.Contains("  1 bytes after the payload", run.Output, StringComparison.Ordinal);
        Assert.Contains("  header Content-Type 'application/octet-stream'", run.Output, StringComparison.Ordinal);
        Assert.Contains("  header Content-Encoding 'gzip': ignored, the agent does not decompress", run.Output, StringComparison.Ordinal);
        Assert.Contains("  header X-Datadog-Trace-Count is 3, the payload has 0 chunks", run.Output, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(26_214_400 - 200, false)]
    [InlineData(26_214_401, true)]
    public async Task BodiesOver25MiB_AreNotTaken(int structureBytes, bool isFound)
    {
        Span span = Sound();
        span.SetMetaStruct("s", new byte[structureBytes]);

        string[] findings = await FindingsAsync([span]);

        Assert.Equal(isFound ? ["  over 26,214,400 bytes: an agent with its default limit answers 413"] : [], findings);
    }

    private static Span Sound()
        => new() { TraceId = 7, SpanId = 2, Name = "op", Resource = "r", Service = "shop", Start = Start, Duration = 5 };

    private static byte[] ToV1(Span span)
    {
        var chunk = new TraceChunk(span) { SamplingPriority = SamplingPriority.AutoKeep, TraceId = 7 };
        return TraceConverter.ToBytes(new TracePayload { Format = TraceFormat.V1, Chunks = [chunk] });
    }

    private static Task<string[]> FindingsAsync(Span[] spans)
    {
        var payload = new TracePayload { Format = TraceFormat.V04, Chunks = [new TraceChunk(spans)] };
        return FindingsAsync(TraceConverter.ToBytes(payload), "v0.4");
    }

    private static async Task<string[]> FindingsAsync(byte[] body, string format)
    {
        ToolResult run = await ToolCall.RunAsync(["validate", "-", "--strict", "--from", format], body);
        Assert.Equal(0, run.ExitCode);
        return run.Output.TrimEnd('\n').Split('\n')[1..];
    }
}
