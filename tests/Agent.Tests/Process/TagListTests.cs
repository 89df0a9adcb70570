using FsCheck.Fluent;

namespace SpanPack.Agent.Tests;

public sealed class TagListTests
{
    [Theory]
    [InlineData("a:1,b:2", "a=1;b=2")]
    [InlineData("a:1 b:2\tc:3", "a=1;b=2;c=3")]
    [InlineData(" a : 1 , b : two words ", "a=1;b=two words")]
    [InlineData("a:1,b:2 c:3", "a=1;b=2 c:3")]
    [InlineData("url:http://x:80/,b:2", "b=2;url=http://x:80/")]
    [InlineData("a:1,a:2", "a=2")]
    [InlineData("a:,b", "a=;b=")]
    [InlineData(":1,, ,b:2,", "b=2")]
    [InlineData("A:1,a:2", "A=1;a=2")]
    [InlineData("", "")]
    public void Entries_AreSplitAtCommasElseAtBlanks(string text, string expected)
        => Assert.Equal(expected,
            string.Join(';',
                TagList.Parse(text).OrderBy(static tag => tag.Key, StringComparer.Ordinal).Select(static tag => $"{tag.Key}={tag.Value}")));

    [Fact]
    public void AnyText_IsReadAndBounded()
        => Property.Holds(Texts.Of("a", "b:", ":", ",", " ", "\t", "\u00A0", new string('k', TagList.MaxKeyLength), "env").ToArbitrary(),
            400, static text =>
        {
            Dictionary<string, string> tags = TagList.Parse(text);
            Assert.True(tags.Count <= TagList.MaxEntries);
            Assert.All(tags, static tag =>
            {
                Assert.InRange(tag.Key.Length, 1, TagList.MaxKeyLength);
                Assert.InRange(tag.Value.Length, 0, TagList.MaxValueLength);
                Assert.Equal((tag.Key.Trim(), tag.Value.Trim()), (tag.Key, tag.Value));
                Assert.DoesNotContain(':', tag.Key);
            });
        });

    [Fact]
    public void WhatWasWritten_IsRead()
        => Property.Holds(Gen.Elements("a", "b.c", "d-e", "f/g")
            .ListOf()
            .SelectMany(static keys => Gen.Elements("1", "x:y", "ü", "").ListOf(keys.Count).Select(values => keys.Zip(values).ToArray()))
            .ToArbitrary(),
            200, static pairs =>
        {
            var expected = new Dictionary<string, string>();
            foreach ((string key, string value) in pairs) expected[key] = value;
            Assert.Equal(expected, TagList.Parse(string.Join(',', pairs.Select(static pair => $"{pair.First}:{pair.Second}"))));
            Assert.Equal(expected, TagList.Parse(string.Join(' ', pairs.Select(static pair => $"{pair.First}:{pair.Second}"))));
        });

    [Fact]
    public void WhatIsTooMuch_IsLeftOut()
    {
        string many = string.Join(',', Enumerable.Range(0, 1_000).Select(static i => $"k{i}:v"));
        Assert.Equal(TagList.MaxEntries, TagList.Parse(many).Count);
        Assert.Equal("v", TagList.Parse(many)[$"k{TagList.MaxEntries - 1}"]);

        string longest = $"{new string('k', TagList.MaxKeyLength)}:{new string('v', TagList.MaxValueLength)}";
        Assert.Single(TagList.Parse(longest));
        Assert.Equal(["a"], TagList.Parse($"k{longest},a:1").Keys);
        Assert.Equal(["a"], TagList.Parse($"{longest}v,a:1").Keys);
    }
}
