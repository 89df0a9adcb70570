using System.Text;

namespace SpanPack.Serialization.Tests.Spans;

/// <summary>Links and events as JSON within the longest value of a tag.</summary>
public sealed class BoundedJsonArrayTests
{
    [Fact]
    public void AHugeElement_LeavesNoMemoryToTheThread()
    {
        BoundedJsonArray array = BoundedJsonArray.Events;
        SpanEvent[] events = [new("small", 1), new(new string('x', 10_000_000), 2)];

        string json = Encoding.UTF8.GetString(SpanEventJson.Format(events, out int written));

        Assert.Equal((1, """[{"time_unix_nano":1,"name":"small"}]"""), (written, json));
        Assert.InRange(array.Capacity, 0, 256 * 1024);
    }
}
