using System.Buffers;
using System.Text;
using System.Text.Unicode;
using BenchmarkDotNet.Attributes;

namespace SpanPack.Benchmarks.Text;

/// <summary>What a string costs by its length and by what it consists of.</summary>
public class TranscodingBenchmarks
{
    private readonly byte[] _destination = new byte[TextTags.Count * 4 * 1024];
    private readonly ArrayBufferWriter<byte> _buffer = new(1024 * 1024);
    private string[] _texts = [];
    private TraceChunk _chunk;

    /// <summary>Gets or sets the characters of a string: around the limits of registers (8, 16, 32) and of headers (31, 255 bytes).</summary>
    [Params(1, 4, 8, 15, 16, 31, 32, 64, 128, 256, 1024)]
    public int Length { get; set; }

    /// <summary>Gets or sets what it consists of.</summary>
    [ParamsAllValues]
    public TextKind Kind { get; set; }

    /// <summary>Makes the strings, each an object of its own, and looks at what is written of them.</summary>
    [GlobalSetup]
    public void Setup()
    {
        _texts = [.. Enumerable.Range(0, TextTags.Count).Select(_ => Texts.Create(Kind, Length))];
        _chunk = new TraceChunk(new Span { TraceId = 1, SpanId = 1, Tags = new TextTags { A = _texts[0], B = _texts[1], C = _texts[2], D = _texts[3], E = _texts[4], F = _texts[5], G = _texts[6], H = _texts[7] } });
        Library();
        Span readBack = TracePayloadReader.Read((byte[])[0x91, .. _buffer.WrittenSpan], TraceFormat.V04).Chunks[0].Spans[0];
        if (readBack.GetTag("a") != _texts[0] || readBack.GetTag("h") != _texts[^1]) throw new InvalidOperationException("The text reads back differently.");
    }

    /// <summary>A span with eight typed tags, as the library writes it; its head, which is there once, counts as an eighth each.</summary>
    [Benchmark(OperationsPerInvoke = TextTags.Count)]
    public int Library()
    {
        _buffer.ResetWrittenCount();
        return SpanMessagePackFormatter.Verbatim.Write(_buffer, _chunk);
    }

    /// <summary><c>Utf8.FromUtf16</c>, one text after the other.</summary>
    [Benchmark(OperationsPerInvoke = TextTags.Count)]
    public int FrameworkUtf8()
    {
        int position = 0;
        foreach (string text in _texts)
        {
            Utf8.FromUtf16(text, _destination.AsSpan(position), out _, out int written);
            position += written;
        }

        return position;
    }

    /// <summary><c>Encoding.UTF8</c>, one text after the other.</summary>
    [Benchmark(OperationsPerInvoke = TextTags.Count)]
    public int FrameworkEncoding()
    {
        int position = 0;
        foreach (string text in _texts) position += Encoding.UTF8.GetBytes(text, _destination.AsSpan(position));
        return position;
    }
}
