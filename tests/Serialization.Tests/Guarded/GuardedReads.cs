using System.Text;

namespace SpanPack.Serialization.Tests.Guarded;

/// <summary>
/// Reads payloads, whole and cut off, from memory that ends at a guard page. What goes wrong throws, or stops the process.
/// </summary>
/// <param name="details">Whether to print each payload before it is read.</param>
internal sealed class GuardedReads(bool details) : IDisposable
{
    private const int Capacity = 4 * 1024 * 1024;
    // of the beginnings of one payload, about: reading them all would take a time that is the square of its length
    private const int MaxBytes = 2 * 1024 * 1024;

    private readonly GuardedMemory _memory = new(Capacity);

    /// <summary>Payloads read so far, cut off ones included.</summary>
    internal int Count { get; private set; }

    /// <summary>Reads a payload and some of its beginnings.</summary>
    /// <param name="detail">What it is.</param>
    /// <param name="payload">The bytes.</param>
    /// <param name="format">The format to read it as.</param>
    /// <param name="cuts">How many beginnings of it to read, about; those of the first and the last bytes among them.</param>
    internal void Run(string detail, ReadOnlySpan<byte> payload, TraceFormat format, int cuts)
    {
        Read(detail, payload, format);
        cuts = Math.Min(cuts, MaxBytes / Math.Max(1, payload.Length));
        int step = 1 + (payload.Length / Math.Max(1, cuts / 2));
        for (int length = payload.Length - 1; length >= 0; length--)
        {
            if (length < cuts / 4 || length > payload.Length - (cuts / 4) || length % step == 0) Read(detail, payload[..length], format);
        }
    }

    public void Dispose() => _memory.Dispose();

    private void Read(string detail, ReadOnlySpan<byte> payload, TraceFormat format)
    {
        if (details) Console.WriteLine($"{detail}: {payload.Length} bytes as {format.GetName()}");
        Count++;
        byte[] expected = Outcome(payload.ToArray(), format);
        Span<byte> guarded = _memory.EndingAtGuard(payload.Length);
        payload.CopyTo(guarded);
        AssertSame(expected, Outcome(guarded, format), detail, payload.Length, format);

        guarded = _memory.BeginningAtGuard(payload.Length);
        payload.CopyTo(guarded);
        AssertSame(expected, Outcome(guarded, format), detail, payload.Length, format);
    }

    /// <summary>What is read, written again; or why it is refused.</summary>
    private static byte[] Outcome(ReadOnlySpan<byte> payload, TraceFormat format)
    {
        TraceFormat? detected = TraceFormatDetector.Detect(payload, out bool isAmbiguous);
        try
        {
            TracePayload read = TracePayloadReader.Read(payload, format);
            return [.. Encoding.UTF8.GetBytes($"{detected} {isAmbiguous} {read.BytesRead} {read.SpanCount} "),
                .. TraceConverter.ToBytes(read)];
        }
        catch (TraceFormatException exception)
        {
            return Encoding.UTF8.GetBytes($"{detected} {isAmbiguous} {exception.Message}");
        }
    }

    private static void AssertSame(byte[] expected, byte[] actual, string detail, int length, TraceFormat format)
    {
        if (!expected.AsSpan().SequenceEqual(actual))
            throw new InvalidOperationException($"{detail}, {length} bytes as {format.GetName()}: read otherwise than from an array.");
    }
}
