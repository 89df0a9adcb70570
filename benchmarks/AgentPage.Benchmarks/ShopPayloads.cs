using System.Buffers;
using System.Buffers.Binary;
using System.Globalization;

namespace SpanPack.AgentPage.Benchmarks;

/// <summary>
/// Payloads of a shop with four services, some hundred bytes a span. They are made once, and get new ids each time that they are sent.
/// </summary>
internal sealed class ShopPayloads
{
    private const int Templates = 20;
    private const ulong TraceMark = 0x5A5A_0000_0000_0000; // what begins so is a trace id
    private const byte UInt64Code = 0xcf;

    private static readonly string[] s_services = ["shop", "stock", "payments", "orders-db"];
    private static readonly string[] s_resources = ["GET /orders/{id}", "POST /cart", "GET /articles", "POST /checkout", "GET /",
        "SELECT * FROM orders WHERE id = ?"];

    private readonly (byte[] Body, int[] Ids)[] _templates;
    private readonly int _traces;
    private ulong _next = 1;
    private int _turn;

    internal ShopPayloads(int tracesOfPayload, int spansOfTrace)
    {
        (_traces, SpanCount) = (tracesOfPayload, tracesOfPayload * spansOfTrace);
        _templates = [.. Enumerable.Range(0, Templates).Select(number => Create(new Random(number), spansOfTrace))];
    }

    internal int SpanCount { get; }

    internal int TraceCount => _traces;

    /// <summary>Gets the next payload, with ids that were not used before.</summary>
    internal byte[] Next()
    {
        (byte[] body, int[] ids) = _templates[_turn++ % Templates];
        byte[] payload = (byte[])body.Clone();
        foreach (int place in ids)
        {
            ulong id = BinaryPrimitives.ReadUInt64BigEndian(payload.AsSpan(place));
            BinaryPrimitives.WriteUInt64BigEndian(payload.AsSpan(place), TraceMark + _next + (id - TraceMark));
        }

        _next += (ulong)_traces;
        return payload;
    }

    private (byte[] Body, int[] Ids) Create(Random random, int spansOfTrace)
    {
        using var writer = new TracePayloadWriter(TraceFormat.V04, TracePayloadWriterOptions.Verbatim);
        for (int trace = 0; trace < _traces; trace++) writer.TryAppend(new TraceChunk(CreateTrace(random, trace, spansOfTrace)));
        byte[] body = writer.Complete().Body.ToArray();
        var ids = new List<int>();
        for (int i = 0; i + 9 <= body.Length; i++)
        {
            if (body[i] == UInt64Code && BinaryPrimitives.ReadUInt64BigEndian(body.AsSpan(i + 1)) is var id && id >= TraceMark
                && id - TraceMark < (ulong)_traces)
                ids.Add(i + 1);
        }

        return ids.Count == SpanCount
            ? (body, [.. ids])
            : throw new InvalidOperationException($"{ids.Count} trace ids in {SpanCount} spans");
    }

    private static Span[] CreateTrace(Random random, int trace, int count)
    {
        var spans = new Span[count];
        for (int i = 0; i < count; i++)
        {
            string service = s_services[i == 0 ? 0 : random.Next(s_services.Length)];
            bool isError = random.Next(100) == 0;
            spans[i] = new Span
            {
                TraceId = TraceMark + (ulong)trace,
                SpanId = (ulong)random.NextInt64(1, 1L << 62),
                ParentId = i == 0 ? 0 : spans[random.Next(i)].SpanId,
                Service = service,
                Name = i == 0 ? "web.request" : service == "orders-db" ? "sql.query" : "http.request",
                Resource = s_resources[random.Next(s_resources.Length)],
                Type = service == "orders-db" ? "sql" : "web",
                Start = 1_750_000_000_000_000_000 + (i * 1_000_000),
                Duration = random.NextInt64(100_000, 200_000_000),
                Error = isError ? 1 : 0,
            };
            AddTags(spans[i], random, isError);
        }

        return spans;
    }

    private static void AddTags(Span span, Random random, bool isError)
    {
        int order = random.Next(1_000_000);
        span.SetTag("env", "prod");
        span.SetTag("version", "1.2.3");
        span.SetTag("language", "javascript");
        span.SetTag("component", "express");
        span.SetTag("span.kind", "server");
        span.SetTag("http.method", "GET");
        span.SetTag("http.url", string.Create(CultureInfo.InvariantCulture, $"http://shop.internal/orders/{order}"));
        span.SetTag("http.status_code", isError ? "500" : "200");
        span.SetTag("order.id", order.ToString(CultureInfo.InvariantCulture));
        span.SetTag("runtime-id", "b34d8699-b3a9-4eea-af8d-04c02af638cc");
        if (isError) span.SetTag("error.message", "the stock does not answer");
        span.SetMetric("process_id", 4711);
        span.SetMetric("_sampling_priority_v1", 1);
        span.SetMetric("http.response.content_length", random.Next(100_000));
    }
}
