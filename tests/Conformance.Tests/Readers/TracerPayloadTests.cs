using SpanPack.Conformance.Tests.Json;
using SpanPack.Conformance.Tests.Vectors;

namespace SpanPack.Conformance.Tests.Readers;

/// <summary>Payloads of real tracers are read as the agent reads them, and come through a re-encoding unchanged.</summary>
public sealed class TracerPayloadTests
{
    public static TheoryData<string> Accepted => TracerVector.Accepted;

    public static TheoryData<string> AcceptedV04
        => [.. TracerVector.Of(TraceFormat.V04).Where(static name => new TracerVector(name).IsAccepted)];

    public static TheoryData<string> Posted
        => [.. TracerVector.All.Where(static name => new TracerVector(name) is { IsAccepted: true, HasHeaders: true })];

    public static TheoryData<string> Refused => TracerVector.Refused;

    [Theory]
    [MemberData(nameof(Accepted))]
    public void Content_IsWhatTheAgentDecodes(string name)
    {
        var vector = new TracerVector(name);

        TracePayload payload = TracePayloadReader.Read(vector.Body, vector.Format);

        Assert.Null(JsonDifference.Find(vector.Content, DecodedJson.Of(payload)));
        Assert.Equal(vector.Body.Length, payload.BytesRead);
    }

    [Theory]
    [MemberData(nameof(Accepted))]
    public void Format_IsDetected(string name)
    {
        var vector = new TracerVector(name);

        Assert.Equal(vector.Format, TraceFormatDetector.Detect(vector.Body, out bool isAmbiguous));
        Assert.False(isAmbiguous);
    }

    [Theory]
    [MemberData(nameof(AcceptedV04))]
    public void Reencoded_HasTheSameContent(string name)
    {
        var vector = new TracerVector(name);

        byte[] again = Reencoding.Verbatim(TracePayloadReader.Read(vector.Body, TraceFormat.V04));

        TracePayload payload = TracePayloadReader.Read(again, TraceFormat.V04);
        Assert.Null(JsonDifference.Find(vector.Content, DecodedJson.Of(payload)));
        Assert.Equal(again.Length, payload.BytesRead);
    }

    [Theory]
    [MemberData(nameof(Posted))]
    public void ChunkCount_IsTheOneInTheHeaders(string name)
    {
        var vector = new TracerVector(name);

        string? announced = vector.ReadHeaders().GetProperty("X-Datadog-Trace-Count").GetString();

        Assert.Equal(announced, $"{TracePayloadReader.Read(vector.Body, vector.Format).Chunks.Count}");
    }

    [Theory]
    [MemberData(nameof(Refused))]
    public void RefusedByTheAgent_IsRefusedAtTheWrongValue(string name)
    {
        var vector = new TracerVector(name);

        var error = Assert.Throws<TraceFormatException>(() => TracePayloadReader.Read(vector.Body, TraceFormat.V04));

        // The time of the first event is a float 64; the byte at the offset is its code.
        Assert.Equal(0xcb, vector.Body[error.Offset]);
        Assert.Equal("[0][0].span_events[0].time_unix_nano", error.Path);
        Assert.Contains("float", error.Reason, StringComparison.Ordinal);
    }

    [Fact]
    public void AllMakers_AreThere()
    {
        string[] folders = [.. TracerVector.All.Select(static name => name[..name.LastIndexOf('/')]).Distinct()];
        string[] expected =
        [
            "agent-encoder/v0.7", "agent-encoder/v1.0", "dd-trace-go/v0.4", "dd-trace-go/v1.0", "dd-trace-js/v0.4", "dd-trace-js/v0.5",
            "ddtrace-py-2/v0.4", "ddtrace-py-2/v0.5", "ddtrace-py/v0.4", "ddtrace-py/v0.5",
        ];
        Assert.Equal(expected, folders);
        Assert.Single(Refused);
    }
}
