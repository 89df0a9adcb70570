using System.Globalization;
using BenchmarkDotNet.Attributes;

namespace SpanPack.Benchmarks.Tags;

/// <summary>Tags looked up and set by name, beside typed tags and among many set by name.</summary>
public class TagLookupBenchmarks
{
    private Span _span = new();
    private WebServerTags _tags = new();
    private string _last = string.Empty;

    /// <summary>Gets or sets how many tags were set by name: up to 16 are searched one by one, more by an index.</summary>
    [Params(1, 10, 100, 1000)]
    public int Count { get; set; }

    /// <summary>Makes a span with typed tags and tags set by name.</summary>
    [GlobalSetup]
    public void Setup()
    {
        _tags = new WebServerTags { Method = "GET", Route = "orders/{id}" };
        _span = new Span { Tags = _tags };
        for (int i = 0; i < Count; i++) _span.SetTag(string.Create(CultureInfo.InvariantCulture, $"custom.tag.{i}"), "value");
        _last = string.Create(CultureInfo.InvariantCulture, $"custom.tag.{Count - 1}"); // equal, but not the object that was set
        if (GetTypedByName() != "GET" || GetCustom() != "value" || GetMissing() is not null) throw new InvalidOperationException("A tag is not found.");
    }

    /// <summary>A typed tag by its property.</summary>
    [Benchmark]
    public string? GetTypedProperty() => _tags.Method;

    /// <summary>A typed tag by its name.</summary>
    [Benchmark]
    public string? GetTypedByName() => _span.GetTag("http.method");

    /// <summary>The tag that was set last by name.</summary>
    [Benchmark]
    public string? GetCustom() => _span.GetTag(_last);

    /// <summary>A tag that there is not.</summary>
    [Benchmark]
    public string? GetMissing() => _span.GetTag("custom.missing");

    /// <summary>Sets a typed tag by its name.</summary>
    [Benchmark]
    public void SetTypedByName() => _span.SetTag("http.method", "GET");

    /// <summary>Replaces the tag that was set last by name.</summary>
    [Benchmark]
    public void SetCustom() => _span.SetTag(_last, "value");
}
