namespace SpanPack.Generators.Execution.Tests;

public sealed class MemberTests
{
    [Fact]
    public void String_Property() => Assert.Equal(ReferenceEncoder.Encode("trace_id"), SampleMembers.TraceId.ToArray());

    [Fact]
    public void String_Method() => Assert.Equal(ReferenceEncoder.Encode("größe"), SampleMembers.FromMethod().ToArray());

    [Fact]
    public void Pair() => Assert.Equal(ReferenceEncoder.Pairs(("language", "dotnet")), SampleMembers.Language.ToArray());

    [Fact]
    public void Run_HasEachValueInItsShortestForm()
    {
        byte[] expected = ReferenceEncoder.Pairs(
            ("nil", null), ("yes", true), ("no", false), ("empty", ""), ("double", 1.5), ("float", 0.25f), ("zero", 0), ("fix", 127),
            ("u8", 128), ("u8max", 255), ("u16", 256), ("u16max", 65535), ("u32", 65536), ("u32max", uint.MaxValue), ("u64", 4294967296L),
            ("u64max", ulong.MaxValue), ("n1", -1), ("n32", -32), ("i8", -33), ("i8min", -128), ("i16", -129), ("i16min", -32768),
            ("i32", -32769), ("i32min", int.MinValue), ("i64", -2147483649L), ("i64min", long.MinValue));

        Assert.Equal(expected, SampleMembers.Everything.ToArray());
    }

    [Fact]
    public void ReadingGeneratedBytes_AllocatesNothing()
    {
        int length = ReadAll();
        long before = GC.GetAllocatedBytesForCurrentThread();
        int again = ReadAll();
        long allocated = GC.GetAllocatedBytesForCurrentThread() - before;

        Assert.Equal(length, again);
        Assert.Equal(0, allocated);
    }

    private static int ReadAll() => SampleMembers.TraceId.Length + SampleMembers.FromMethod().Length + SampleMembers.Language.Length
        + SampleMembers.Everything.Length + SampleConstants.Encoded.Str16From256.Length + TagNames.Encoded.Language.Length;
}
