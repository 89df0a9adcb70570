using Quickstart;
using Quickstart.Shop;

namespace SpanPack.Agent.Tests.Oracles;

/// <summary>What is sent to the oracles: the traces of the quickstart, and of each thing that a span can have one.</summary>
internal static class OracleTraces
{
    private const int SmallChunks = 300; // more than one payload of the smallest size

    /// <summary>Gets the formats that can be asked for; null for what is negotiated.</summary>
    internal static TraceFormat?[] Formats { get; } = [.. TraceFormats.All.Select(static format => (TraceFormat?)format), null];

    internal static List<TraceSource> Create()
        => [.. ShopTraces.Create(),
            new TraceSource("variety", new ProcessDescription { Service = "shop", Environment = "test", Version = "1.0" },
                [Structures(), Failure(), .. SmallTraces()])];

    /// <summary>Sends traces, in the format that was asked for or negotiated, each process with a writer of its own.</summary>
    internal static async Task SendAsync(List<TraceSource> sources, TraceFormat? format, Func<TraceSource, AgentWriter> createWriter)
    {
        foreach (TraceSource source in sources)
        {
            await using AgentWriter writer = createWriter(source);
            await Wait.UntilAsync(() => writer.Format == (format ?? TraceFormat.V1), "a format is negotiated");
            foreach (TraceChunk chunk in source.Chunks) writer.Write(chunk);
            await writer.FlushAsync().InTime();

            Assert.Equal((source.Chunks.Length, source.SpanCount), (writer.Sent.Chunks, writer.Sent.Spans));
        }
    }

    internal static IEnumerable<Span> SpansOf(IEnumerable<TraceChunk> chunks)
    {
        foreach (TraceChunk chunk in chunks)
        {
            for (int i = 0; i < chunk.Spans.Count; i++) yield return chunk.Spans[i];
        }
    }

    private static TraceChunk Structures()
    {
        Span root = Begin("web.request", "GET /", "web");
        root.AddLink(new SpanLink(new UInt128(7, 8), 9)
        {
            TraceState = "dd=s:1", Flags = 0x80000001,
            Attributes = { ["reason"] = "follows", ["count"] = 3 }
        });
        root.AddLink(new SpanLink(5, 6));
        root.AddEvent(new SpanEvent("cache.miss", (ulong)root.Start + 10)
        {
            Attributes = { ["text"] = "Grüße", ["true"] = true, ["count"] = 42, ["share"] = 0.5, ["texts"] = new[] { "a", "b" },
                ["counts"] = new long[] { 1, 2 } },
        });
        root.SetMetric("items", 12.5);
        Span queued = root.CreateChild("kafka.produce");
        queued.Service = "shop-queue";
        queued.Resource = "Produce Topic orders";
        queued.Type = "queue";
        queued.End();
        root.End();
        return new TraceChunk(new[] { root, queued })
        {
            SamplingPriority = SamplingPriority.UserKeep,
            SamplingMechanism = SamplingMechanism.Manual, Origin = "synthetics"
        };
    }

    private static TraceChunk Failure()
    {
        Span root = Begin("db.job", "nightly", "worker");
        Span query = root.CreateChild("db.query");
        query.Resource = "SELECT * FROM carts WHERE id = 77 AND name = 'x'";
        query.Type = "sql";
        query.Tags = new SqlTags { DbType = "postgres", DbName = "shop", Host = "db.internal" };
        query.SetException(new TimeoutException("The database did not answer."));
        query.End();
        root.SetException(new InvalidOperationException("The job failed.", new TimeoutException("The database did not answer.")));
        root.End();
        return new TraceChunk(new[] { root, query })
        {
            SamplingPriority = SamplingPriority.UserKeep,
            SamplingMechanism = SamplingMechanism.Manual
        };
    }

    private static IEnumerable<TraceChunk> SmallTraces()
    {
        for (int i = 0; i < SmallChunks; i++)
        {
            Span span = Begin("cache.get", $"GET {i}", "cache");
            span.Service = i % 2 == 0 ? "shop" : "shop-cache";
            span.SetTag("text", $"{i:d300}"); // a text of its own: those that come again are an index in some formats
            span.End();
            yield return new TraceChunk(span) { SamplingPriority = SamplingPriority.UserKeep };
        }
    }

    private static Span Begin(string name, string resource, string type)
    {
        Span span = Span.CreateRoot(name);
        span.Service = "shop";
        span.Resource = resource;
        span.Type = type;
        return span;
    }
}
