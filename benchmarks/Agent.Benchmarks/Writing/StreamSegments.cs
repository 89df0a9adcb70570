using SpanPack.Benchmarks.Streams;
using SpanPack.Benchmarks.Workloads;

namespace SpanPack.Agent.Benchmarks.Writing;

/// <summary>
/// All traces of a stream written as <see cref="AgentWriter.Write(in TraceChunk)"/> does. No statement is known at the start.
/// </summary>
internal sealed class StreamSegments(SpanStream stream, TraceFormat format, bool obfuscates) : Workload(stream.Spans.Length)
{
    private const int TakeEach = 256; // chunks: about a segment

    private readonly UnsentWriter _writer = new(format, obfuscates: obfuscates);

    internal override int Run()
    {
        _writer.ForgetStatements();
        TraceChunk[] chunks = stream.Chunks;
        for (int i = 0; i < chunks.Length; i++)
        {
            _writer.Write(chunks[i]);
            if (i % TakeEach == 0) _writer.TakeAll();
        }

        return SpanCount;
    }

    internal override void Verify()
    {
        long before = _writer.TakenSpans;
        Run();
        _writer.Close();
        _writer.TakeAll();
        if (_writer.TakenSpans - before != SpanCount)
            throw new WrongOutputException($"{_writer.TakenSpans - before} of {SpanCount} spans are in segments.");
    }
}
