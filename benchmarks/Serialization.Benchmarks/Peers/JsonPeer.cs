using System.Buffers;
using System.Text.Json;
using SpanPack.Benchmarks.Shapes;
using SpanPack.Benchmarks.Workloads;

namespace SpanPack.Benchmarks.Peers;

/// <summary>Source-generated <c>System.Text.Json</c>: a document for each chunk, by one writer that is used again.</summary>
internal sealed class JsonPeer(WrittenTraces written) : Workload(written.Spans.Length)
{
    private readonly PeerSpan[][] _chunks = PeerSpans.Of(written);
    private readonly ArrayBufferWriter<byte> _buffer = new();
    private readonly Utf8JsonWriter _writer = new(new ArrayBufferWriter<byte>());

    internal override int Run()
    {
        _buffer.ResetWrittenCount();
        foreach (PeerSpan[] chunk in _chunks)
        {
            _writer.Reset(_buffer);
            JsonSerializer.Serialize(_writer, chunk, PeerJson.Default.PeerSpanArray);
            _writer.Flush();
        }

        return _buffer.WrittenCount;
    }

    internal override void Verify()
    {
        Run();
        var reader = new Utf8JsonReader(_buffer.WrittenSpan, new JsonReaderOptions { AllowMultipleValues = true });
        foreach (PeerSpan[] chunk in _chunks)
        {
            reader.Read();
            PeerSpan[]? readBack = JsonSerializer.Deserialize(ref reader, PeerJson.Default.PeerSpanArray);
            if (readBack is null || !chunk.AsSpan().SequenceEqual(readBack, PeerSpanComparer.Instance))
                throw new WrongOutputException("The JSON reads back differently.");
        }
    }

    protected override void Free() => _writer.Dispose();
}
