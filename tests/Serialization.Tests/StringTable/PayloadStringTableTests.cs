using System.Runtime.InteropServices;
using FsCheck.Fluent;
using SpanPack.Serialization.Tests.Support;

namespace SpanPack.Serialization.Tests.StringTable;

[Trait(Category.Name, Category.Properties)]
public sealed class PayloadStringTableTests
{
    private const ulong Secret = 0x0041_0042_0043_0044; // four letters, so that text can hold it

    [Fact]
    public void AnyStrings_HaveTheIndexesOfADictionary() => Property.Holds(Arb.From(Gen.Choose(0, int.MaxValue)), 200, static seed =>
    {
        var dice = new Random(seed);
        using var table = new PayloadStringTable(StringHash.OfProcess, null, V1Fields.TypeString, V1Fields.TypeDouble);
        for (int payload = 0; payload < 3; payload++)
        {
            var model = new Dictionary<string, int>(StringComparer.Ordinal);
            for (int i = 0; i < dice.Next(1, 2000); i++)
            {
                string text = new((char)dice.Next(1, 0x300), 1 + (dice.Next(40) * dice.Next(2)));
                if (dice.Next(3) == 0) text += dice.Next(500);
                bool isNew = model.TryAdd(text, model.Count + 1);
                Assert.Equal(model[text], table.GetOrAdd(text, out bool added));
                Assert.Equal(isNew, added);
            }

            Assert.Equal(model.Count + 1, table.Count);
            table.Clear();
        }
    });

    [Theory]
    [InlineData(0)]
    [InlineData(40)]
    public void StringsThatCollide_MoveToTheDictionary_AndKeepTheirIndexes(int before)
    {
        // Whoever knew the secret could make one factor of the multiplication zero, and the hash with it.
        using var table = new PayloadStringTable(new StringHash(1, Secret), null, V1Fields.TypeString, V1Fields.TypeDouble);
        string zero = new(MemoryMarshal.Cast<ulong, char>([Secret]));
        string[] strings =
        [
            .. Enumerable.Range(0, before).Select(static i => $"plain {i}"),
            .. Enumerable.Range(0, 100_000).Select(i => zero + (char)(0x100 + (i & 0x3ff)) + (char)(0x100 + (i >> 10)) + "xy"),
        ];
        Assert.Single(strings.Skip(before).Select(new StringHash(1, Secret).Of).Distinct());

        for (int pass = 0; pass < 2; pass++)
        {
            for (int i = 0; i < strings.Length; i++)
            {
                Assert.Equal(i + 1, table.GetOrAdd(strings[i], out bool added));
                Assert.Equal(pass == 0, added);
            }
        }

        Assert.True(table.UsesDictionary);
        table.Clear();
        Assert.False(table.UsesDictionary);
    }

    [Fact]
    public void OrdinaryStrings_DoNotMoveToTheDictionary()
    {
        using var table = new PayloadStringTable(StringHash.OfProcess, null, V1Fields.TypeString, V1Fields.TypeDouble);
        for (int i = 0; i < 100_000; i++) table.GetOrAdd($"https://shop.example.com/api/orders/{i}/items", out _);
        Assert.False(table.UsesDictionary);
        Assert.Equal(100_001, table.Count);
    }

    [Fact]
    public void Hashes_DependOnEveryCharacterAndOnTheSecret()
    {
        for (int length = 1; length < 70; length++)
        {
            string text = new('a', length);
            uint hash = StringHash.OfProcess.Of(text);
            Assert.NotEqual(hash, new StringHash(1, Secret).Of(text));
            for (int i = 0; i < length; i++) Assert.NotEqual(hash, StringHash.OfProcess.Of(text[..i] + "b" + text[(i + 1)..]));
            Assert.NotEqual(hash, StringHash.OfProcess.Of(text + "a"));
        }
    }

    [Theory]
    [InlineData("odd\ud800", "odd\ufffd")]
    [InlineData("odd\ufffd", "odd\ud800")]
    [InlineData("\udc00\ud800", "\ud801\udc00\udc00")]
    [InlineData("\ud83d\ude00 long enough to be no short text, with a lone \ud800", "\ud83d\ude00 long enough to be no short text, with a lone \udfff")]
    public void TextWithLoneSurrogates_IsWrittenOnce_AsItsRepairedForm(string first, string second)
    {
        var span = new Span { SpanId = 1, Name = first, Resource = second, Service = Utf16.Repair(first) };
        span.SetTag(first, second);
        using var encoder = new V1PayloadEncoder(null, TracePayloadHeader.Empty);
        for (int i = 0; i < 3; i++) encoder.Append(new TraceChunk(span), i == 0);

        foreach (V1.V1Chunk chunk in V1.V1Decoder.Decode(encoder.CompleteContiguous(3).Span).Chunks)
        {
            Assert.Equal([$"field 1 {Utf16.Repair(first)}", $"field 2 {Utf16.Repair(first)}", $"field 3 {Utf16.Repair(second)}", "field 4 1", $"{Utf16.Repair(first)} = text {Utf16.Repair(second)}"], chunk.Spans[0]);
        }
    }
}
