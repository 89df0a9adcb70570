namespace SpanPack.Agent.Benchmarks.Writing;

/// <summary>The cost of writing a stream, for one span: minima of nanoseconds, and bytes.</summary>
/// <param name="Name">The stream and the format.</param>
/// <param name="EncoderNanoseconds">The encoder alone.</param>
/// <param name="PlainNanoseconds">The writer, which obfuscates nothing.</param>
/// <param name="WriteNanoseconds">The writer as it is by default.</param>
/// <param name="EncoderAllocated">Bytes allocated by the encoder alone.</param>
/// <param name="WriteAllocated">Bytes allocated by the writer as it is by default.</param>
internal sealed record StreamFigures(
    string Name,
    double EncoderNanoseconds,
    double PlainNanoseconds,
    double WriteNanoseconds,
    double EncoderAllocated,
    double WriteAllocated);
