using System.Text.Unicode;
using BenchmarkDotNet.Attributes;

namespace SpanPack.Benchmarks;

/// <summary>1,000 spans written as v0.4, as one-span traces and as one chunk, beside what copying and transcoding alone would take.</summary>
[MemoryDiagnoser]
public class WriteV04Benchmarks : IDisposable
{
    private const int SpanCount = 1000;

    private readonly SpanMessagePackFormatter _formatter = new(SpanShapes.Process);
    private readonly PayloadBuffer _buffer = new(4 * 1024 * 1024);
    private readonly byte[] _destination = new byte[64 * 1024];
    private Span[] _spans = [];
    private string[] _texts = [];
    private byte[] _finished = [];

    /// <summary>Gets or sets the shape: from four strings to 35 tags set by name.</summary>
    [Params(SpanShape.Simple, SpanShape.SomeTags, SpanShape.ManyTags, SpanShape.WebServer, SpanShape.Sql)]
    public SpanShape Shape { get; set; }

    /// <summary>Makes the spans, and reads back what is written before it is measured.</summary>
    [GlobalSetup]
    public void Setup()
    {
        _spans = [.. Enumerable.Range(0, SpanCount).Select(i => SpanShapes.Create(Shape, i))];
        _texts = SpanShapes.RuntimeTexts(Shape);
        OneChunk();
        _finished = _buffer.WrittenSpan.ToArray();
        TracePayload read = TracePayloadReader.Read((byte[])[0x91, .. _finished], TraceFormat.V04);
        if (read.SpanCount != SpanCount || read.Chunks[0].Spans[1].SpanId != _spans[1].SpanId) throw new InvalidOperationException("What was written reads back differently.");
    }

    /// <summary>One-span traces.</summary>
    [Benchmark(OperationsPerInvoke = SpanCount, Baseline = true)]
    public int OneSpanTraces()
    {
        _buffer.Clear();
        foreach (Span span in _spans) _formatter.Write(_buffer, Chunk(span));
        return _buffer.Length;
    }

    /// <summary>One chunk of all spans.</summary>
    [Benchmark(OperationsPerInvoke = SpanCount)]
    public int OneChunk()
    {
        _buffer.Clear();
        return _formatter.Write(_buffer, Chunk(_spans));
    }

    /// <summary>The finished bytes of as many spans, copied.</summary>
    [Benchmark(OperationsPerInvoke = SpanCount)]
    public int FloorCopy()
    {
        int size = _finished.Length / SpanCount;
        for (int i = 0; i < SpanCount; i++) _finished.AsSpan(i * size, size).CopyTo(_destination);
        return size;
    }

    /// <summary>One call of the framework for each text.</summary>
    [Benchmark(OperationsPerInvoke = SpanCount)]
    public int FloorPerString()
    {
        int total = 0;
        for (int i = 0; i < SpanCount; i++)
        {
            foreach (string text in _texts)
            {
                Utf8.FromUtf16(text, _destination, out _, out int written);
                total += written;
            }
        }

        return total;
    }

    /// <inheritdoc/>
    public void Dispose()
    {
        _buffer.Dispose();
        GC.SuppressFinalize(this);
    }

    private static TraceChunk Chunk(in SpanCollection spans) => new(spans) { SamplingPriority = 1, SamplingMechanism = 1 };
}
