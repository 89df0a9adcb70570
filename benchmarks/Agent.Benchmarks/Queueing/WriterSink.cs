using SpanPack.Agent.Benchmarks.Writing;

namespace SpanPack.Agent.Benchmarks.Queueing;

/// <summary>The writer: serializes on the thread that ends the trace.</summary>
internal sealed class WriterSink(TraceFormat format) : ITraceSink
{
    private readonly UnsentWriter _writer = new(format);

    public string Name => "Write";

    public long LostSpans => _writer.DroppedSpans;

    public void Take(in TraceChunk chunk) => _writer.Write(chunk);

    public void Tidy() => _writer.TakeAll();

    public void Complete()
    {
        _writer.Close();
        _writer.TakeAll();
    }

    public void Dispose() => Complete();
}
