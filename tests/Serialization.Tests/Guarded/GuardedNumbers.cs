using SpanPack.Serialization.Tests.Support;

namespace SpanPack.Serialization.Tests.Guarded;

/// <summary>Spans whose numbers take every width.</summary>
internal static class GuardedNumbers
{
    internal static IEnumerable<TraceChunk> Create()
    {
        foreach (int error in (int[])[0, 1, 127, 128, 255, 256, 65_535, 65_536, int.MaxValue, -1, -32, -33, -128, -129, -32_768, -32_769,
            int.MinValue])
        {
            Span span = Example.Root(ulong.MaxValue);
            span.TraceId = new UInt128((ulong)Math.Abs((long)error), ulong.MaxValue);
            span.ErrorMark = error;
            span.Start = error;
            span.Duration = long.MinValue;
            yield return new TraceChunk(span)
            {
                SamplingPriority = (SamplingPriority)error,
                SamplingMechanism = (SamplingMechanism)error,
                SamplingRate = double.Epsilon,
                RateLimit = double.NaN,
                KeepRate = -0.0,
            };
        }
    }
}
