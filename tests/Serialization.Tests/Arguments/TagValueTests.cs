namespace SpanPack.Serialization.Tests.Arguments;

public sealed class TagValueTests
{
    public static TheoryData<object?, string?> Values => new()
    {
        { "text", "text" }, { 'c', "c" }, { true, "true" }, { (sbyte)-1, "-1" }, { byte.MaxValue, "255" }, { (short)-2, "-2" },
        { ushort.MaxValue, "65535" },
        { 3, "3" }, { uint.MaxValue, "4294967295" }, { long.MinValue, "-9223372036854775808" }, { 0.5f, "0.5" }, { 0.1, "0.1" },
        { new[] { "a", null, "b" }, "[a, b]" }, { new[] { 'a' }, "[a]" }, { new[] { true, false }, "[true, false]" },
        { new sbyte[] { -1 }, "[-1]" }, { new byte[] { 255 }, "[255]" },
        { new short[] { -1 }, "[-1]" }, { new ushort[] { 1 }, "[1]" }, { new[] { 1, 2 }, "[1, 2]" },
        { new[] { uint.MaxValue }, "[4294967295]" }, { new[] { 1L }, "[1]" },
        { new[] { 0.5f }, "[0.5]" }, { new[] { 0.1 }, "[0.1]" },
        { null, null }, { 1UL, null }, { 1m, null }, { DayOfWeek.Friday, null }, { new object(), null }, { DateTime.UnixEpoch, null },
        { new object[] { 1 }, null },
        { Array.Empty<int>(), null }, { new string?[] { null }, null }, { new[] { DayOfWeek.Friday }, null }, { new[] { 1UL }, null },
        { new[] { new[] { 1 } }, null }, { new int[1, 1], null },
    };

    [Theory]
    [MemberData(nameof(Values))]
    public void TryCreate_TakesWhatTheProtocolKnows(object? value, string? text)
    {
        Assert.Equal(text is not null, TagValue.TryCreate(value, out TagValue result));
        if (text is not null) Assert.Equal(text, result.ToString());
    }

    [Fact]
    public void AValueOfAnotherKind_IsNotHandedOut()
    {
        TagValue text = "text";
        TagValue number = 1;

        Assert.Throws<InvalidOperationException>(() => text.AsInt64());
        Assert.Throws<InvalidOperationException>(() => text.AsBool());
        Assert.Throws<InvalidOperationException>(() => text.AsDouble());
        Assert.Throws<InvalidOperationException>(() => text.AsArray().Length);
        Assert.Throws<InvalidOperationException>(() => number.AsString());
        Assert.Null(default(TagValue).AsString());
    }

    [Fact]
    public void Equality_IsOfKindAndContent()
    {
        Assert.Equal((TagValue)new[] { 1L, 2L }, new TagValue((TagValue[])[1, 2]));
        Assert.Equal(((TagValue)new[] { "a" }).GetHashCode(), new TagValue((TagValue[])["a"]).GetHashCode());
        Assert.True((TagValue)1 == 1L);
        Assert.True((TagValue)1 != 1.0);
        Assert.True((TagValue)0.0 != -0.0);
        Assert.True((TagValue)double.NaN == double.NaN);
        Assert.False(((TagValue)"1").Equals((TagValue)1));
        Assert.False(((TagValue)"1").Equals((object?)null));
    }

    public static TheoryData<TagValue, TagValue, bool> NestedPairs => new()
    {
        { new(new byte[] { 1, 2 }), new(new byte[] { 1, 2 }), true }, { new(new byte[] { 1, 2 }), new(new byte[] { 1, 3 }), false },
        { new([1, "a"]), new([1, "a"]), true }, { new([1, "a"]), new(["a", 1]), false }, { new([1]), new([1, 1]), false },
        { new([new TagValue([true])]), new([new TagValue([true])]), true }, { new([new TagValue([true])]), new([true]), false },
        { Pairs(("a", 1)), Pairs(("a", 1)), true }, { Pairs(("a", 1)), Pairs(("a", 2)), false },
        { Pairs(("a", 1), ("b", 2)), Pairs(("b", 2), ("a", 1)), false }, { Pairs(("a", 1)), new([1]), false },
        { Pairs(("a", Pairs(("b", "c")))), Pairs(("a", Pairs(("b", "c")))), true },
        { new(Array.Empty<byte>()), new(Array.Empty<TagValue>()), false },
    };

    [Theory]
    [MemberData(nameof(NestedPairs))]
    public void Equality_OfNestedValues_IsThatOfTheirElements(TagValue one, TagValue other, bool areEqual)
    {
        Assert.Equal(areEqual, one.Equals(other));
        Assert.Equal(areEqual, other == one);
        if (areEqual) Assert.Equal(one.GetHashCode(), other.GetHashCode());
    }

    private static TagValue Pairs(params (string Key, TagValue Value)[] pairs)
    {
        var list = new AttributeList();
        foreach ((string key, TagValue value) in pairs) list.Add(key, value);
        return new TagValue(list);
    }
}
