using SpanPack.Conformance.Tests.Json;
using SpanPack.Conformance.Tests.Vectors;

namespace SpanPack.Conformance.Tests.Readers;

/// <summary>Odd and broken payloads: accepted where the agent's current decoder accepts, refused where it refuses.</summary>
public sealed class MalformedPayloadTests
{
    public static TheoryData<string> All => MalformedVector.All;

    public static TheoryData<string> Greedy => MalformedVector.Greedy;

    [Theory]
    [MemberData(nameof(All))]
    public void Verdict_IsThatOfTheAgent(string name)
    {
        var vector = new MalformedVector(name);
        if (vector.IsAccepted)
        {
            TracePayload payload = SpanMessagePackReader.Read(vector.Body);
            Assert.Null(JsonDifference.Find(vector.Traces, DecodedJson.Of(payload.Chunks)));
            Assert.Equal(vector.Body.Length - vector.Verdict.GetProperty("idx").GetProperty("trailing_bytes").GetInt32(), payload.BytesRead);
        }
        else
        {
            var error = Assert.Throws<TraceFormatException>(() => SpanMessagePackReader.Read(vector.Body));
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
        byte[] body = new MalformedVector(name).Body;

        Assert.InRange(AllocatedBytes(body), 0, Fixed + (PerByte * (long)body.Length));
    }

    [Fact]
    public void BothVerdicts_AreThere()
    {
        int accepted = MalformedVector.Names.Count(static name => new MalformedVector(name).IsAccepted);
        Assert.InRange(accepted, 30, MalformedVector.Names.Length - 30);
        Assert.InRange(Greedy.Count, 10, MalformedVector.Names.Length);
    }

    private static long AllocatedBytes(byte[] body)
    {
        long before = GC.GetAllocatedBytesForCurrentThread();
        try
        {
            SpanMessagePackReader.Read(body);
        }
        catch (TraceFormatException)
        {
            // Most of them are refused; the other test says which.
        }

        return GC.GetAllocatedBytesForCurrentThread() - before;
    }
}
