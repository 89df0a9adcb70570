namespace SpanPack.Agent.Benchmarks.Writing;

/// <summary>What writing costs a span beside the encoder alone. Nanoseconds are minima, of a thread's time.</summary>
/// <param name="Name">The spans and the format.</param>
/// <param name="EncoderNanoseconds">The encoder alone.</param>
/// <param name="WriteNanoseconds">The writer.</param>
/// <param name="EncoderMedian">Nanoseconds of the median.</param>
/// <param name="WriteMedian">Nanoseconds of the median.</param>
/// <param name="AtMost">How many nanoseconds more the writer may take.</param>
/// <param name="AllocatedWhileOpen">Bytes allocated by <c>Write</c> that neither begins nor closes a segment; null if each does.</param>
/// <param name="EncoderAllocated">Bytes allocated by the encoder alone, with giving a payload away.</param>
/// <param name="WriteAllocated">Bytes allocated by the writer, with handing a segment over.</param>
internal sealed record WriteFigures(
    string Name,
    double EncoderNanoseconds,
    double WriteNanoseconds,
    double EncoderMedian,
    double WriteMedian,
    double AtMost,
    double? AllocatedWhileOpen,
    double EncoderAllocated,
    double WriteAllocated)
{
    internal double MoreNanoseconds => WriteNanoseconds - EncoderNanoseconds;
}
