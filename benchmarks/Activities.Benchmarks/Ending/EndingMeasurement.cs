using System.Diagnostics;
using OpenTelemetry;
using OpenTelemetry.Resources;
using SpanPack.Benchmarks.Peers;
using SpanPack.Benchmarks.Workloads;

namespace SpanPack.Activities.Benchmarks.Ending;

/// <summary>
/// Ends activities: those of our collector and the OTLP exporter's are the same objects, in turns. Each round has new traces, since a trace ends once; they are made before the clock starts, so a thread finds
/// them in memory as a service does that has many requests at once.
/// </summary>
internal sealed class EndingMeasurement : IDisposable
{
    private const int TracesOfRound = 500;
    private const int BatchSize = 512; // the exporter's own
    private const double NanosecondsPerSecond = 1e9;

    private readonly Resource _resource = ResourceBuilder.CreateEmpty().AddAttributes([new("service.name", "shop")]).Build();
    private readonly ActivityMapper _mapper = new(new MappingOptions { Resource = new ResourceDescription([new("service.name", "shop")]) });
    private readonly TracePayloadWriter _payload;
    private readonly AgentWriter _writer;
    private readonly ActivityTraceCollector _collector;
    private readonly ActivityListener _listener;
    private readonly SpanSource _source = new();
    private readonly Span _span = new();
    private byte[] _buffer = new byte[4 * 1024 * 1024];

    internal EndingMeasurement(TraceFormat format)
    {
        var process = new ProcessDescription { Service = "shop", Environment = "prod", Version = "1.2.3" };
        _payload = new TracePayloadWriter(format, new TracePayloadWriterOptions { ProcessTags = process.Tags, Header = process.Header });
        // Nobody listens there: segments are dropped, the oldest first.
        _writer = new AgentWriter(new AgentWriterOptions { Process = process, Format = format, Client = new AgentClientOptions { AddressRules = AgentAddressRules.Fixed(AgentAddress.Parse("http://127.0.0.1:1")) } });
        _collector = new ActivityTraceCollector(_writer, new ActivityTraceOptions { Listens = false, SetsPropagator = false, WritesTogether = true });
        _listener = new ActivityListener
        {
            ShouldListenTo = static _ => true,
            Sample = static (ref _) => ActivitySamplingResult.AllDataAndRecorded,
            ActivityStarted = _collector.OnStarted, // ends are told later, by the clock
        };
        ActivitySource.AddActivityListener(_listener);
    }

    /// <summary>Measures traffic.</summary>
    /// <param name="name">What it is called.</param>
    /// <param name="makeTrace">Makes a trace, children first.</param>
    /// <param name="rounds">Rounds that count; as many before do not.</param>
    /// <param name="cancellation">Ends it between rounds.</param>
    internal EndingFigures Run(string name, Func<Activity[]> makeTrace, int rounds, CancellationToken cancellation)
    {
        List<double> reading = [], mapping = [], encoding = [], ending = [], otlp = [], allocated = [];
        for (int round = 0; round < rounds * 2; round++)
        {
            cancellation.ThrowIfCancellationRequested();
            Activity[][] traces = [.. Enumerable.Range(0, TracesOfRound).Select(_ => makeTrace())];
            Activity[] all = [.. traces.SelectMany(static trace => trace)];
            Span[][] spans = [.. traces.Select(trace => Array.ConvertAll(trace, MapNew))];
            double otlpNow = 0;
            if (round % 2 == 0) otlpNow = Time(() => Export(all), all.Length); // who comes first finds colder memory
            long before = GC.GetAllocatedBytesForCurrentThread();
            double endingNow = Time(() => EndAll(all), all.Length);
            double bytes = (double)(GC.GetAllocatedBytesForCurrentThread() - before) / all.Length;
            if (round % 2 == 1) otlpNow = Time(() => Export(all), all.Length);
            if (round < rounds) continue;
            ending.Add(endingNow);
            otlp.Add(otlpNow);
            allocated.Add(bytes);
            reading.Add(Time(() => ReadAll(all), all.Length));
            mapping.Add(Time(() => MapAll(all), all.Length));
            encoding.Add(Time(() => EncodeAll(spans), all.Length));
        }

        return new EndingFigures(name, reading.Min(), mapping.Min() - reading.Min(), encoding.Min(), ending.Min(), Median(ending), otlp.Min(), Median(otlp), allocated.Min());
    }

    public void Dispose()
    {
        _listener.Dispose();
        _collector.Dispose();
        _writer.Dispose();
        _payload.Dispose();
    }

    private static double Median(List<double> values) => values.Order().ElementAt(values.Count / 2);

    private static double Time(Action action, int spans)
    {
        long began = Stopwatch.GetTimestamp();
        action();
        return Stopwatch.GetElapsedTime(began).TotalSeconds * NanosecondsPerSecond / spans;
    }

    private Span MapNew(Activity activity)
    {
        var span = new Span();
        _mapper.Map(activity, null, span);
        return span;
    }

    private void Export(Activity[] all)
    {
        int bytes = 0;
        for (int i = 0; i < all.Length; i += BatchSize)
        {
            Activity[] batch = all[i..Math.Min(i + BatchSize, all.Length)];
            bytes += OtlpSerializer.Write(ref _buffer, _resource, new Batch<Activity>(batch, batch.Length));
        }

        if (bytes < all.Length * 50) throw new WrongOutputException("The OTLP exporter wrote too little to be right.");
    }

    private void EndAll(Activity[] all)
    {
        long before = _collector.Spans;
        foreach (Activity activity in all) _collector.OnEnded(activity);
        _collector.WriteEnded(); // the last few
        if (_collector.Spans - before != all.Length) throw new WrongOutputException("The collector did not send all spans.");
    }

    private void ReadAll(Activity[] all)
    {
        foreach (Activity activity in all)
        {
            ActivityReader.Read(activity, _source);
            _source.Clear();
        }
    }

    private void MapAll(Activity[] all)
    {
        foreach (Activity activity in all)
        {
            _mapper.Map(activity, null, _span);
            TagObjects.Clear(_span);
        }
    }

    private void EncodeAll(Span[][] traces)
    {
        foreach (Span[] trace in traces) _payload.TryAppend(new TraceChunk(trace) { SamplingPriority = SamplingPriority.AutoKeep, SamplingMechanism = SamplingMechanism.Default });
        _payload.Flush(static _ => { });
    }
}
