using System.Diagnostics;
using System.Globalization;
using System.Runtime.InteropServices;

namespace SpanPack.Benchmarks.StartUp;

/// <summary>Writes 1,000 one-span traces of a web server again and again: what a span costs when the code is as fast as it gets.</summary>
internal static class SteadyState
{
    private const int TraceCount = 1000;
    private const int Samples = 200;

    // The runtime counts 30 calls of a method, twice, and compiles in the background after 100 ms without new methods.
    private static readonly TimeSpan s_warmUp = TimeSpan.FromSeconds(2);

    internal static void Measure()
    {
        TraceChunk[] chunks = CreateChunks();
        var formatter = new SpanMessagePackFormatter(new ProcessTags { Service = "bench-service", Environment = "prod", Version = "1.2.3", RuntimeId = "3f2b1c4d-5e6f-4a7b-8c9d-0e1f2a3b4c5d", ProcessId = 12345 });
        using var buffer = new PayloadBuffer();

        long start = Stopwatch.GetTimestamp();
        while (Stopwatch.GetElapsedTime(start) < s_warmUp) Write(formatter, buffer, chunks);

        double best = double.MaxValue;
        for (int i = 0; i < Samples; i++)
        {
            start = Stopwatch.GetTimestamp();
            Write(formatter, buffer, chunks);
            best = Math.Min(best, Stopwatch.GetElapsedTime(start).TotalNanoseconds / TraceCount);
        }

        Console.WriteLine(string.Create(CultureInfo.InvariantCulture, $"{best:F1} ns a span, {buffer.Length / TraceCount} bytes a span, {RuntimeInformation.FrameworkDescription}"));
    }

    private static void Write(SpanMessagePackFormatter formatter, PayloadBuffer buffer, TraceChunk[] chunks)
    {
        buffer.Clear();
        foreach (ref readonly TraceChunk chunk in chunks.AsSpan()) formatter.Write(buffer, chunk);
    }

    private static TraceChunk[] CreateChunks()
    {
        var chunks = new TraceChunk[TraceCount];
        for (int i = 0; i < chunks.Length; i++) chunks[i] = new TraceChunk(CreateSpan(i)) { SamplingPriority = SamplingPriority.AutoKeep, SamplingMechanism = SamplingMechanism.AgentRate };
        return chunks;
    }

    // P4 of the other benchmarks: 9 typed tags, 1 constant one.
    private static Span CreateSpan(int number) => new()
    {
        TraceId = new UInt128(0x69200a0800000000, 0x2b7e151628aed2a6 + (ulong)number),
        SpanId = 0x3c4fcf098815f7ab + (ulong)number,
        Service = "bench-service",
        Name = "aspnet_core.request",
        Resource = "GET /api/orders/{orderid}/items",
        Type = "web",
        Start = 1795228200123456700, // 2026-11-21T02:30:00.1234567Z
        Duration = 12345600,
        Tags = new WebServerTags
        {
            Component = "aspnet_core",
            AspNetCoreRoute = "api/orders/{orderId}/items",
            Route = "api/orders/{orderId}/items",
            UserAgent = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0",
            Method = "GET",
            RequestHost = "shop.example.com",
            Url = "https://shop.example.com/api/orders/100000/items",
            StatusCode = 200,
            NetworkClientIp = "203.0.113.42",
        },
    };
}
