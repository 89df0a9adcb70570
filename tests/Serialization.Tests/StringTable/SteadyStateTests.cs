using System.Globalization;
using SpanPack.Serialization.Tests.Allocations;

namespace SpanPack.Serialization.Tests.StringTable;

/// <summary>What writing costs in bytes: of the payload, and of garbage.</summary>
public sealed class SteadyStateTests
{
    private const int SpanCount = 1000;

    private static readonly ProcessTags s_process = new()
    {
        Service = "shop", Environment = "prod", Version = "1.2.3",
        RuntimeId = "3f2b1c4d-5e6f-4a7b-8c9d-0e1f2a3b4c5d", ProcessId = 12345
    };

    [Theory]
    [InlineData(false, 0.18)]
    [InlineData(true, 0.28)]
    public void V1_IsAFractionOfV04(bool uniqueUrls, double limit)
    {
        TraceChunk[] chunks = Chunks(uniqueUrls);
        using var v1 = new V1PayloadEncoder(s_process, TracePayloadHeader.Empty);
        using var v04 = new TracePayloadWriter(TraceFormat.V04, new() { ProcessTags = s_process });
        foreach (ref readonly TraceChunk chunk in chunks.AsSpan())
        {
            v1.Append(chunk, isFirstOfPayload: false);
            Assert.True(v04.TryAppend(chunk));
        }

        double share = (double)v1.ByteCount / v04.ByteCount;
        Assert.True(share <= limit,
            string.Create(CultureInfo.InvariantCulture,
                $"{share:f3}: {v1.ByteCount / SpanCount} of {v04.ByteCount / SpanCount} bytes a span"));
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public void NothingIsAllocated(bool uniqueUrls)
    {
        TraceChunk[] chunks = Chunks(uniqueUrls);
        using var v1 = new V1PayloadEncoder(s_process, new TracePayloadHeader { LanguageName = "dotnet" });
        using var v05 = new V05PayloadEncoder(s_process);
        foreach (PayloadEncoder encoder in (PayloadEncoder[])[v1, v05])
        {
            Assert.Equal(0, Allocated.By(() => WriteAll(encoder, chunks)));
        }
    }

    [Fact]
    public void NoSpanIsKeptAlive()
    {
        using var encoder = new V1PayloadEncoder(s_process, TracePayloadHeader.Empty);
        WeakReference text = AppendOne(encoder);
        encoder.Reset();
        GC.Collect();
        Assert.False(text.IsAlive);
    }

    private static WeakReference AppendOne(V1PayloadEncoder encoder)
    {
        string url = new('x', 40);
        encoder.Append(new TraceChunk(new Span { SpanId = 1, Resource = url, Tags = new WebServerTags { Url = url } }),
            isFirstOfPayload: true);
        return new WeakReference(url);
    }

    private static void WriteAll(PayloadEncoder encoder, TraceChunk[] chunks)
    {
        encoder.Reset();
        foreach (ref readonly TraceChunk chunk in chunks.AsSpan()) encoder.Append(chunk, isFirstOfPayload: false);
        encoder.Complete(chunks.Length);
    }

    private static TraceChunk[] Chunks(bool uniqueUrls) => [.. Enumerable.Range(0, SpanCount).Select(i => Chunk(i, uniqueUrls ? i : 0))];

    private static TraceChunk Chunk(int number, int url) => new(new Span
    {
        TraceId = new UInt128(0x69200a0800000000, 0x2b7e151628aed2a6 + (ulong)number),
        SpanId = 8765432109876543210 + (ulong)number,
        Service = "shop",
        Name = "aspnet_core.request",
        Resource = "GET /api/orders/{orderid}/items",
        Type = "web",
        Start = 1795228200123456700,
        Duration = 12345600,
        Tags = new WebServerTags
        {
            Component = "aspnet_core", AspNetCoreRoute = "api/orders/{orderId}/items", Route = "api/orders/{orderId}/items",
            UserAgent = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0", Method = "GET",
            RequestHost = "shop.example.com",
            Url = string.Create(CultureInfo.InvariantCulture, $"https://shop.example.com/api/orders/{100000 + url}/items"),
            StatusCode = 200, NetworkClientIp = "203.0.113.42",
        },
    })
    {
        SamplingPriority = SamplingPriority.AutoKeep,
        SamplingMechanism = SamplingMechanism.AgentRate,
    };
}
