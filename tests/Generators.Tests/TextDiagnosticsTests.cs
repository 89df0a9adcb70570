using SpanPack.Generators.Tests.Infrastructure;

namespace SpanPack.Generators.Tests;

/// <summary>Rules about the texts and values to encode.</summary>
public class TextDiagnosticsTests
{
    [Fact]
    public void NotConst() => DiagnosticFixture.Verify("""
        [MessagePackConstants]
        internal partial class A
        {
            public const string Good = "x";
            public static readonly string [|SPK001:B|] = "x";
            public static string [|SPK001:C|] = "x";
            public readonly string [|SPK001:D|] = "x";
            public string? [|SPK001:E|];
            private static readonly object s_other = new();
        }
        """,
        "Field 'B' is static readonly, not const; only 'const string' fields can be encoded at compile time",
        "Field 'C' is static, not const; only 'const string' fields can be encoded at compile time",
        "Field 'D' is an instance field, not const; only 'const string' fields can be encoded at compile time",
        "Field 'E' is an instance field, not const; only 'const string' fields can be encoded at compile time");

    [Fact]
    public void NotString() => DiagnosticFixture.Verify("""
        [MessagePackConstants]
        internal static partial class A
        {
            public const int [|SPK002:B|] = 1;
            public const char [|SPK002:C|] = 'c';
            public const DayOfWeek [|SPK002:D|] = DayOfWeek.Monday;
            public const object? [|SPK002:E|] = null;
        }
        """,
        "Constant 'B' is of type 'int'; only constants of type 'string' can be encoded",
        "Constant 'C' is of type 'char'; only constants of type 'string' can be encoded",
        "Constant 'D' is of type 'System.DayOfWeek'; only constants of type 'string' can be encoded",
        "Constant 'E' is of type 'object?'; only constants of type 'string' can be encoded");

    [Fact]
    public void EmptyOrNull() => DiagnosticFixture.Verify("""
        [MessagePackConstants] internal static partial class A { public const string [|SPK003:B|] = ""; public const string? [|SPK003:C|] = null; }
        internal static partial class D
        {
            [MessagePackString([|SPK003:""|])] internal static partial ReadOnlySpan<byte> E { get; }
            [MessagePackString([|SPK003:null!|])] internal static partial ReadOnlySpan<byte> F { get; }
            [MessagePackPair(value: 1, key: [|SPK003:""|])] internal static partial ReadOnlySpan<byte> G { get; }
        }
        [SpanTags, ConstantTag([|SPK003:""|], "")] internal partial class H : SpanTags
        {
            [Tag([|SPK003:""|])] public partial string? I { get; set; }
            [Metric(name: [|SPK003:null!|])] public partial double? J { get; set; }
            [Tag([|SPK003:" \t"|])] public partial string? K { get; set; }
        }
        """,
        "Constant 'B' is empty; it must have 1 to 65535 bytes as UTF-8, and not white space alone",
        "Constant 'C' is null; it must have 1 to 65535 bytes as UTF-8, and not white space alone",
        "Text is empty; it must have 1 to 65535 bytes as UTF-8, and not white space alone",
        "Text is null; it must have 1 to 65535 bytes as UTF-8, and not white space alone",
        "Key is empty; it must have 1 to 65535 bytes as UTF-8, and not white space alone",
        "Tag name of a constant tag of 'H' is empty; it must have 1 to 200 bytes as UTF-8, and not white space alone",
        "Tag name of 'H.I' is empty; it must have 1 to 200 bytes as UTF-8, and not white space alone",
        "Tag name of 'H.J' is null; it must have 1 to 200 bytes as UTF-8, and not white space alone",
        "Tag name of 'H.K' is blank; it must have 1 to 200 bytes as UTF-8, and not white space alone");

