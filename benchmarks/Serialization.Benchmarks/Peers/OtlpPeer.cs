using System.Diagnostics;
using System.Text;
using OpenTelemetry;
using OpenTelemetry.Resources;
using SpanPack.Benchmarks.Shapes;
using SpanPack.Benchmarks.Workloads;

namespace SpanPack.Benchmarks.Peers;

/// <summary>The OTLP exporter's own serializer, a request for each chunk, on activities with the same data.</summary>
internal sealed class OtlpPeer(WrittenTraces written) : Workload(written.Spans.Length)
{
    // Sizes of P4 that were measured elsewhere, from the README of the peer's shapes; the resource and the library's name may differ by a
    // few bytes.
    private const int BytesOfOne = 902;
    private const int BytesInBatch = 838;
    private const int SpansInBatch = 1000;
    private const int Tolerance = 4;

    private readonly Batch<Activity>[] _batches = [.. PeerSpans.Of(written).Select(static chunk =>
        new Batch<Activity>(Array.ConvertAll(chunk, OtlpActivities.Of), chunk.Length))];
    private readonly Resource _resource = ResourceBuilder.CreateEmpty()
        .AddAttributes([new("service.name", written.Set.Spans[0].Service!)])
        .Build();
    private byte[] _buffer = new byte[64 * 1024];

    internal override int Run()
    {
        int total = 0;
        foreach (ref readonly Batch<Activity> batch in _batches.AsSpan()) total += OtlpSerializer.Write(ref _buffer, _resource, batch);
        return total;
    }

    internal override void Verify()
    {
        if (written.Set.Shape == SpanShape.WebServer && !written.Set.Arrangement.IsOneChunk()) VerifySizes();
        int length = OtlpSerializer.Write(ref _buffer, _resource, _batches[0]);
        foreach (string text in written.Texts[0])
        {
            if (_buffer.AsSpan(0, length).IndexOf(Encoding.UTF8.GetBytes(text)) < 0)
                throw new WrongOutputException($"OTLP: '{text}' is missing.");
        }
    }

    private void VerifySizes()
    {
        VerifySize((double)Run() / SpanCount, BytesOfOne);
        if (SpanCount < SpansInBatch) return;
        Activity[] all = [.. PeerSpans.Of(written).SelectMany(static chunk => chunk).Select(OtlpActivities.Of)];
        VerifySize((double)OtlpSerializer.Write(ref _buffer, _resource, new Batch<Activity>(all, all.Length)) / SpanCount, BytesInBatch);
    }

    private static void VerifySize(double bytesPerSpan, int expected)
    {
        if (Math.Abs(bytesPerSpan - expected) > Tolerance)
            throw new WrongOutputException($"OTLP: {bytesPerSpan:F1} bytes a span instead of {expected}: the data is not the same.");
    }
}
