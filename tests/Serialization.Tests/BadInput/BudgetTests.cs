using SpanPack.Serialization.Tests.Allocations;
using SpanPack.Serialization.Tests.Support;
using SpanPack.Tests.Hostile;

namespace SpanPack.Serialization.Tests.BadInput;

/// <summary>What reading may allocate: as much as the caller says, or in proportion to the bytes that came.</summary>
public sealed class BudgetTests
{
    private const int Size = 100_000;
    private const int ErrorBytes = 256 * 1024; // the path, the messages, three exceptions and their stacks

    public static TheoryData<string> Names => [.. HostileShapes.All.Select(static shape => shape.Name)];

    [Theory]
    [MemberData(nameof(Names))]
    public void NoShape_TakesMoreThanItMay(string name)
    {
        HostileShape shape = HostileShapes.Get(name);
        byte[] payload = shape.Make(Size);
        foreach (long budget in new long[] { 0, 20_000, 400_000, 2_000_000 })
        {
            (long allocated, TraceFormatException? error) = Read(payload, shape.Format, budget);
            // Between two looks one value is built, or one list doubles, which may have been as large as all that was allowed. The path is
            // found by reading again, with a table.
            Assert.InRange(allocated, 0, (2 * budget) + ErrorBytes + VisitBytes(shape.Format, payload));
            if (error is null) continue;
            Assert.True(error.ExceedsBudget);
            Assert.Contains(budget.ToString(null as IFormatProvider), error.Reason, StringComparison.Ordinal);
            Assert.InRange(error.Offset, 0, payload.Length);
        }
    }

    [Theory]
    [InlineData("v1.0-array-elements")]
    [InlineData("v1.0-pairs-of-their-own")]
    [InlineData("v0.4-event-array-elements")]
    public void AValue_TakesNoMoreThanItMay(string name)
    {
        HostileShape shape = HostileShapes.Get(name);
        byte[] payload = shape.Make(Size);
        var visitor = new BuildingValues(100_000);

        TraceFormatException error =
            Assert.Throws<TraceFormatException>(() => TracePayloadReader.Visit(payload, shape.Format, ref visitor));

        Assert.True(error.ExceedsBudget);
        visitor = new BuildingValues(100_000_000);
        Assert.Equal(payload.Length, TracePayloadReader.Visit(payload, shape.Format, ref visitor));
    }

    [Theory]
    [MemberData(nameof(Names))]
    public void Visiting_BuildsNothing(string name)
    {
        HostileShape shape = HostileShapes.Get(name);
        byte[] payload = shape.Make(Size);
        IgnoringVisitor visitor = IgnoringVisitor.Instance;

        long allocated = Allocated.By(() => TracePayloadReader.Visit(payload, shape.Format, ref visitor));

        // lists that occur twice: a bit for each byte, and two exceptions
        long repeated = name.EndsWith("-come-again", StringComparison.Ordinal) ? (payload.Length / 8) + 16_384 : 0;
        Assert.InRange(allocated, 0, VisitBytes(shape.Format, payload) + repeated);
    }

    [Fact]
    public void AnEmptySpan_CostsTheSame_InEveryFormat()
    {
        long named = AllocatedFor("v0.4-empty-spans");
        Assert.InRange(AllocatedFor("v1.0-empty-spans"), named * 9 / 10, named * 11 / 10);
    }

    [Fact]
    public void TheError_NamesTheElement()
    {
        byte[] payload = [0x92, 0x91, 0x80, .. Pack.ArrayHeader(40_000), .. Enumerable.Repeat((byte)0x80, 40_000)];

        TraceFormatException error =
            Assert.Throws<TraceFormatException>(() => TracePayloadReader.Read(payload, TraceFormat.V04, 1_000_000));

        Assert.Matches(@"^\[1\]\[\d+\]$", error.Path);
        int index = int.Parse(error.Path.AsSpan(4, error.Path.Length - 5), provider: null);
        Assert.InRange(error.Offset - index, 4, 8); // the headers, and the chunk before
        Assert.Equal(40_001, TracePayloadReader.Read(payload, TraceFormat.V04, 20_000_000).SpanCount);
    }

    [Fact]
    public void TheError_NamesTheElement_AfterAListThatIsReplaced()
    {
        // v0.7: 500 empty chunks, replaced by chunks of one span each with a long name
        byte[][] chunks = [.. Enumerable.Range(0, 20).Select(static i =>
            Pack.Map(("spans", Pack.Array(Pack.Map(("name", Pack.Str(new string((char)('a' + i), 20_000))))))))];
        byte[] payload = [0x82, .. Pack.Str("chunks"), .. Pack.ArrayHeader(500), .. Enumerable.Repeat((byte)0x80, 500),
            .. Pack.Str("chunks"), .. Pack.Array(chunks)];

        TraceFormatException error =
            Assert.Throws<TraceFormatException>(() => TracePayloadReader.Read(payload, TraceFormat.V07, 200_000));

        long index = (error.Offset - 1000) / 20_000; // the list that is replaced and all headers take less than 1,000 bytes
        Assert.InRange(index, 2, 8);
        Assert.StartsWith($".chunks[{index}].spans[0]", error.Path, StringComparison.Ordinal);
    }

    [Fact]
    public void AnArgumentBelowZero_IsRefused()
        => Assert.Throws<ArgumentOutOfRangeException>("maxObjectBytes", () => TracePayloadReader.Read([0x90], TraceFormat.V04, -1));

    [Fact]
    public void AMalformedPayload_DoesNotExceed()
        => Assert.False(Assert.Throws<TraceFormatException>(static () =>
            TracePayloadReader.Read([0x91, 0xc1], TraceFormat.V04)).ExceedsBudget);

    // Of formats with a table, a place in it for each text, and lists that double.
    private static long VisitBytes(TraceFormat format, byte[] payload)
        => format is TraceFormat.V05 or TraceFormat.V1 ? 40L * payload.Length : 1024;

    private static (long Allocated, TraceFormatException? Error) Read(byte[] payload, TraceFormat format, long budget)
    {
        TraceFormatException? error = null;
        long before = GC.GetAllocatedBytesForCurrentThread();
        try
        {
            TracePayloadReader.Read(payload, format, budget);
        }
        catch (TraceFormatException exception)
        {
            error = exception;
        }

        return (GC.GetAllocatedBytesForCurrentThread() - before, error);
    }

    private static long AllocatedFor(string name)
    {
        HostileShape shape = HostileShapes.Get(name);
        byte[] payload = shape.Make(Size);
        return Allocated.By(() => TracePayloadReader.Read(payload, shape.Format, long.MaxValue));
    }

    private sealed class BuildingValues(long maxObjectBytes) : TraceVisitor
    {
        public override void VisitAttribute(TraceElement owner, in TraceText key, in TraceValue value)
            => _ = value.ToTagValue(maxObjectBytes);
    }
}
