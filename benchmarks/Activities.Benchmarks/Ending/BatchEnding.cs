using System.Diagnostics;
using OpenTelemetry;
using OpenTelemetry.Exporter;
using OpenTelemetry.Resources;
using OpenTelemetry.Trace;
using SpanPack.Benchmarks.Workloads;

namespace SpanPack.Activities.Benchmarks.Ending;

/// <summary>
/// The SDK's batch processor with the OTLP exporter, and a transport that takes all. The processor belongs to a provider, whose resource is exported; it is told of ends as our collector is, since an activity ends
/// once and several are to have it.
/// </summary>
internal sealed class BatchEnding : IEnding, IDisposable
{
    private const int QueueSize = 16 * 1024; // of the default, 2,048, some spans would be dropped
    private const int Poll = 2; // milliseconds
    private const int NoDelay = 3_600_000; // milliseconds: batches that are full, and flushes

    private readonly SwallowingHandler _transport = new();
    private readonly WaitingExporter _exporter;
    private readonly BatchActivityExportProcessor _processor;
    private readonly TracerProvider _provider;

    internal BatchEnding()
    {
        _exporter = new WaitingExporter(new OtlpExporterOptions { Protocol = OtlpExportProtocol.HttpProtobuf, Endpoint = new Uri("http://127.0.0.1:4318/v1/traces"), HttpClientFactory = () => new HttpClient(_transport) });
        _processor = new BatchActivityExportProcessor(_exporter, QueueSize, NoDelay);
        _provider = Sdk.CreateTracerProviderBuilder().SetResourceBuilder(ResourceBuilder.CreateEmpty().AddAttributes([new("service.name", "shop")])).AddProcessor(_processor).Build();
    }

    public bool LeavesWork => true;

    public void End(Activity[] all)
    {
        _exporter.Expect(all.Length);
        foreach (Activity activity in all) _processor.OnEnd(activity);
        do _processor.ForceFlush(Poll);
        while (!_exporter.Wait(Poll)); // a flush ends when the last are taken, before they are exported; and asks once a second whether it has missed an end
    }

    public void Check(int spans)
    {
        if (_transport.TakeBytes() < (long)spans * OtlpEnding.LeastBytes) throw new WrongOutputException("The SDK's batch processor has exported too little to be right.");
    }

    public void Dispose() => _provider.Dispose();
}
