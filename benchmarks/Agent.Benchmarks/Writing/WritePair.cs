using SpanPack.Benchmarks.Measuring;
using SpanPack.Benchmarks.Shapes;

namespace SpanPack.Agent.Benchmarks.Writing;

/// <summary>A writer and the encoder alone, with the same spans.</summary>
internal sealed class WritePair : IDisposable
{
    private readonly EncoderWorkload _alone;
    private readonly SegmentWorkload _writing;

    /// <param name="name">What tables call the spans.</param>
    /// <param name="shape">The spans.</param>
    /// <param name="arrangement">One chunk of them.</param>
    /// <param name="format">The format.</param>
    /// <param name="atMost">How many nanoseconds a span more the writer may take.</param>
    internal WritePair(string name, SpanShape shape, Arrangement arrangement, TraceFormat format, double atMost)
    {
        (Name, AtMost) = ($"{name}, {format.GetName()}", atMost);
        TraceChunk chunk = EndedChunks.Create(shape, arrangement);
        (_alone, _writing) = (new EncoderWorkload(chunk, format), new SegmentWorkload(chunk, format));
        var group = new CaseGroup(Name, Name);
        Cases = [new MeasuredCase(group, "encoder alone", CaseKind.Floor, _alone),
            new MeasuredCase(group, "Write", CaseKind.Writer, _writing)];
    }

    internal string Name { get; }

    internal double AtMost { get; }

    /// <summary>Gets the encoder alone, then the writer.</summary>
    internal IReadOnlyList<MeasuredCase> Cases { get; }

    internal double? AllocatedWhileOpen() => _writing.AllocatedWhileOpen();

    public void Dispose()
    {
        _alone.Dispose();
        _writing.Dispose();
    }
}
