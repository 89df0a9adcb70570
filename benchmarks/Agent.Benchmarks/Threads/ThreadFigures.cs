namespace SpanPack.Agent.Benchmarks.Threads;

/// <summary>What two threads write in a second; the best round and the median.</summary>
/// <param name="EncoderSpans">Spans a second with an encoder for each thread.</param>
/// <param name="WriterSpans">Spans a second with one writer.</param>
/// <param name="EncoderMedian">Spans a second of the median.</param>
/// <param name="WriterMedian">Spans a second of the median.</param>
/// <param name="StripeCount">How many segments the writer had open.</param>
internal sealed record ThreadFigures(double EncoderSpans, double WriterSpans, double EncoderMedian, double WriterMedian, int StripeCount);
