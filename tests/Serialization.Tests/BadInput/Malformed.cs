using SpanPack.Serialization.Tests.Support;

namespace SpanPack.Serialization.Tests.BadInput;

/// <summary>Reads what may be wrong, and holds the reader to its promises.</summary>
internal static class Malformed
{
    // One byte can be a whole span (0x80, an empty map) or a chunk (0x90): an object and its place in a list that doubles.
    private const int BytesPerByte = 1024;
    private const int Constant = 256 * 1024;

    /// <summary>
    /// Reads; gives the failure, or null where there is none. Anything but <see cref="TraceFormatException"/>, and too much memory, fails
    /// the test.
    /// </summary>
    internal static TraceFormatException? Read(ReadOnlySpan<byte> payload)
    {
        TraceFormatException? failure = null;
        long before = GC.GetAllocatedBytesForCurrentThread();
        try
        {
            TracePayloadReader.Read(payload, TraceFormat.V04);
        }
        catch (TraceFormatException exception)
        {
            failure = exception;
        }

        long allocated = GC.GetAllocatedBytesForCurrentThread() - before;
        Assert.True(allocated <= Constant
            + ((long)BytesPerByte * payload.Length),
                $"{allocated} bytes for {payload.Length} of {Convert.ToHexString(payload[..Math.Min(100, payload.Length)])}");
        if (failure is null) return null;
        Assert.InRange(failure.Offset, 0, payload.Length);
        Assert.NotEmpty(failure.Reason);
        Assert.StartsWith(failure.Reason, failure.Message, StringComparison.Ordinal);
        return failure;
    }

    /// <summary>A payload of every shape of span.</summary>
    internal static byte[] PayloadOf(string shape, SpanMessagePackFormatter formatter)
        => [0x91, .. Written.Chunk(formatter, Shapes.Create(shape), isFirstOfPayload: true)];
}
