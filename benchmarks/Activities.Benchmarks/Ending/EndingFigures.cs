namespace SpanPack.Activities.Benchmarks.Ending;

/// <summary>What one kind of traffic costs: nanoseconds a span, the least of all rounds, and bytes that a span allocates.</summary>
/// <param name="Name">The traffic and the format.</param>
/// <param name="Reading">Reading the activity.</param>
/// <param name="Mapping">Reading and mapping it, less reading.</param>
/// <param name="Encoding">Writing the spans alone.</param>
/// <param name="Ending">From the end of the activity to bytes in the segment: all of it, with gathering and deciding.</param>
/// <param name="EndingMedian">The same, the median of the rounds.</param>
/// <param name="Otlp">The serialization of the OTLP exporter alone.</param>
/// <param name="OtlpMedian">The same, the median of the rounds.</param>
/// <param name="Allocated">Bytes that ending allocates, a span.</param>
internal sealed record EndingFigures(string Name, double Reading, double Mapping, double Encoding, double Ending, double EndingMedian, double Otlp, double OtlpMedian, double Allocated);
