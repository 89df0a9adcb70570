using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SpanPack.Conformance.Tests.MessagePack;

/// <summary>What the primitives write is one of the encodings that msgpack-test-suite lists: the shortest one.</summary>
public sealed class SuiteWriterTests
{
    private delegate ref byte Writer(ref byte cursor);

    [Fact]
    public void Integers_TakeTheShortestForm()
    {
        SuiteCase[] cases = [.. SuiteCase.All.Where(static c => c.IsNumber && c.IntegerEncodings.Any())];
        Assert.NotEmpty(cases);
        Assert.All(cases, static c =>
        {
            // Of two that are equally long, tracers write the unsigned one, whose code is the smaller.
            byte[] shortest = c.IntegerEncodings.OrderBy(static e => e.Length).ThenBy(static e => e[0]).First();
            if (c.Integer <= long.MaxValue)
                Assert.Equal(shortest, Written((ref byte at) => ref MessagePackPrimitives.WriteInt64(ref at, (long)c.Integer)));
            if (c.Integer >= 0)
                Assert.Equal(shortest, Written((ref byte at) => ref MessagePackPrimitives.WriteUInt64(ref at, (ulong)c.Integer)));
        });
    }

    [Fact]
    public void Doubles_AreFloat64()
    {
        SuiteCase[] cases = [.. SuiteCase.All.Where(static c => c.IsNumber && c.FloatEncodings.Any(static e => e.Length == 9))];
        Assert.NotEmpty(cases);
        Assert.All(cases,
            static c => Assert.Contains(Written((ref byte at) => ref MessagePackPrimitives.WriteDouble(ref at, c.Number)), c.Encodings));
    }

    [Fact]
    public void Bools()
    {
        SuiteCase[] cases = [.. SuiteCase.All.Where(static c => c.Kind == "bool")];
        Assert.Equal(2, cases.Length);
        Assert.All(cases,
            static c =>
                Assert.Contains(Written((ref byte at) => ref MessagePackPrimitives.WriteBool(ref at, c.Value.GetBoolean())), c.Encodings));
    }

    [Fact]
    public void Strings_TakeTheShortestForm()
    {
        SuiteCase[] cases = [.. SuiteCase.All.Where(static c => c.Kind == "string")];
        Assert.NotEmpty(cases);
        Assert.All(cases, static c => Assert.Equal(Shortest(c), WrittenText(c.Value.GetString()!)));
    }

    [Fact]
    public void Binary_TakesTheShortestForm()
    {
        SuiteCase[] cases = [.. SuiteCase.All.Where(static c => c.Kind == "binary")];
        Assert.NotEmpty(cases);
        Assert.All(cases, static c =>
        {
            byte[] header = Written((ref byte at) => ref MessagePackPrimitives.WriteBinHeader(ref at, c.Binary.Length));
            Assert.Equal(Shortest(c), (byte[])[.. header, .. c.Binary]);
        });
    }

    [Fact]
    public void Headers_TakeTheShortestForm()
    {
        SuiteCase[] cases = [.. SuiteCase.All.Where(static c => c.Kind is "array" or "map")];
        Assert.NotEmpty(cases);
        Assert.All(cases, static c =>
        {
            bool isMap = c.Kind == "map";
            int count = isMap ? c.Value.EnumerateObject().Count() : c.Value.GetArrayLength();
            byte[] header = Written((ref byte at) => ref isMap
                ? ref WriteMapHeader(ref at, count)
                : ref MessagePackPrimitives.WriteArrayHeader(ref at, count));
            Assert.Equal(Shortest(c)[..header.Length], header);
        });
    }

    private static ref byte WriteMapHeader(ref byte at, int count)
    {
        var header = new CountHeader(count);
        header.WriteMap(ref at, count);
        return ref Unsafe.Add(ref at, header.Size);
    }

    private static byte[] Shortest(SuiteCase suiteCase) => suiteCase.Encodings.MinBy(static e => e.Length)!;

    private static byte[] Written(Writer write)
    {
        byte[] bytes = new byte[MessagePackPrimitives.MaxSize];
        ref byte start = ref MemoryMarshal.GetArrayDataReference(bytes);
        return bytes[..(int)Unsafe.ByteOffset(ref start, ref write(ref start))];
    }

    private static byte[] WrittenText(string value)
    {
        using var buffer = new PayloadBuffer();
        var window = new OutputWindow(buffer);
        window.Commit(ref LongText.WriteAny(ref window, ref window.Start, value));
        return buffer.WrittenSpan.ToArray();
    }
}
