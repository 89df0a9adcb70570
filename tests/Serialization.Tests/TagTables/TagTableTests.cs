using SpanPack.CompilerServices;
using SpanPack.Serialization.Tests.Support;

namespace SpanPack.Serialization.Tests.TagTables;

/// <summary>The contract between the library and tag classes that were compiled at another time.</summary>
public sealed class TagTableTests
{
    private static readonly byte[] s_two = [.. Pack.Str("a"), .. Pack.Str("b")];

    [Theory]
    [InlineData(0)]
    [InlineData(1)]
    [InlineData(3)]
    [InlineData(-1)]
    [InlineData(int.MaxValue)]
    public void AnotherVersion_IsNotSupported(int version)
    {
        var failure = Assert.Throws<NotSupportedException>(() => new TagTable(version, default, default, default));
        Assert.Contains($"version {version};", failure.Message, StringComparison.Ordinal);
        Assert.Equal(2, TagTable.ContractVersion);
    }

    [Theory]
    [InlineData("a2" + "61")]
    [InlineData("d9")]
    [InlineData("d902" + "61")]
    [InlineData("da00")]
    [InlineData("da0002" + "61")]
    [InlineData("db00000001" + "61")]
    [InlineData("c40161")]
    [InlineData("00")]
    [InlineData("a161" + "c0")]
    [InlineData("a1ff")]
    public void DataThatIsNoRunOfStrings_IsRefused(string hex)
    {
        byte[] data = Convert.FromHexString(hex);

        Assert.ThrowsAny<ArgumentException>(() => new TagTable(2, data, default, default));
        Assert.ThrowsAny<ArgumentException>(() => new TagTable(2, default, data, default));
        Assert.ThrowsAny<ArgumentException>(() => new TagTable(2, default, default, data));
        Assert.ThrowsAny<ArgumentException>(() => new TagTable(2, default, default, [.. Pack.Str("name"), .. data]));
    }

    [Fact]
    public void AConstantWithoutAValue_IsRefused()
        => Assert.Throws<ArgumentException>(() => new TagTable(2, default, default, [.. s_two, .. Pack.Str("c")]));

    [Theory]
    [InlineData(64, true)]
    [InlineData(65, false)]
    public void ATable_HasAtMost64Metrics(int count, bool isAccepted)
    {
        byte[] metrics = [.. Enumerable.Range(0, count).SelectMany(static i => Pack.Str($"m{i}"))];

        if (isAccepted) Assert.Equal(count, new TagTable(2, default, metrics, default).MetricCount);
        else Assert.Throws<ArgumentException>("metrics", () => new TagTable(2, default, metrics, default));
    }

    [Theory]
    [InlineData(65_536, true)]
    [InlineData(65_537, false)]
    public void ATable_HasAtMost65536Texts(int count, bool isAccepted)
    {
        byte[] strings = [.. Enumerable.Range(0, count).SelectMany(static i => Pack.Str($"s{i}"))];

        if (isAccepted) Assert.Equal(count, new TagTable(2, strings, default, default).StringCount);
        else Assert.Throws<ArgumentException>("strings", () => new TagTable(2, strings, default, default));
    }

    [Theory]
    [InlineData(0)]
    [InlineData(1)]
    [InlineData(3)]
    public void SlotsThatDoNotFitTheTable_AreRefused(int count)
    {
        var table = new TagTable(2, s_two, s_two, default);
        var strings = new TagTable(2, s_two, default, default);
        var metrics = new TagTable(2, default, s_two, default);
        ulong presence = 0;

        Assert.Throws<ArgumentException>(() => TagLevel.Create(table, new string?[count], new double[2], ref presence, out _));
        Assert.Throws<ArgumentException>(() => TagLevel.Create(table, new string?[2], new double[count], ref presence, out _));
        Assert.Throws<ArgumentException>(() => TagLevel.Create(table, new string?[2], out _));
        Assert.Throws<ArgumentException>(() => TagLevel.Create(table, new double[2], ref presence, out _));
        Assert.Throws<ArgumentException>(() => TagLevel.Create(table, out _));
        Assert.Throws<ArgumentException>(() => TagLevel.Create(strings, new string?[count], out _));
        Assert.Throws<ArgumentException>(() => TagLevel.Create(metrics, new double[count], ref presence, out _));
        TagLevel.Create(table, new string?[2], new double[2], ref presence, out _);
    }

    [Fact]
    public void ALevelWithoutATableOrMask_IsRefused()
    {
        Assert.Throws<ArgumentNullException>("table", () => TagLevel.Create(null!, out _));
        Assert.Throws<ArgumentException>(() =>
        {
            NoMask none = default;
            TagLevel.Create(new TagTable(2, default, s_two, default), new double[2], ref none.Mask, out _);
        });
    }

    [Fact]
    public void Keys_AreKeptAsTheyWere_ShortAndLong()
    {
        string[] names = ["a", new('b', 28), new('c', 29), new('d', 30), new('e', 31), new('f', 32), new('g', 200), new('h', 300), "é"];
        byte[] data = [.. names.SelectMany(Pack.Str)];
        var table = new TagTable(2, data, data, default);
        Array.Clear(data); // the table has copied it

        for (int i = 0; i < names.Length; i++)
        {
            Assert.Equal(names[i], table.Strings.Names[i]);
            Assert.Equal(Pack.Str(names[i]), new KeyTable(table.Strings.Encoded, suffix: -1).Key(i));
            Assert.Equal([.. Pack.Str(names[i]), 0xcb],
                new KeyTable(table.Metrics.Encoded, suffix: MessagePackCode.Float64).Key(i).ToArray());
        }
    }

    [Fact]
    public void SixtyFourMetrics_AreAllWritten()
    {
        var tags = new ManyMetrics();
        var span = new Span { SpanId = 1, Tags = tags };
        for (int i = 0; i < 64; i++) span.SetMetric($"m{i}", i);
        span.SetMetric("m63", null);
        SortedDictionary<string, double> written = Written.Only(span)["metrics"].ToDictionary(static node => node.Float64);

        Assert.Equal(63, written.Count);
        for (int i = 0; i < 63; i++) Assert.Equal(i, written[$"m{i}"]);
    }

    private ref struct NoMask(ref ulong mask)
    {
        internal readonly ref ulong Mask = ref mask;
    }
}
