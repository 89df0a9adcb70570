using SpanPack.Benchmarks.Measuring;
using SpanPack.Tests.Hostile;

namespace SpanPack.Benchmarks.Quick;

/// <summary>
/// Reads what an adversary would send into spans and counts what that allocates. The budget of the reader is the default.
/// </summary>
internal static class HostileSweep
{
    // The size with which the largest payloads took gigabytes before there was a budget.
    private const int PayloadBytes = 6_000_000;

    /// <summary>Bytes allocated for each byte of input, by shape; most first. What is refused counts up to there.</summary>
    internal static IReadOnlyList<AllocationFigure> Run()
    {
        Read(HostileShapes.All[0], 1000); // code is compiled on other occasions
        return [.. HostileShapes.All.Select(static shape =>
            new AllocationFigure(shape.Name, Read(shape, PayloadBytes))).OrderByDescending(static figure =>
            figure.AllocatedBytes)];
    }

    private static double Read(HostileShape shape, int size)
    {
        byte[] payload = shape.Make(size);
        long before = GC.GetAllocatedBytesForCurrentThread();
        try
        {
            TracePayloadReader.Read(payload, shape.Format);
        }
        catch (TraceFormatException)
        {
            // As it should be: for its budget, or for a count that the agent refuses.
        }

        return (GC.GetAllocatedBytesForCurrentThread() - before) / (double)payload.Length;
    }
}
