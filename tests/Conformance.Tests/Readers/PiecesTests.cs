using SpanPack.Conformance.Tests.Differential;
using SpanPack.Conformance.Tests.Json;
using SpanPack.Conformance.Tests.Vectors;

namespace SpanPack.Conformance.Tests.Readers;

/// <summary>A payload in pieces is read as one in one piece.</summary>
public sealed class PiecesTests
{
    public static TheoryData<string> Accepted => TracerVector.Accepted;

    [Theory]
    [MemberData(nameof(Accepted))]
    public void Content_IsTheSame(string name)
    {
        var vector = new TracerVector(name);

        TracePayload payload = TracePayloadReader.Read(Pieces.Of(vector.Body), vector.Format);

        Assert.Null(JsonDifference.Find(vector.Content, DecodedJson.Of(payload)));
        Assert.Equal(vector.Body.Length, payload.BytesRead);
    }
}
