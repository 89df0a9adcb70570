using SpanPack.Serialization.Tests.Support;
using SpanPack.Serialization.Tests.TagClasses;

namespace SpanPack.Serialization.Tests.CustomTags;

public sealed class ByNameTests
{
    private readonly Span _span = new() { SpanId = 1 };

    [Fact]
    public void AString_RemovesTheNumber_AndTheReverse()
    {
        _span.SetMetric("a", 1);
        _span.SetTag("a", "text");
        Assert.Null(_span.GetMetric("a"));
        Assert.Equal("text", _span.GetTag("a"));

        _span.SetMetric("a", 2);
        Assert.Null(_span.GetTag("a"));
        Assert.Equal(2, _span.GetMetric("a"));
        Node written = Written.Only(_span);
        Assert.Empty(written["meta"].Keys);
        Assert.Equal(["a"], written["metrics"].Keys);
    }

    [Fact]
    public void Null_Removes_AndATagComesBackInItsOldPlace()
    {
        foreach (string name in (string[])["a", "b", "c"]) _span.SetTag(name, name);
        _span.SetTag("a", null);
        Assert.Equal(["b", "c"], Written.Only(_span)["meta"].Keys);

        _span.SetTag("a", "again");
        Assert.Equal(["a", "b", "c"], Written.Only(_span)["meta"].Keys);
        _span.SetMetric("none", null);
        _span.SetMetaStruct("none", null);
        Assert.Equal(["a", "b", "c"], Written.Only(_span)["meta"].Keys);
        Assert.False(Written.Only(_span).Has("meta_struct"));
    }

    [Fact]
    public void NamesOfSlots_GoToTheSlots()
    {
        var tags = new LeafTags();
        _span.Tags = tags;
        _span.SetTag("test.base", "text");
        _span.SetTag("test.leaf.int", "-12");
        _span.SetTag("test.leaf.long", "no number");
        _span.SetTag("test.leaf.bool", "True");
        _span.SetTag("test.leaf.enum", "Friday");
        _span.SetMetric("test.leaf.metric", 0.5);
        _span.SetMetric("test.middle.0", 1.5);

        Assert.Equal(("text", -12, null, true), (tags.Text, tags.Integer, tags.Long, tags.Flag));
        Assert.Equal((DayOfWeek.Friday, 0.5, "1.5"), (tags.Day, tags.Metric, tags.Middle0));
        Assert.Equal("no number", _span.GetTag("test.leaf.long"));
        Assert.Null(_span.GetMetric("test.middle.0"));
        Assert.Equal("1.5", Written.Only(_span)["meta"]["test.middle.0"].Text);

        tags.Integer = 999;
        Assert.Equal("999", _span.GetTag("test.leaf.int"));
        _span.SetTag("test.leaf.int", null);
        Assert.Null(tags.Integer);
    }

    [Fact]
    public void Constants_CannotBeChanged()
    {
        _span.SetTag("test.leaf", "before");
        _span.SetMetric("test.kind", 1);
        _span.Tags = new LeafTags();
        _span.SetTag("test.leaf", "after");
        _span.SetMetric("test.leaf", 1);
        _span.SetTag("test.leaf", null);

        Assert.Equal("é", _span.GetTag("test.leaf"));
        Assert.Equal("base", _span.GetTag("test.kind"));
        Assert.Null(_span.GetMetric("test.leaf"));
        Node written = Written.Only(_span);
        Assert.Equal(["test.leaf", "test.leaf.constant.whose.key.is.longer.than.thirty.bytes", "test.kind"], written["meta"].Keys);
        Assert.Empty(written["metrics"].Keys);
    }

    [Fact]
    public void TagsThatAreAssignedLater_TakeTheirNames_WhereTheyAreUnset()
    {
        _span.SetTag("test.base", "by name");
        _span.SetTag("test.middle.1", "by name");
        _span.SetMetric("test.base.count", 7);
        _span.SetMetric("test.leaf.long", 8);
        _span.SetTag("other", "stays");
        var tags = new LeafTags { Middle1 = "by property" };
        _span.Tags = tags;

        Assert.Equal(("by name", "by property", 7L, 8L), (tags.Text, tags.Middle1, tags.Count, tags.Long));
        Assert.Equal(["by name", "by property", "stays"], ((string[])["test.base", "test.middle.1", "other"]).Select(_span.GetTag));
        _span.Tags = null;
        Assert.Null(_span.GetTag("test.base"));
        Assert.Equal("stays", _span.GetTag("other"));
    }

    [Theory]
    [InlineData(16)]
    [InlineData(17)]
    [InlineData(1000)]
    public void ManyTags_AreFoundChangedAndRemoved(int count)
    {
        for (int i = 0; i < count; i++) _span.SetTag($"t{i}", "old");
        for (int i = 0; i < count; i++)
        {
            if (i % 3 == 0) _span.SetTag($"t{i}", null);
            else if (i % 3 == 1) _span.SetMetric($"t{i}", i);
            else _span.SetTag($"t{i}", $"new {i}");
        }

        Node written = Written.Only(_span);
        SortedDictionary<string, string> meta = written["meta"].ToDictionary(static node => node.Text);
        SortedDictionary<string, double> metrics = written["metrics"].ToDictionary(static node => node.Float64);
        for (int i = 0; i < count; i++)
        {
            Assert.Equal(i % 3 == 2 ? $"new {i}" : null, _span.GetTag($"t{i}"));
            Assert.Equal(i % 3 == 1 ? i : null, _span.GetMetric($"t{i}"));
            Assert.Equal(i % 3 == 2, meta.ContainsKey($"t{i}"));
            Assert.Equal(i % 3 == 1, metrics.ContainsKey($"t{i}"));
        }
    }

    [Fact]
    public void ManyAttributes_ReplaceTheirKeys()
    {
        var attributes = new AttributeList();
        for (int round = 0; round < 2; round++)
        {
            for (int i = 0; i < 100; i++) attributes[$"k{i}"] = i + (1000 * round);
        }

        Assert.Equal(100, attributes.Count);
        for (int i = 0; i < 100; i++) Assert.Equal(1000 + i, attributes[$"k{i}"].AsInt64());
        Assert.False(attributes.TryGetValue("k100", out _));
        Assert.Equal(attributes.AsSpan().ToArray(), attributes.ToArray());
    }
}
