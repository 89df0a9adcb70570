using SpanPack.Tests.Hostile;

namespace SpanPack.DevAgent.Tests;

/// <summary>What an adversary would send takes little memory to be accepted, and little to be drawn.</summary>
public class HostileShapeTests
{
    private const int Size = 400_000;

    public static TheoryData<string> Shapes => [.. HostileShapes.All.Select(static shape => shape.Name)];

    [Theory]
    [MemberData(nameof(Shapes))]
    public void Verdict_TakesAFewBytesForEachByte(string name)
    {
        HostileShape shape = HostileShapes.Get(name);
        byte[] body = shape.Make(Size);
        long before = GC.GetAllocatedBytesForCurrentThread();
        PayloadSummary.Of(body, shape.Format);

        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 60 * Size);
    }

    [Theory]
    [MemberData(nameof(Shapes))]
    public void Waterfall_IsBounded(string name)
    {
        HostileShape shape = HostileShapes.Get(name);
        byte[] body = shape.Make(Size);
        using var text = new StringWriter();
        long before = GC.GetAllocatedBytesForCurrentThread();
        TraceWaterfall.Write(text, body, shape.Format, new() { ShowTags = true, MaxSpans = 100, MaxTags = 20 });

        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 200 * Size);
        Assert.InRange(text.ToString().Length, 0, 100 * (20 + 4) * 122);
    }
}