    [Fact]
    public void TooLong()
    {
        string limit = new('a', 65_535);
        string tagLimit = new string('é', 100);
        DiagnosticFixture.Verify($$"""
            [MessagePackConstants] internal static partial class A { public const string Good = "{{limit}}"; public const string [|SPK004:B|] = "a{{limit}}"; }
            internal static partial class C
            {
                private const string Limit = "{{limit}}";
                [MessagePackString(Limit)] internal static partial ReadOnlySpan<byte> Good { get; }
                [MessagePackString([|SPK004:Limit + "a"|])] internal static partial ReadOnlySpan<byte> D { get; }
                [MessagePackPair([|SPK004:Limit + "a"|], 1)] internal static partial ReadOnlySpan<byte> E { get; }
                [MessagePackPair("key", [|SPK004:Limit + "a"|])] internal static partial ReadOnlySpan<byte> F { get; }
            }
            [SpanTags, ConstantTag([|SPK004:"{{tagLimit}}a"|], ""), ConstantTag("a", [|SPK004:"{{limit}}a"|]), ConstantTag("good", "{{limit}}")]
            internal partial class G : SpanTags
            {
                [Tag("{{tagLimit}}")] public partial string? Good { get; set; }
                [Tag([|SPK004:"{{tagLimit}}b"|])] public partial string? H { get; set; }
                [Metric([|SPK004:"{{tagLimit}}é"|])] public partial double? I { get; set; }
            }
            """,
            "Constant 'B' takes 65536 bytes as UTF-8; at most 65535 are supported",
            "Text takes 65536 bytes as UTF-8; at most 65535 are supported",
            "Key takes 65536 bytes as UTF-8; at most 65535 are supported",
            "Value of key 'key' takes 65536 bytes as UTF-8; at most 65535 are supported",
            "Tag name of a constant tag of 'G' takes 201 bytes as UTF-8; at most 200 are supported",
            "Value of constant tag 'a' takes 65536 bytes as UTF-8; at most 65535 are supported",
            "Tag name of 'G.H' takes 201 bytes as UTF-8; at most 200 are supported",
            "Tag name of 'G.I' takes 202 bytes as UTF-8; at most 200 are supported");
    }

    [Fact]
    public void LoneSurrogate() => DiagnosticFixture.Verify("""
        [MessagePackConstants] internal static partial class A { public const string Good = "\uD83D\uDE00"; public const string [|SPK005:B|] = "ab\uD83D"; }
        internal static partial class C
        {
            [MessagePackString([|SPK005:"\uDE00\uD83D"|])] internal static partial ReadOnlySpan<byte> D { get; }
            [MessagePackPair([|SPK005:"\uD83Dx"|], [|SPK005:"\uDE00"|])] internal static partial ReadOnlySpan<byte> E { get; }
        }
        [SpanTags, ConstantTag([|SPK005:"\uD83D"|], [|SPK005:"x\uD83D"|])] internal partial class F : SpanTags
        {
            [Tag([|SPK005:"\uD83D"|])] public partial string? G { get; set; }
        }
        """,
        "Constant 'B' has the lone surrogate U+D83D at index 2; only text that UTF-8 can hold is supported",
        "Text has the lone surrogate U+DE00 at index 0; only text that UTF-8 can hold is supported",
        "Key has the lone surrogate U+D83D at index 0; only text that UTF-8 can hold is supported",
        "Value of key '\uD83Dx' has the lone surrogate U+DE00 at index 0; only text that UTF-8 can hold is supported",
        "Tag name of a constant tag of 'F' has the lone surrogate U+D83D at index 0; only text that UTF-8 can hold is supported",
        "Value of constant tag '\uD83D' has the lone surrogate U+D83D at index 1; only text that UTF-8 can hold is supported",
        "Tag name of 'F.G' has the lone surrogate U+D83D at index 0; only text that UTF-8 can hold is supported");

    [Fact]
    public void DuplicateKey() => DiagnosticFixture.Verify("""
        internal static partial class A
        {
            [MessagePackPair("a", 1), MessagePackPair("A", 1)]
            [MessagePackPair([|SPK007:"a"|], 2)]
            internal static partial ReadOnlySpan<byte> B();
        }
        """,
        "Key 'a' occurs more than once in the run of 'B'; a key may occur once");

    [Fact]
    public void UnsupportedValue() => DiagnosticFixture.Verify("""
        internal static partial class A
        {
            [MessagePackPair("a", [|SPK024:'c'|])] internal static partial ReadOnlySpan<byte> B { get; }
            [MessagePackPair("a", [|SPK024:DayOfWeek.Monday|])] internal static partial ReadOnlySpan<byte> C { get; }
            [MessagePackPair("a", [|SPK024:typeof(int)|])] internal static partial ReadOnlySpan<byte> D { get; }
            [MessagePackPair("a", [|SPK024:new[] { 1 }|])] internal static partial ReadOnlySpan<byte> E { get; }
        }
        [SpanTags, ConstantTag("a", [|SPK024:null!|])] internal partial class F : SpanTags { }
        """,
        "Value of key 'a' is of type 'char'; supported are strings, integers, bool, double, float and null",
        "Value of key 'a' is of enum type 'System.DayOfWeek'; supported are strings, integers, bool, double, float and null",
        "Value of key 'a' is a 'System.Type'; supported are strings, integers, bool, double, float and null",
        "Value of key 'a' is an array; supported are strings, integers, bool, double, float and null",
        "Value of key 'a' is null; supported are only strings");
}
