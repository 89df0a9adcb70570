namespace SpanPack.Generators.Execution.Tests;

/// <summary>Single strings, pairs and runs, as properties and as methods.</summary>
public static partial class SampleMembers
{
    [MessagePackString("trace_id")]
    public static partial ReadOnlySpan<byte> TraceId { get; }

    [MessagePackString("größe")]
    public static partial ReadOnlySpan<byte> FromMethod();

    [MessagePackPair("language", "dotnet")]
    public static partial ReadOnlySpan<byte> Language { get; }

    [MessagePackPair("nil", null)]
    [MessagePackPair("yes", true)]
    [MessagePackPair("no", false)]
    [MessagePackPair("empty", "")]
    [MessagePackPair("double", 1.5)]
    [MessagePackPair("float", 0.25f)]
    [MessagePackPair("zero", 0)]
    [MessagePackPair("fix", 127)]
    [MessagePackPair("u8", 128)]
    [MessagePackPair("u8max", (byte)255)]
    [MessagePackPair("u16", 256)]
    [MessagePackPair("u16max", (ushort)65535)]
    [MessagePackPair("u32", 65536)]
    [MessagePackPair("u32max", uint.MaxValue)]
    [MessagePackPair("u64", 4294967296L)]
    [MessagePackPair("u64max", ulong.MaxValue)]
    [MessagePackPair("n1", -1)]
    [MessagePackPair("n32", -32)]
    [MessagePackPair("i8", -33)]
    [MessagePackPair("i8min", (sbyte)-128)]
    [MessagePackPair("i16", -129)]
    [MessagePackPair("i16min", (short)-32768)]
    [MessagePackPair("i32", -32769)]
    [MessagePackPair("i32min", int.MinValue)]
    [MessagePackPair("i64", -2147483649L)]
    [MessagePackPair("i64min", long.MinValue)]
    public static partial ReadOnlySpan<byte> Everything { get; }
}
