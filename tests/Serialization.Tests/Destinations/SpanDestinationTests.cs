using SpanPack.Serialization.Tests.Support;

namespace SpanPack.Serialization.Tests.Destinations;

public sealed class SpanDestinationTests
{
    private const byte Canary = 0xc1; // no MessagePack value begins with it

    public static TheoryData<string> AllShapes => Shapes.All;

    [Theory]
    [MemberData(nameof(AllShapes))]
    public void TooShort_IsLeftUntouched_AndTheExactSizeIsTold(string shape)
    {
        TraceChunk chunk = Shapes.Create(shape);
        foreach (SpanMessagePackFormatter formatter in Shapes.Formatters)
        {
            byte[] expected = Written.Chunk(formatter, chunk, isFirstOfPayload: true);
            foreach (int length in LengthsBelow(expected.Length))
            {
                byte[] destination = Filled(length);
                Assert.False(formatter.TryWrite(destination, chunk, out int needed, isFirstOfPayload: true));
                Assert.Equal(expected.Length, needed);
                Assert.DoesNotContain(destination, static value => value != Canary);
            }
        }
    }

    [Theory]
    [MemberData(nameof(AllShapes))]
    public void TheSizeThatWasTold_AndEveryLarger_Suffices(string shape)
    {
        TraceChunk chunk = Shapes.Create(shape);
        foreach (SpanMessagePackFormatter formatter in Shapes.Formatters)
        {
            byte[] expected = Written.Chunk(formatter, chunk);
            Assert.False(formatter.TryWrite(default, chunk, out int needed));
            Assert.Equal(expected.Length, needed);
            foreach (int more in (int[])[0, 1, 31, 32, 33, 500, 1000, 2000, 5000, 20_000, 1_000_000])
            {
                byte[] destination = Filled(needed + more + 64);
                Assert.True(formatter.TryWrite(destination.AsSpan(0, needed + more), chunk, out int written));
                Assert.Equal(expected, destination[..written]);
                Assert.DoesNotContain(destination[(needed + more)..], static value => value != Canary);
            }
        }
    }

    [Fact]
    public void ManyLocalRoots_WithTheTextsOfTheirTrace_AreCounted()
    {
        // The texts go on every local root: a bound that counts them once lets the writer touch a span that proves too short.
        Span[] roots = [.. Enumerable.Range(1, 40).Select(static id => Example.Root((ulong)id))];
        var chunk = new TraceChunk(roots)
        {
            TraceTags = new TraceTags { ["flow"] = new string('é', 20_000) },
            AppSec = new AppSecTraceInfo { EventRulesVersion = new string('é', 20_000) },
        };
        AssertUntouchedBelow(chunk, Example.Process);
    }

    [Fact]
    public void ALongDefaultService_IsCountedForEverySpan()
    {
        Span[] spans = [.. Enumerable.Range(1, 40).Select(static id => new Span { SpanId = (ulong)id })];
        AssertUntouchedBelow(new TraceChunk(spans),
            new ProcessTags { Service = new string('é', 9_000), Version = new string('é', 10_000) });
    }

    private static void AssertUntouchedBelow(in TraceChunk chunk, ProcessTags process)
    {
        var formatter = new SpanMessagePackFormatter(process);
        Assert.False(formatter.TryWrite(default, chunk, out int needed));
        for (int length = needed - 1; length > 0; length = length * 9 / 10)
        {
            byte[] destination = Filled(length);
            Assert.False(formatter.TryWrite(destination, chunk, out int told));
            Assert.Equal(needed, told);
            Assert.DoesNotContain(destination, static value => value != Canary);
        }
    }

    /// <summary>Every length of short chunks; of long ones those near the ends and some between.</summary>
    private static IEnumerable<int> LengthsBelow(int size)
        => Enumerable.Range(0, size).Where(length => length < 40 || length > size - 40 || length % (1 + (size / 100)) == 0);

    private static byte[] Filled(int length)
    {
        byte[] bytes = new byte[length];
        bytes.AsSpan().Fill(Canary);
        return bytes;
    }
}
