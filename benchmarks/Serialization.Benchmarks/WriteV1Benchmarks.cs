using System.Globalization;
using System.Text.Unicode;
using BenchmarkDotNet.Attributes;

namespace SpanPack.Benchmarks;

/// <summary>1,000 web spans written as v1.0 and v0.5, as one-span traces, beside v0.4 and what transcoding each text once would take.</summary>
[MemoryDiagnoser]
public class WriteV1Benchmarks : IDisposable
{
    private const int SpanCount = 1000;

    private readonly V1PayloadEncoder _v1 = new(SpanShapes.Process, new TracePayloadHeader { LanguageName = "dotnet" });
    private readonly V05PayloadEncoder _v05 = new(SpanShapes.Process);
    private readonly SpanMessagePackFormatter _v04 = new(SpanShapes.Process);
    private readonly PayloadBuffer _buffer = new(4 * 1024 * 1024);
    private readonly byte[] _destination = new byte[1024];
    private TraceChunk[] _chunks = [];
    private string[][] _texts = [];

    /// <summary>Gets or sets whether every span has a URL of its own, as in a service with ids in its paths; if not, all values repeat.</summary>
    [Params(false, true)]
    public bool UniqueUrls { get; set; }

    /// <summary>Makes the spans, and looks at what is written before it is measured.</summary>
    [GlobalSetup]
    public void Setup()
    {
        Span[] spans = [.. Enumerable.Range(0, SpanCount).Select(i => SpanShapes.Create(SpanShape.WebServer, i))];
        if (UniqueUrls)
        {
            for (int i = 0; i < SpanCount; i++) ((WebServerTags)spans[i].Tags!).Url = string.Create(CultureInfo.InvariantCulture, $"https://shop.example.com/api/orders/{100000 + i}/items");
        }

        string[] texts = SpanShapes.RuntimeTexts(SpanShape.WebServer);
        string url = ((WebServerTags)SpanShapes.Create(SpanShape.WebServer).Tags!).Url!;
        _texts = Array.ConvertAll(spans, span => Array.ConvertAll(texts, text => text == url ? ((WebServerTags)span.Tags!).Url! : text));
        _chunks = Array.ConvertAll(spans, static span => new TraceChunk(span) { SamplingPriority = 1, SamplingMechanism = 1 });
        if (V1() * 3 > V04()) throw new InvalidOperationException("v1.0 is not the small form it should be.");
    }

    /// <summary>One call of the framework for each text.</summary>
    [Benchmark(OperationsPerInvoke = SpanCount, Baseline = true)]
    public int FloorPerString()
    {
        int total = 0;
        foreach (string[] texts in _texts)
        {
            foreach (string text in texts)
            {
                Utf8.FromUtf16(text, _destination, out _, out int written);
                total += written;
            }
        }

        return total;
    }

    /// <summary>v1.0.</summary>
    [Benchmark(OperationsPerInvoke = SpanCount)]
    public int V1() => WriteAll(_v1);

    /// <summary>v0.5.</summary>
    [Benchmark(OperationsPerInvoke = SpanCount)]
    public int V05() => WriteAll(_v05);

    /// <summary>v0.4.</summary>
    [Benchmark(OperationsPerInvoke = SpanCount)]
    public int V04()
    {
        _buffer.Clear();
        foreach (ref readonly TraceChunk chunk in _chunks.AsSpan()) _v04.Write(_buffer, chunk);
        return _buffer.Length;
    }

    /// <inheritdoc/>
    public void Dispose()
    {
        _v1.Dispose();
        _v05.Dispose();
        _buffer.Dispose();
        GC.SuppressFinalize(this);
    }

    private int WriteAll(IPayloadEncoder encoder)
    {
        encoder.Reset();
        foreach (ref readonly TraceChunk chunk in _chunks.AsSpan()) encoder.Append(chunk, isFirstOfPayload: false);
        encoder.Complete(SpanCount);
        return encoder.ByteCount;
    }
}
