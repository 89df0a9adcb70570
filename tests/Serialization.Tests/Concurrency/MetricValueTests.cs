using SpanPack.Serialization.Tests.TagClasses;

namespace SpanPack.Serialization.Tests.Concurrency;

/// <summary>A number that is set and cleared while a writer runs is written as it was set, or not at all.</summary>
public sealed class MetricValueTests
{
    private const int Writes = 150_000;

    [Fact]
    public void ACustomNumberSetAndCleared_IsNeverZero()
    {
        // Many, so that some lie across two cache lines: these are the ones that a writer could see a half of.
        string[] names = [.. Enumerable.Range(0, 16).Select(static i => $"custom.{i}")];
        Span[] spans = [.. Enumerable.Range(1, 8).Select(i => Create((ulong)i, names))];
        Run(spans, i => spans[i / 32 % 8].SetMetric(names[i % 16], i / 16 % 2 == 0 ? null : 7));
    }

    [Fact]
    public void ATypedNumberSetAndCleared_IsNeverZero()
    {
        var tags = new LeafTags();
        Run(new[] { new Span { SpanId = 1, Tags = tags } }, i => tags.Metric = i % 2 == 0 ? null : 7);
    }

    [Fact]
    // which a processor reads and writes at once
    public void ANumber_IsOneWord() => Assert.Equal(sizeof(long), System.Runtime.CompilerServices.Unsafe.SizeOf<MetricValue>());

    [Fact]
    public void EveryNumber_ComesBack_AndOneNaNAsTheUsual()
    {
        foreach (double number in (double[])[0, -0.0, 1, double.Epsilon, double.NaN, -double.NaN, double.NegativeInfinity,
            BitConverter.UInt64BitsToDouble(0x7FF7_5350_414E_5042)])
            Assert.Equal(BitConverter.DoubleToInt64Bits(number), BitConverter.DoubleToInt64Bits(new MetricValue(number).Number!.Value));

        Assert.Null(default(MetricValue).Number);
        Assert.Equal(double.NaN, new MetricValue(BitConverter.UInt64BitsToDouble(0x7FF7_5350_414E_5041)).Number);
    }

    private static Span Create(ulong id, string[] names)
    {
        var span = new Span { SpanId = id, Service = new string('s', (int)id * 4) };
        foreach (string name in names) span.SetMetric(name, 7);
        return span;
    }

    private static void Run(Span[] spans, Action<int> change)
    {
        byte[] zero = [0xcb, 0, 0, 0, 0, 0, 0, 0, 0];
        var buffer = new PayloadBuffer();
        Race.Run(Writes, change, () =>
        {
            buffer.Clear();
            SpanMessagePackFormatter.Verbatim.Write(buffer, new TraceChunk(spans));
            Assert.Equal(-1, buffer.WrittenSpan.IndexOf(zero));
        });
    }
}
