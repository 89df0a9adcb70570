using SpanPack.Conformance.Tests.Json;
using SpanPack.Conformance.Tests.Vectors;

namespace SpanPack.Conformance.Tests.Readers;

/// <summary>Payloads of real tracers are read as the agent reads them, and come through a re-encoding unchanged.</summary>
public sealed class TracerPayloadTests
{
    public static TheoryData<string> Accepted => TracerVector.Accepted;

    public static TheoryData<string> Refused => TracerVector.Refused;

    [Theory]
    [MemberData(nameof(Accepted))]
    public void Content_IsWhatTheAgentDecodes(string name)
    {
        var vector = new TracerVector(name);

        TracePayload payload = SpanMessagePackReader.Read(vector.Body);

        Assert.Null(JsonDifference.Find(vector.Traces, DecodedJson.Of(payload.Chunks)));
        Assert.Equal(vector.Body.Length, payload.BytesRead);
    }

    [Theory]
    [MemberData(nameof(Accepted))]
    public void Reencoded_HasTheSameContent(string name)
    {
        var vector = new TracerVector(name);

        byte[] again = Reencoding.Verbatim(SpanMessagePackReader.Read(vector.Body));

        TracePayload payload = SpanMessagePackReader.Read(again);
        Assert.Null(JsonDifference.Find(vector.Traces, DecodedJson.Of(payload.Chunks)));
        Assert.Equal(again.Length, payload.BytesRead);
    }

    [Theory]
    [MemberData(nameof(Accepted))]
    public void ChunkCount_IsTheOneInTheHeaders(string name)
    {
        var vector = new TracerVector(name);

        string? announced = vector.ReadHeaders().GetProperty("X-Datadog-Trace-Count").GetString();

        Assert.Equal(announced, $"{SpanMessagePackReader.Read(vector.Body).Chunks.Count}");
    }

    [Theory]
    [MemberData(nameof(Refused))]
    public void RefusedByTheAgent_IsRefusedAtTheWrongValue(string name)
    {
        var vector = new TracerVector(name);

        var error = Assert.Throws<TraceFormatException>(() => SpanMessagePackReader.Read(vector.Body));

        // The time of the first event is a float 64; the byte at the offset is its code.
        Assert.Equal(0xcb, vector.Body[error.Offset]);
        Assert.Equal("[0][0].span_events[0].time_unix_nano", error.Path);
        Assert.Contains("float", error.Reason, StringComparison.Ordinal);
    }

    [Fact]
    public void AllFourTracers_AreThere()
    {
        string[] makers = [.. TracerVector.All.Select(static name => name.Split('/')[0]).Distinct()];
        Assert.Equal(["dd-trace-go", "dd-trace-js", "ddtrace-py", "ddtrace-py-2"], makers.Order(StringComparer.Ordinal));
        Assert.Single(Refused);
    }
}
