using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Text;

namespace SpanPack.Serialization.Tests.StringTable;

/// <summary>What a payload remembers of strings is a shortcut: what is written is what the span has.</summary>
public sealed class RememberedStringTests
{
    public enum Holder
    {
        Field,
        CustomTag,
        TypedTag,
    }

    private const string Name = "remembered.value";
    private const ulong Secret = 0x0041_0042_0043_0044; // bytes that text can hold

    [Theory]
    [ThoroughData(Holder.Field)]
    [ThoroughData(Holder.CustomTag)]
    [InlineData(Holder.TypedTag)]
    public void MoreObjectsThanTheTableHasPlaces_AreWrittenAsWhatTheyAre(Holder holder)
    {
        string[] values = [.. Enumerable.Range(0, 5 * KnownString.PlaceCount).Select(static i => $"value {i}")];
        using var encoder = new V1PayloadEncoder(null, TracePayloadHeader.Empty);

        string[] often = [.. values, .. values, .. values, .. values];
        Append(encoder, often, holder);

        Assert.Equal(often, Written(encoder, often.Length, holder));
    }

    [Theory]
    [InlineData(Holder.Field)]
    [InlineData(Holder.CustomTag)]
    [InlineData(Holder.TypedTag)]
    public void EqualTextInNewObjects_IsToldFromOtherTextOfItsLength(Holder holder)
    {
        string[] values = [.. Enumerable.Range(0, 400).Select(static i => new string((char)('a' + (i % 3)), 5))];

        AssertWritten(values, distinct: 3, holder);
    }

    [Theory]
    [InlineData(Holder.Field)]
    [InlineData(Holder.CustomTag)]
    [InlineData(Holder.TypedTag)]
    public void ValuesThatRepeatAfterManyNewOnes_AreWrittenOnce(Holder holder)
    {
        string[] values = [.. Enumerable.Range(0, 100).Select(static i => $"new {i}"),
            .. Enumerable.Range(0, 200).Select(static i => $"again {i % 2}")];

        AssertWritten(values, distinct: 102, holder);
    }

    [Theory]
    [InlineData(Holder.Field)]
    [InlineData(Holder.CustomTag)]
    [InlineData(Holder.TypedTag)]
    public void ObjectsThatTheGarbageCollectorMoves_AreWrittenAsWhatTheyAre(Holder holder)
    {
        using var encoder = new V1PayloadEncoder(null, TracePayloadHeader.Empty);
        var expected = new List<string>();
        for (int round = 0; round < 20; round++)
        {
            string[] values = [.. Enumerable.Range(0, 50).Select(i => $"value {i} of {round}")];
            for (int i = 0; i < 4; i++)
            {
                Append(encoder, values, holder);
                expected.AddRange(values);
                if (i % 2 == 1) GC.Collect(round % 2, GCCollectionMode.Forced, blocking: true, compacting: true);
            }
        }

        Assert.Equal(expected, Written(encoder, expected.Count, holder));
    }

    [Fact]
    public void TagsOfARole_AreThoseOfTheServiceOfTheChunk()
    {
        using var encoder = new V1PayloadEncoder(new ProcessTags { Service = "shop" }, TracePayloadHeader.Empty);
        string[] services = [.. Enumerable.Range(0, 12).Select(static i => i % 3 == 0 ? "first" : "second")];
        foreach (string service in services)
            encoder.Append(new TraceChunk(new Span { SpanId = 1, Service = "other" }) { Service = service }, isFirstOfPayload: false);

        List<V1.V1Chunk> chunks = V1.V1Decoder.Decode(encoder.CompleteContiguous(services.Length).Span).Chunks;

        for (int i = 0; i < services.Length; i++) Assert.Contains($"{TagNames.BaseService} = text {services[i]}", chunks[i].Spans[0]);
    }

