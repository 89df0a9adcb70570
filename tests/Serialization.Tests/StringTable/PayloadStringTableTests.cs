using System.Runtime.CompilerServices;
using FsCheck.Fluent;
using SpanPack.Serialization.Tests.Support;

namespace SpanPack.Serialization.Tests.StringTable;

[Trait(Category.Name, Category.Properties)]
public sealed class PayloadStringTableTests
{
    [Fact]
    public void AnyStrings_HaveTheIndexesOfADictionary_AndAreWrittenOnce()
        => Property.Holds(Arb.From(Gen.Choose(0, int.MaxValue)), 100, static seed =>
    {
        var dice = new Random(seed);
        bool collide = dice.Next(2) == 0;
        bool isDictionary = dice.Next(2) == 0;
        using var written = new WrittenTable(collide
            ? TableStrings.Known
            : StringHash.OfProcess, isDictionary, dice.GetItems([0, 1, 100, 1000, 64 * 1024], 1)[0]);
        foreach (int count in Counts(dice))
        {
            var strings = new TableStrings(dice, collide);
            var model = new Dictionary<string, int>(StringComparer.Ordinal);
            var body = new List<byte>();
            var texts = new List<byte>();
            for (int left = count; left > 0;)
            {
                string[] chunk = [.. Enumerable.Range(0, dice.Next(1, Math.Min(left, 300) + 1)).Select(_ => strings.Next())];
                left -= chunk.Length;
                Assert.Equal(chunk.Select(text => Append(text, isDictionary, model, body, texts)).ToArray(), written.Write(chunk));
            }

            Assert.Equal(model.Count + 1, written.Table.Count);
            Assert.Equal(body.ToArray(), written.Body.AsSpan());
            Assert.Equal(texts.ToArray(), written.Dictionary.AsSpan());
            written.Clear();
        }
    });

