using System.Buffers;
using SpanPack.Conformance.Tests.Json;
using SpanPack.Conformance.Tests.Readers;

namespace SpanPack.Conformance.Tests.Differential;

/// <summary>Broken payloads end in the one exception, soon and without much memory, whoever reads them.</summary>
[Trait("Category", Dose.Category)]
public sealed class ReaderFuzzTests
{
    private const int Seed = 19590107;
    private const int MaxOriginal = 3000; // bytes

    // An empty span is a byte on the wire, an object with all its fields in memory, and a place in an array that doubles. Everything else
    // takes less.
    private const int MaxAllocatedPerByte = 600;
    private const int MaxAllocatedFixed = 16 * 1024;

    private static int PayloadsPerFormat
        => Dose.Of(ordinary: 8_000, full: 50_000, nightly: 1_000_000, thorough: 20_000) / TraceFormats.All.Count;

    [Theory]
    [InlineData(TraceFormat.V04)]
    [InlineData(TraceFormat.V05)]
    [InlineData(TraceFormat.V07)]
    [InlineData(TraceFormat.V1)]
    public void Mutations_AreReadOrRefused(TraceFormat format)
    {
        var mutator =
            new PayloadMutator(Seed, [.. DifferentialOriginals.Of(format).Where(static body => body.Length is > 0 and <= MaxOriginal)]);
        int accepted = 0;
        for (int i = 0; i < PayloadsPerFormat; i++)
        {
            byte[] payload = mutator.Next();
            try
            {
                accepted += Check(payload, format) ? 1 : 0;
            }
            catch (Exception e)
            {
                throw new InvalidOperationException($"{i}: {Convert.ToHexString(payload)}", e);
            }
        }

        Assert.InRange(accepted, PayloadsPerFormat / 20, PayloadsPerFormat * 19 / 20); // both verdicts were met
    }

    [Theory]
    [InlineData(TraceFormat.V04, "dd000f4240", "90")] // chunks without spans
    [ThoroughData(TraceFormat.V04, "91dd000f4240", "80")] // spans without fields
    [InlineData(TraceFormat.V04, "919181ab7370616e5f6576656e7473dd000f4240", "80")]
    [ThoroughData(TraceFormat.V05, "92dd000f4240", "a0")]
    [InlineData(TraceFormat.V07, "81a66368756e6b73dd0007a120", "80")]
    [ThoroughData(TraceFormat.V1, "810bdd000f4240", "80")]
    [InlineData(TraceFormat.V1, "810b918104dd000f4240", "80")]
    [InlineData(TraceFormat.V1, "810b9181049181099301" + "06dd000f4240", "0690")]
    public void CheapestElements_TakeBoundedMemory(TraceFormat format, string start, string element)
    {
        const int Count = 1_000_000; // as the headers above claim, at most
        byte[] payload = [.. Convert.FromHexString(start),
            .. Enumerable.Repeat(Convert.FromHexString(element), Count).SelectMany(static bytes => bytes)];
        TryRead(payload, format, out _, out long allocated);
        Assert.InRange(allocated, 0, (MaxAllocatedPerByte * (long)payload.Length) + MaxAllocatedFixed);
    }

    private static bool Check(byte[] payload, TraceFormat format)
    {
        TraceFormatException? error = TryRead(payload, format, out TracePayload? read, out long allocated);
        Assert.InRange(allocated, 0, (MaxAllocatedPerByte * (long)payload.Length) + MaxAllocatedFixed);
        if (error is not null) Assert.InRange(error.Offset, 0, payload.Length);

        var visitor = default(CountingVisitor);
        ReadOnlySequence<byte> pieces = Pieces.Of(payload);
        try
        {
            Assert.Equal(read?.BytesRead, TracePayloadReader.Visit(pieces, format, ref visitor));
            Assert.Equal(read!.SpanCount, visitor.Spans);
        }
        catch (TraceFormatException second)
        {
            Assert.Equal(error?.Message, second.Message);
        }

        return read is not null && DecodedJson.Of(read).ValueKind != default;
    }

    private static TraceFormatException? TryRead(byte[] payload, TraceFormat format, out TracePayload? read, out long allocated)
    {
        long before = GC.GetAllocatedBytesForCurrentThread();
        TraceFormatException? error = null;
        read = null;
        try
        {
            read = TracePayloadReader.Read(payload, format);
        }
        catch (TraceFormatException e)
        {
            error = e;
        }

        allocated = GC.GetAllocatedBytesForCurrentThread() - before;
        return error;
    }
}
