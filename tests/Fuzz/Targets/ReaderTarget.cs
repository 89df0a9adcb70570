using System.Buffers;

namespace SpanPack.Fuzz.Targets;

/// <summary>
/// Payloads of all formats: the first byte says which one, the rest is the payload. Spans, visitors and payloads in pieces must agree on
/// what is accepted.
/// </summary>
internal static class ReaderTarget
{
    private const int MaxObjectBytes = 64 * 1024 * 1024;

    internal static void Run(byte[] input)
    {
        if (input.Length == 0) return;
        TraceFormat format = TraceFormats.All[input[0] % TraceFormats.All.Count];
        ReadOnlyMemory<byte> payload = input.AsMemory(1);
        TraceFormatDetector.Detect(payload.Span);
        int? read = Read(() => TracePayloadReader.Read(payload.Span, format, MaxObjectBytes).Chunks.Count, out bool exceedsBudget);
        int? visited = Read(() => Visit(payload, format), out _);
        if ((read is null) != (visited is null) && !exceedsBudget)
            throw new WrongResultException($"{format}: {Word(read)} by the reader, {Word(visited)} by the visitor.");
        int? inPieces = Read(() => TracePayloadReader.Read(Split(payload), format, MaxObjectBytes).Chunks.Count, out _);
        if (read != inPieces) throw new WrongResultException($"{format}: {read} chunks in one piece, {inPieces} in two.");
    }

    private static int Visit(ReadOnlyMemory<byte> payload, TraceFormat format)
    {
        var visitor = new IgnoringVisitor();
        TracePayloadReader.Visit(payload.Span, format, ref visitor);
        return 0;
    }

    private static int? Read(Func<int> read, out bool exceedsBudget)
    {
        exceedsBudget = false;
        try
        {
            return read();
        }
        catch (TraceFormatException problem)
        {
            exceedsBudget = problem.ExceedsBudget;
            return null;
        }
    }

    private static string Word(int? chunks) => chunks is null ? "refused" : "accepted";

    private static ReadOnlySequence<byte> Split(ReadOnlyMemory<byte> payload)
    {
        var first = new Piece(payload[..(payload.Length / 2)], 0);
        return new ReadOnlySequence<byte>(first, 0, first.Add(payload[(payload.Length / 2)..]), payload.Length - (payload.Length / 2));
    }

    private sealed class IgnoringVisitor : TraceVisitor;

    private sealed class Piece : ReadOnlySequenceSegment<byte>
    {
        internal Piece(ReadOnlyMemory<byte> memory, long start) => (Memory, RunningIndex) = (memory, start);

        internal Piece Add(ReadOnlyMemory<byte> memory)
        {
            var next = new Piece(memory, RunningIndex + Memory.Length);
            Next = next;
            return next;
        }
    }
}