    [Theory]
    [InlineData(1)]
    [InlineData(1000)]
    public void NoStringIsKeptAlive_ByThePayloadBefore(int count)
    {
        using var encoder = new V1PayloadEncoder(null, TracePayloadHeader.Empty);
        WeakReference[] values = AppendOften(encoder, count);
        encoder.Reset();
        GC.Collect();
        Assert.DoesNotContain(values, static value => value.IsAlive);
    }

    [Fact]
    public void TextsOfTheWriter_AreFoundByTheirBytes_NotByTheirHash()
    {
        // One factor of the multiplication is zero for texts that begin with the secret: all have one hash.
        var hash = new StringHash(1, Secret);
        using var dictionary = new PayloadBuffer();
        var texts = new GeneratedTexts(hash, dictionary);
        byte[][] colliding = [.. Enumerable.Range(0,
            10).Select(static i => (byte[])[.. MemoryMarshal.AsBytes<ulong>([Secret]), .. Encoding.ASCII.GetBytes($"text {i:000}")])];
        Assert.Single(colliding.Select(text => hash.Of(text)).Distinct());
        for (int i = 0; i < colliding.Length; i++)
        {
            Assert.Equal(0, texts.Find(colliding[i]));
            dictionary.Append(colliding[i]);
            texts.Add(colliding[i], i + 1);
        }

        for (int i = 0; i < colliding.Length; i++) Assert.Equal(i + 1, texts.Find(colliding[i]));
        texts.Clear();
        Assert.Equal(0, texts.Find(colliding[0]));
    }

    [Theory]
    [InlineData(TagNames.Environment)]
    [InlineData(TagNames.Version)]
    [InlineData(TagNames.Component)]
    [InlineData(TagNames.SpanKind)]
    public void NamesThatAreFieldsOfV1_HaveTheFirstNumbers(string name)
    {
        Assert.True(default(LiftedFields).TryTake(name, "server"));
        Assert.True(LiftedFields.IsLifted(KeyOrdinals.Get(name)));
        Assert.True(LiftedFields.IsLifted(new TagKey(name, isShared: false).Ordinal));
        Assert.False(LiftedFields.IsLifted(KeyOrdinals.Get(name + ".other")));
    }

    // The empty string, the name of the span, which is also the key of the custom tag, and the key of the typed one.
    private static int OwnStrings(Holder holder) => holder == Holder.TypedTag ? 3 : 2;

    private static void AssertWritten(string[] values, int distinct, Holder holder)
    {
        using var encoder = new V1PayloadEncoder(null, TracePayloadHeader.Empty);

        Append(encoder, values, holder);

        Assert.Equal(values, Written(encoder, values.Length, holder));
        Assert.Equal(distinct + OwnStrings(holder), encoder.StringCount);
    }

    private static void Append(V1PayloadEncoder encoder, string[] values, Holder holder)
    {
        foreach (string value in values)
        {
            var span = new Span { SpanId = 1, Name = Name };
            if (holder == Holder.Field) span.Resource = value;
            else if (holder == Holder.CustomTag) span.SetTag(Name, value);
            else span.Tags = new WebServerTags { Url = value };
            encoder.Append(new TraceChunk(span), isFirstOfPayload: false);
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static WeakReference[] AppendOften(V1PayloadEncoder encoder, int count)
    {
        string[] values = [.. Enumerable.Range(0, count).Select(static i => $"value {i}")];
        for (int i = 0; i < 6; i++) Append(encoder, values, (Holder)(i / 2));
        return Array.ConvertAll(values, static value => new WeakReference(value));
    }

    private static IEnumerable<string> Written(V1PayloadEncoder encoder, int count, Holder holder)
    {
        string before = holder switch { Holder.Field => "field 3 ", Holder.CustomTag => Name + " = text ", _ => "http.url = text " };
        return V1.V1Decoder.Decode(encoder.CompleteContiguous(count).Span).Chunks
            .Select(chunk => chunk.Spans[0].Single(line => line.StartsWith(before, StringComparison.Ordinal))[before.Length..]);
    }
}
