using System.Diagnostics;
using System.Net;
using System.Net.Sockets;
using SpanPack.Benchmarks.Workloads;

namespace SpanPack.Agent.Benchmarks.Json;

/// <summary>Ways to post JSON, in turns.</summary>
internal static class JsonMeasurement
{
    internal const string Path = "/telemetry/proxy/api/v2/apmtelemetry";

    private const int Rounds = 12;
    private const int WarmUpRounds = 2;

    private static readonly int[] s_sizes = [1_100, 24_000, 1_000_000];
    private static readonly TimeSpan s_round = TimeSpan.FromMilliseconds(60);

    internal static async Task<List<JsonFigures>> RunAsync(CancellationToken cancellation)
    {
        var figures = new List<JsonFigures>();
        DirectoryInfo folder = Directory.CreateTempSubdirectory();
        try
        {
            using var tcp = new QuietReceiver(new IPEndPoint(IPAddress.Loopback, 0));
            using var unix = new QuietReceiver(new UnixDomainSocketEndPoint(System.IO.Path.Combine(folder.FullName, "apm.socket")));
            foreach (int size in s_sizes)
            {
                var body = TelemetryBody.Of(size);
                foreach (JsonCompression compression in new[] { JsonCompression.None, JsonCompression.Gzip })
                {
                    figures.AddRange(await MeasureAsync("TCP", Ways(tcp, body, compression, withWebRequest: compression == JsonCompression.None), compression, cancellation));
                    figures.AddRange(await MeasureAsync("a Unix socket", Ways(unix, body, compression, withWebRequest: false), compression, cancellation));
                }
            }
        }
        finally
        {
            folder.Delete(recursive: true);
        }

        return figures;
    }

    private static IJsonPoster[] Ways(QuietReceiver receiver, TelemetryBody body, JsonCompression compression, bool withWebRequest)
    {
        List<IJsonPoster> ways =
        [
            new PreparedPoster(Client(receiver), body, compression),
            new OurPoster(Client(receiver), body, compression),
            new TextPoster(Client(receiver), body, compression),
            new ChunkedPoster(receiver.EndPoint, body, compression),
            new MakingOnly(body),
        ];
        if (withWebRequest) ways.AddRange([new WebRequestPoster(receiver.Address, body, isPushed: true), new WebRequestPoster(receiver.Address, body, isPushed: false)]);
        return [.. ways];
    }

    private static AgentClient Client(QuietReceiver receiver) => new(new AgentClientOptions { AddressRules = AgentAddressRules.Fixed(receiver.Address) });

    private static async Task<List<JsonFigures>> MeasureAsync(string transport, IJsonPoster[] ways, JsonCompression compression, CancellationToken cancellation)
    {
        int bytes = ways.OfType<PreparedPoster>().Single().ByteCount;
        var best = ways.Select(way => new JsonFigures(transport, bytes, compression == JsonCompression.Gzip, way.Name, double.PositiveInfinity, double.PositiveInfinity)).ToList();
        for (int round = 0; round < WarmUpRounds + Rounds; round++)
        {
            cancellation.ThrowIfCancellationRequested();
            for (int i = 0; i < ways.Length; i++)
            {
                (double microseconds, double allocated) = await RoundAsync(ways[i]);
                if (round >= WarmUpRounds) best[i] = best[i] with { Microseconds = Math.Min(best[i].Microseconds, microseconds), Allocated = Math.Min(best[i].Allocated, allocated) };
            }
        }

        foreach (IJsonPoster way in ways) way.Dispose();
        return best;
    }

    private static async Task<(double Microseconds, double Allocated)> RoundAsync(IJsonPoster way)
    {
        int count = 0;
        double shortest = double.PositiveInfinity;
        long allocated = GC.GetTotalAllocatedBytes(precise: true);
        for (long began = Stopwatch.GetTimestamp(); Stopwatch.GetElapsedTime(began) < s_round; count++)
        {
            long start = Stopwatch.GetTimestamp();
            int status = await way.PostAsync();
            shortest = Math.Min(shortest, Stopwatch.GetElapsedTime(start).TotalMicroseconds);
            if (status != 200) throw new WrongOutputException($"{way.Name} was answered with {status}.");
        }

        return (shortest, (GC.GetTotalAllocatedBytes(precise: true) - allocated) / (double)count);
    }
}
