using SpanPack.Tests.Hostile;

namespace SpanPack.Serialization.Tests.BadInput;

/// <summary>
/// The shapes themselves: what tests of memory, time and output do with them means something only if readers accept them.
/// </summary>
public sealed class HostileShapeTests
{
    private const int Size = 20_000;

    public static TheoryData<string> Names => [.. HostileShapes.All.Select(static shape => shape.Name)];

    [Theory]
    [MemberData(nameof(Names))]
    public void IsAccepted_AndOfItsSize(string name)
    {
        HostileShape shape = HostileShapes.Get(name);
        byte[] payload = shape.Make(Size);

        TracePayload read = TracePayloadReader.Read(payload, shape.Format, long.MaxValue);

        Assert.Equal(payload.Length, read.BytesRead);
        Assert.InRange(payload.Length, Size / 2, Size + 1100); // one value of the deepest shape
    }
}
