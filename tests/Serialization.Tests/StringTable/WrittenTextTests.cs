using FsCheck.Fluent;
using SpanPack.Serialization.Tests.Support;

namespace SpanPack.Serialization.Tests.StringTable;

/// <summary>Whether a string is the text that bytes begin with.</summary>
[Trait(Category.Name, Category.Properties)]
public sealed class WrittenTextTests
{
    [Fact]
    public void AString_IsTheTextThatItIsWrittenAs_AndNoOther() => Property.Holds(Arb.From(Gen.Choose(0, int.MaxValue)), 300, static seed =>
    {
        var dice = new Random(seed);
        var strings = new TableStrings(dice, collide: false);
        string[] texts = [.. Enumerable.Range(0, 40).Select(_ => strings.Next())];
        byte[] behind = new byte[dice.Next(3)];
        foreach (string written in texts)
        {
            byte[] bytes = [.. Pack.Str(written), .. behind];
            foreach (string text in texts) Assert.Equal(Utf16.Repair(text) == Utf16.Repair(written), WrittenText.Is(bytes, text));
        }
    });

    [Theory]
    [InlineData("\u00e9")]
    [InlineData("\u0800")]
    [InlineData("ab\ud83d\ude00")]
    public void Characters_AreNotBytes(string text)
    {
        byte[] bytes = Pack.Str(text);
        string widened = string.Concat(bytes.Skip(1).Select(static one => (char)one));

        Assert.False(WrittenText.Is(bytes, widened));
        Assert.False(WrittenText.Is(Pack.Str(widened), text));
    }

    [Fact]
    public void NothingIsReadBehindTheBytes()
    {
        foreach (int length in (int[])[1, 20, 40, 300, 70_000])
        {
            byte[] bytes = Pack.Str(new string('x', length));
            Assert.Throws<ArgumentOutOfRangeException>(() => WrittenText.Is(bytes.AsSpan(0, bytes.Length - 1), new string('x', length)));
        }

        Assert.Throws<IndexOutOfRangeException>(static () => WrittenText.Is([], "x"));
    }
}
