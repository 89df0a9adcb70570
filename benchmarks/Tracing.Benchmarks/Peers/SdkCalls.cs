using System.Diagnostics;
using OpenTelemetry;
using OpenTelemetry.Exporter;
using OpenTelemetry.Resources;
using OpenTelemetry.Trace;
using SpanPack.Activities.Benchmarks.Ending;
using SpanPack.Benchmarks.Workloads;
using SpanPack.Tracing.Benchmarks.Calls;

namespace SpanPack.Tracing.Benchmarks.Peers;

/// <summary>
/// Activities of a source that the OpenTelemetry SDK collects: its batch processor with the OTLP exporter, and a transport that takes all.
/// The last batch is exported within the measured time.
/// </summary>
internal sealed class SdkCalls : ICalled, IDisposable
{
    private const int QueueSize = 16 * 1024; // of the default, 2,048, some spans would be dropped
    private const int NoDelay = 3_600_000; // milliseconds: batches that are full, and flushes
    private const int LeastBytes = 50; // of a span

    private readonly SwallowingHandler _transport = new();
    private readonly ActivitySource _source = new("SpanPack.Benchmarks.Sdk");
    private readonly BatchActivityExportProcessor _processor;
    private readonly TracerProvider _provider;

    internal SdkCalls()
    {
        var exporter = new OtlpTraceExporter(new OtlpExporterOptions
        {
            Protocol = OtlpExportProtocol.HttpProtobuf,
            Endpoint = new Uri("http://127.0.0.1:4318/v1/traces"), HttpClientFactory = () => new HttpClient(_transport)
        });
        _processor = new BatchActivityExportProcessor(exporter, QueueSize, NoDelay);
        _provider = Sdk.CreateTracerProviderBuilder()
            .AddSource(_source.Name)
            .SetResourceBuilder(ResourceBuilder.CreateEmpty().AddAttributes([new("service.name", "shop")]))
            .AddProcessor(_processor)
            .Build();
    }

    public void Call(int count)
    {
        for (int i = 0; i < count; i++) SmallTrace.Activities(_source);
        _processor.ForceFlush();
    }

    public void Check(int count)
    {
        if (_transport.TakeBytes() < (long)count * SmallTrace.Spans * LeastBytes)
            throw new WrongOutputException("The SDK has exported too little to be right.");
    }

    public void Dispose()
    {
        _provider.Dispose();
        _source.Dispose();
    }
}
