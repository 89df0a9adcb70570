using System.Globalization;
using System.Numerics;

namespace SpanPack.Conformance.Tests.MessagePack;

/// <summary>Every encoding of msgpack-test-suite is read as its value, to its last byte.</summary>
public sealed class SuiteReaderTests
{
    private static IEnumerable<(SuiteCase Case, byte[] Encoding)> Encodings(Func<SuiteCase, bool> filter)
        => from suiteCase in SuiteCase.All.Where(filter) from encoding in suiteCase.Encodings select (suiteCase, encoding);

    [Fact]
    public void Suite_IsComplete()
    {
        Assert.Equal(85, SuiteCase.All.Count);
        Assert.Equal(233, SuiteCase.All.Sum(static suiteCase => suiteCase.Encodings.Count));
    }

    [Fact]
    public void AnyValue_CanBeSkipped()
        => Assert.All(Encodings(static _ => true), static item =>
        {
            var reader = new MessagePackReader([.. item.Encoding, 0xc0]);
            reader.Skip();
            Assert.Equal(item.Encoding.Length, reader.Position);
            Assert.True(reader.TryReadNil());
        });

    [Fact]
    public void AnyValue_CutShort_CannotBeSkipped()
        => Assert.All(Encodings(static _ => true), static item =>
        {
            for (int length = 0; length < item.Encoding.Length; length++)
            {
                byte[] cut = item.Encoding[..length];
                Assert.Throws<MessagePackException>(() => new MessagePackReader(cut).Skip());
            }
        });

    [Fact]
    public void NilAndBool()
        => Assert.All(Encodings(static c => c.Kind is "nil" or "bool"), static item =>
        {
            var reader = new MessagePackReader(item.Encoding);
            if (item.Case.Kind == "nil") Assert.True(reader.TryReadNil());
            else Assert.Equal(item.Case.Value.GetBoolean(), reader.ReadBool());
            Assert.Equal(item.Encoding.Length, reader.Position);
        });

    [Fact]
    public void Text()
        => Assert.All(Encodings(static c => c.Kind == "string"), static item =>
        {
            var reader = new MessagePackReader(item.Encoding);
            Assert.Equal(item.Case.Value.GetString(), Utf8Repair.GetString(reader.ReadTextLenient()));
            Assert.Equal(item.Encoding.Length, reader.Position);
        });

    [Fact]
    public void Binary()
        => Assert.All(Encodings(static c => c.Kind == "binary"), static item =>
        {
            var reader = new MessagePackReader(item.Encoding);
            Assert.Equal(item.Case.Binary, reader.ReadBin().ToArray());
            Assert.Equal(item.Encoding.Length, reader.Position);
        });

    [Fact]
    public void Integers_OfEveryWidth()
    {
        var items = (from c in SuiteCase.All.Where(static c => c.IsNumber)
                     from encoding in c.IntegerEncodings
                     select (c.Integer, Encoding: encoding)).ToList();
        Assert.Equal(106, items.Count);
        Assert.All(items, static item =>
        {
            Assert.Equal((ulong)(item.Integer & ulong.MaxValue), new MessagePackReader(item.Encoding).ReadUInt64Lenient());
            Assert.Equal(double.Parse(item.Integer.ToString(CultureInfo.InvariantCulture), CultureInfo.InvariantCulture),
                new MessagePackReader(item.Encoding).ReadDoubleLenient());
            CheckInt64(item.Integer, item.Encoding);
            CheckUInt64(item.Integer, item.Encoding);
        });
    }

    [Fact]
    public void Floats_OfEveryWidth()
    {
        var items = (from c in SuiteCase.All.Where(static c => c.IsNumber)
                     from encoding in c.FloatEncodings
                     select (c.Number, Encoding: encoding)).ToList();
        Assert.Equal(23, items.Count);
        Assert.All(items, static item =>
        {
            var reader = new MessagePackReader(item.Encoding);
            Assert.Equal(item.Number, reader.ReadDoubleStrict());
            Assert.Equal(item.Encoding.Length, reader.Position);
        });
    }

    private static void CheckInt64(BigInteger expected, byte[] encoding)
    {
        if (expected > long.MaxValue) Assert.Throws<MessagePackException>(() => new MessagePackReader(encoding).ReadInt64Strict());
        else Assert.Equal((long)expected, new MessagePackReader(encoding).ReadInt64Strict());
    }

    private static void CheckUInt64(BigInteger expected, byte[] encoding)
    {
        if (expected < 0) Assert.Throws<MessagePackException>(() => new MessagePackReader(encoding).ReadUInt64Strict());
        else Assert.Equal((ulong)expected, new MessagePackReader(encoding).ReadUInt64Strict());
    }
}
