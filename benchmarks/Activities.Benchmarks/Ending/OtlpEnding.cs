using System.Diagnostics;
using OpenTelemetry;
using OpenTelemetry.Resources;
using SpanPack.Benchmarks.Peers;
using SpanPack.Benchmarks.Workloads;

namespace SpanPack.Activities.Benchmarks.Ending;

/// <summary>The serialization of the OTLP exporter alone, in batches of its size.</summary>
internal sealed class OtlpEnding : IEnding
{
    internal const int LeastBytes = 50; // of a span

    private const int BatchSize = 512; // the exporter's own

    private readonly Resource _resource = ResourceBuilder.CreateEmpty().AddAttributes([new("service.name", "shop")]).Build();
    private byte[] _buffer = new byte[4 * 1024 * 1024];
    private long _bytes;

    public void End(Activity[] all)
    {
        for (int i = 0; i < all.Length; i += BatchSize)
        {
            Activity[] batch = all[i..Math.Min(i + BatchSize, all.Length)];
            _bytes += OtlpSerializer.Write(ref _buffer, _resource, new Batch<Activity>(batch, batch.Length));
        }
    }

    public void Check(int spans)
    {
        if (_bytes < (long)spans * LeastBytes) throw new WrongOutputException("The OTLP exporter wrote too little to be right.");
        _bytes = 0;
    }
}
