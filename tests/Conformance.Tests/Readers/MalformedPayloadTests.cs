using SpanPack.Conformance.Tests.Differential;
using SpanPack.Conformance.Tests.Oracles;
using SpanPack.Conformance.Tests.Vectors;

namespace SpanPack.Conformance.Tests.Readers;

/// <summary>Odd and broken payloads: accepted where the agent's current decoder accepts, refused where it refuses.</summary>
public sealed class MalformedPayloadTests
{
    // The upper half of a trace id is in the first of two maps, and only the last one counts: docs/security.md.
    private const string TwoMaps = "dup_upper_trace_id_two_maps";

    public static TheoryData<string> All => MalformedVector.All;

    public static TheoryData<string> Greedy => MalformedVector.Greedy;

    [Theory]
    [MemberData(nameof(All))]
    public void Verdict_IsThatOfTheAgent(string name)
    {
        var vector = new MalformedVector(name);
        if (vector.IsAccepted)
        {
            string? difference = ReaderComparison.Compare(vector.Format, vector.Body, new AgentVerdict(vector.Verdict));
            if (name == TwoMaps) Assert.NotNull(ListedDifferences.ReasonOf(vector.Format, vector.Body, difference!));
            else Assert.Null(difference);
        }
        else
        {
            var error = Assert.Throws<TraceFormatException>(() => TracePayloadReader.Read(vector.Body, vector.Format));
            Assert.InRange(error.Offset, 0, vector.Body.Length);
            Assert.NotEmpty(error.Reason);
        }
    }

    [Theory]
    [MemberData(nameof(Greedy))]
    public void Memory_IsBoundedByWhatIsThere(string name)
    {
        const int PerByte = 16; // one open container is a byte on the wire and eight in memory, and the array that holds it doubles
        const int Fixed = 64 * 1024;
        var vector = new MalformedVector(name);

        Assert.InRange(AllocatedBytes(vector), 0, Fixed + (PerByte * (long)vector.Body.Length));
    }

    [Fact]
    public void BothVerdicts_AreThere()
    {
        int accepted = MalformedVector.Names.Count(static name => new MalformedVector(name).IsAccepted);
        Assert.InRange(accepted, 30, MalformedVector.Names.Length - 30);
        Assert.InRange(Greedy.Count, 10, MalformedVector.Names.Length);
    }

    private static long AllocatedBytes(MalformedVector vector)
    {
        long before = GC.GetAllocatedBytesForCurrentThread();
        try
        {
            TracePayloadReader.Read(vector.Body, vector.Format);
        }
        catch (TraceFormatException)
        {
            // Most of them are refused; the other test says which.
        }

        return GC.GetAllocatedBytesForCurrentThread() - before;
    }
}
