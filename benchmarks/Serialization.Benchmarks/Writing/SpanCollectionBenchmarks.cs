using BenchmarkDotNet.Attributes;
using SpanPack.Benchmarks.Shapes;

namespace SpanPack.Benchmarks.Writing;

/// <summary>The spans of a trace collected as they end, and walked by a writer: <see cref="SpanCollection"/> against a list and its array.</summary>
public class SpanCollectionBenchmarks
{
    private Span[] _spans = [];
    private SpanCollection _collection;

    /// <summary>Gets or sets how many spans a trace has: most have one, few more than twenty.</summary>
    [Params(1, 2, 20, 1000)]
    public int Count { get; set; }

    /// <summary>Makes the spans.</summary>
    [GlobalSetup]
    public void Setup()
    {
        _spans = [.. Enumerable.Range(0, Count).Select(static i => SpanShapes.Create(SpanShape.Simple, i))];
        _collection = CollectSpanCollection();
        if (_collection.Count != Count || WalkSpanCollection() != WalkArray()) throw new InvalidOperationException("The collection holds other spans.");
    }

    /// <summary>Collects with the library's builder.</summary>
    [Benchmark]
    public SpanCollection CollectSpanCollection()
    {
        var builder = default(SpanCollection.Builder);
        foreach (Span span in _spans) builder.Add(span);
        return builder.Build();
    }

    /// <summary>Collects into a list and hands its array out.</summary>
    [Benchmark]
    public Span[] CollectArray()
    {
        var list = new List<Span>();
        foreach (Span span in _spans) list.Add(span);
        return [.. list];
    }

    /// <summary>Walks a collection.</summary>
    [Benchmark]
    public ulong WalkSpanCollection()
    {
        ulong sum = 0;
        foreach (Span span in _collection) sum += span.SpanId;
        return sum;
    }

    /// <summary>Walks an array.</summary>
    [Benchmark]
    public ulong WalkArray()
    {
        ulong sum = 0;
        foreach (Span span in _spans) sum += span.SpanId;
        return sum;
    }
}