    [Theory]
    [InlineData(0, false)]
    [InlineData(40, false)]
    [InlineData(40, true)]
    public void StringsThatCollide_GetTheSecondHash_AndKeepTheirIndexes(int before, bool isDictionary)
    {
        using var written = new WrittenTable(TableStrings.Known, isDictionary, blockBytes: 1000);
        string[] strings =
        [
            .. Enumerable.Range(0, before).Select(static i => $"plain {i}"),
            .. Enumerable.Range(0, 100_000)
                .Select(static i => TableStrings.Zero + (char)(0x100 + (i & 0x3ff)) + (char)(0x100 + (i >> 10)) + "xy"),
        ];
        Assert.Single(strings.Skip(before).Select(TableStrings.Known.Of).Distinct());

        int[] expected = [.. Enumerable.Range(1, strings.Length)];
        int[] indexes = [.. strings.Chunk(100).SelectMany(chunk => written.Write(chunk))];
        Assert.Equal(expected, indexes);
        Assert.True(written.Table.UsesSecondHash);
        int byteCount = written.Dictionary.Length;
        Assert.Equal(expected, written.Write(strings));
        Assert.Equal(byteCount, written.Dictionary.Length);

        written.Clear();
        Assert.False(written.Table.UsesSecondHash);
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public void TextWithLoneSurrogates_ThatOverflowsTheTable_IsItsRepairedForm(bool isDictionary)
    {
        for (int before = PayloadStringTable.MaxProbes - 3; before < PayloadStringTable.MaxProbes + 3; before++)
        {
            // All of one hash, their repaired forms too; and one with another.
            using var written = new WrittenTable(TableStrings.Known, isDictionary);
            string[] filling = [.. Enumerable.Range(0, before).Select(static i => TableStrings.Zero + $"{i:0000}")];
            string[] odd = [TableStrings.Zero + "ab\ud800c", "odd\ud800", TableStrings.Zero + "ab\ufffdc", TableStrings.Zero
                + "ab\udfffc", "odd\ufffd", "odd\udfff", TableStrings.Zero + "last"];
            int[] expected = [.. Enumerable.Range(1, before), before + 1, before + 2, before + 1, before + 1, before + 2, before + 2, before
                + 3];
            Assert.Equal(expected, written.Write([.. filling, .. odd]));
            Assert.Equal(expected, written.Write([.. filling, .. odd]));
            Assert.Equal(before + 4, written.Table.Count);
        }
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public void StringsThatAreNotSeenAgain_AreNotKept_WhileThePayloadIsOpen(bool collide)
    {
        using var written = new WrittenTable(TableStrings.Known, isDictionary: false, blockBytes: 1000);
        WeakReference[] strings = WriteNew(written, collide);
        GC.Collect();
        Assert.DoesNotContain(strings, static text => text.IsAlive);
        Assert.Equal([1, strings.Length], written.Write(Text(0, collide), Text(strings.Length - 1, collide)));
        Assert.Equal(collide, written.Table.UsesSecondHash);
    }

    [Fact]
    public void OrdinaryStrings_KeepTheFirstHash()
    {
        using var written = new WrittenTable(StringHash.OfProcess, isDictionary: true);
        for (int i = 0; i < 100_000; i++) written.Write($"https://shop.example.com/api/orders/{i}/items");
        Assert.False(written.Table.UsesSecondHash);
        Assert.Equal(100_001, written.Table.Count);
    }

    [Fact]
    public void Hashes_DependOnEveryCharacterAndOnTheSecret()
    {
        for (int length = 1; length < 70; length++)
        {
            string text = new('a', length);
            uint hash = StringHash.OfProcess.Of(text);
            Assert.NotEqual(hash, TableStrings.Known.Of(text));
            for (int i = 0; i < length; i++) Assert.NotEqual(hash, StringHash.OfProcess.Of(text[..i] + "b" + text[(i + 1)..]));
            Assert.NotEqual(hash, StringHash.OfProcess.Of(text + "a"));
        }
    }

    [Theory]
    [InlineData("odd\ud800", "odd\ufffd")]
    [InlineData("odd\ufffd", "odd\ud800")]
    [InlineData("\udc00\ud800", "\ud801\udc00\udc00")]
    [InlineData("\ud83d\ude00 long enough to be no short text, with a lone \ud800",
        "\ud83d\ude00 long enough to be no short text, with a lone \udfff")]
    public void TextWithLoneSurrogates_IsWrittenOnce_AsItsRepairedForm(string first, string second)
    {
        var span = new Span { SpanId = 1, Name = first, Resource = second, Service = Utf16.Repair(first) };
        span.SetTag(first, second);
        using var encoder = new V1PayloadEncoder(null, TracePayloadHeader.Empty);
        for (int i = 0; i < 3; i++) encoder.Append(new TraceChunk(span), i == 0);

        foreach (V1.V1Chunk chunk in V1.V1Decoder.Decode(encoder.CompleteContiguous(3).Span).Chunks)
        {
            Assert.Equal([$"field 1 {Utf16.Repair(first)}", $"field 2 {Utf16.Repair(first)}", $"field 3 {Utf16.Repair(second)}",
                "field 4 1", $"{Utf16.Repair(first)} = text {Utf16.Repair(second)}"],
                chunk.Spans[0]);
        }
    }

    // What a payload has of a string: the text at its first occurrence, or in the dictionary; else its index.
    // How many strings payloads have, one after the other. After 16 small ones in a row a table gives memory back.
    private static int[] Counts(Random dice)
        => dice.Next(4) > 0
            ? [dice.Next(1, 2000), dice.Next(1, 2000), dice.Next(1, 2000)]
            : [dice.Next(500, 2000), .. Enumerable.Range(0, 40).Select(_ => dice.Next(1, 30)), dice.Next(1, 2000)];

    private static int Append(string text, bool isDictionary, Dictionary<string, int> model, List<byte> body, List<byte> texts)
    {
        string repaired = Utf16.Repair(text);
        bool isNew = model.TryAdd(repaired, model.Count + 1);
        int index = model[repaired];
        if (isNew) (isDictionary ? texts : body).AddRange(Pack.Str(repaired));
        if (!isNew || isDictionary) body.AddRange(Pack.UInt((ulong)index));
        return index;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static WeakReference[] WriteNew(WrittenTable written, bool collide)
    {
        string[] strings = [.. Enumerable.Range(0, 1000).Select(i => Text(i, collide))];
        foreach (string text in strings) written.Write(text);
        return Array.ConvertAll(strings, static text => new WeakReference(text));
    }

    private static string Text(int number, bool collide) => collide ? TableStrings.Zero + $"{number:0000}" : $"text number {number}";
}
