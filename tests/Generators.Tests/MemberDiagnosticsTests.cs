using System.Globalization;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using SpanPack.Generators.Tests.Infrastructure;

namespace SpanPack.Generators.Tests;

/// <summary>Rules about static members that return encoded data.</summary>
public class MemberDiagnosticsTests
{
    [Fact]
    public void NotPartial() => DiagnosticFixture.Verify("""
        internal static partial class A
        {
            [MessagePackString("x")] internal static ReadOnlySpan<byte> [|SPK008:B|] { get; }
            [MessagePackPair("x", 1)] internal static ReadOnlySpan<byte> [|SPK008:C|]() => default;
        }
        """,
        "Property 'B' is not partial; add 'partial' and leave its body to the generator",
        "Method 'C' is not partial; add 'partial' and leave its body to the generator");

    [Fact]
    public void NotStatic() => DiagnosticFixture.Verify("""
        internal partial class A
        {
            [MessagePackString("x")] internal partial ReadOnlySpan<byte> [|SPK014:B|] { get; }
            [MessagePackPair("x", 1)] internal partial ReadOnlySpan<byte> [|SPK014:C|]();
        }
        """,
        "Property 'B' is not static; encoded data belongs to no object, so add 'static'",
        "Method 'C' is not static; encoded data belongs to no object, so add 'static'");

    [Fact]
    public void UnsupportedModifier() => DiagnosticFixture.Verify("""
        internal partial interface A
        {
            [MessagePackString("x")] static [|SPK012:virtual|] partial ReadOnlySpan<byte> B { get; }
            [MessagePackString("x")] static [|SPK012:abstract|] partial ReadOnlySpan<byte> C();
            [MessagePackString("x")] [|SPK012:sealed|] static partial ReadOnlySpan<byte> D();
        }
        internal partial class E
        {
            [MessagePackString("x")] static [|SPK012:extern|] partial ReadOnlySpan<byte> F();
            [MessagePackString("x")] static [|SPK012:required|] partial ReadOnlySpan<byte> G { get; }
            [MessagePackString("x")] static [|SPK012:override|] partial ReadOnlySpan<byte> H();
            [MessagePackString("x")] static [|SPK012:readonly|] partial ReadOnlySpan<byte> I { get; }
            [MessagePackString("x")] static [|SPK012:async|] partial ReadOnlySpan<byte> J();
        }
        """,
        [.. "virtual abstract sealed extern required override readonly async".Split(' ')
            .Zip("BCDFGHIJ",
                static (modifier, name) => $"Member '{name}' is '{modifier}'; a member implemented by the generator must not be")]);

    [Fact]
    public void UnsupportedAccessor() => DiagnosticFixture.Verify("""
        internal partial class A
        {
            [MessagePackString("x")] static partial ReadOnlySpan<byte> [|SPK013:B|] { get; set; }
            [MessagePackString("x")] static partial ReadOnlySpan<byte> [|SPK013:C|] { set; }
            [MessagePackString("x")] static partial ReadOnlySpan<byte> [|SPK013:D|] { get; init; }
        }
        """,
        "Property 'B' has the accessors 'get; set;'; it must have 'get;'",
        "Property 'C' has the accessors 'set;'; it must have 'get;'",
        "Property 'D' has the accessors 'get; init;'; it must have 'get;'");

    [Fact]
    public void WrongSignature() => DiagnosticFixture.Verify("""
        internal static partial class A
        {
            [MessagePackString("x")] static partial [|SPK015:byte[]|] B { get; }
            [MessagePackString("x")] static partial [|SPK015:Span<byte>|] C();
            [MessagePackString("x")] static partial [|SPK015:ReadOnlySpan<char>|] D();
            [MessagePackString("x")] static partial [|SPK015:ref ReadOnlySpan<byte>|] E { get; }
            [MessagePackString("x")] static partial [|SPK015:void|] F();
            [MessagePackString("x")] static partial ReadOnlySpan<byte> [|SPK015:G|](int value);
            [MessagePackString("x")] static partial ReadOnlySpan<byte> [|SPK015:H|]<T>();
        }
        """,
        "Member 'B' returns 'byte[]'; it must return 'ReadOnlySpan<byte>' by value and have no parameters and no type parameters",
        "Member 'C' returns 'System.Span<byte>'; it must return 'ReadOnlySpan<byte>' by value and have no parameters "
            + "and no type parameters",
        "Member 'D' returns 'System.ReadOnlySpan<char>'; it must return 'ReadOnlySpan<byte>' by value and have no parameters and no type "
            + "parameters",
        "Member 'E' returns 'ref System.ReadOnlySpan<byte>'; it must return 'ReadOnlySpan<byte>' by value and have no parameters and no "
            + "type parameters",
        "Member 'F' returns 'void'; it must return 'ReadOnlySpan<byte>' by value and have no parameters and no type parameters",
        "Member 'G' has parameters; it must return 'ReadOnlySpan<byte>' by value and have no parameters and no type parameters",
        "Member 'H' has type parameters; it must return 'ReadOnlySpan<byte>' by value and have no parameters and no type parameters");

    [Fact]
    public void AlreadyImplemented() => DiagnosticFixture.Verify("""
        internal static partial class A
        {
            [MessagePackString("x")] static partial ReadOnlySpan<byte> [|SPK016:B|] => default;
            [MessagePackString("x")] static partial ReadOnlySpan<byte> [|SPK016:C|] { get { return default; } }
            [MessagePackString("x")] static partial ReadOnlySpan<byte> [|SPK016:D|]() => default;
            [MessagePackString("x")] private static partial ReadOnlySpan<byte> [|SPK016:E|]();
            private static partial ReadOnlySpan<byte> E() => default;
            private static partial ReadOnlySpan<byte> F();
            [MessagePackString("x")] private static partial ReadOnlySpan<byte> [|SPK016:F|]() => default;
            [MessagePackString("x")] static partial ReadOnlySpan<byte> [|SPK016:G|] { get; }
            static partial ReadOnlySpan<byte> H { get; }
            [MessagePackPair("x", 1)] static partial ReadOnlySpan<byte> [|SPK016:H|] => default;
        }
        static partial class A
        {
            static partial ReadOnlySpan<byte> G => default;
        }
        """,
        [.. "BCDEFGH".Select(static name =>
            $"{("DEF".Contains(name) ? "Method" : "Property")} '{name}' already has an implementation; leave its body to the generator")]);

    [Fact]
    public void ConflictingAttributes() => DiagnosticFixture.Verify("""
        internal static partial class A
        {
            [MessagePackPair("x", 1), MessagePackString("x")] static partial ReadOnlySpan<byte> [|SPK017:B|] { get; }
        }
        [SpanTags] internal partial class C : SpanTags
        {
            [Tag("x"), Metric("y")] public partial string? [|SPK017:D|] { get; set; }
            [MessagePackString("x"), Metric("z")] public partial double? [|SPK017:E|] { get; set; }
        }
        """,
        "Member 'B' has the attributes [MessagePackString] and [MessagePackPair]; only one of them may be present",
        "Member 'D' has the attributes [Tag] and [Metric]; only one of them may be present",
        "Member 'E' has the attributes [Metric] and [MessagePackString]; only one of them may be present");

    [Fact]
    public void UnsupportedTarget() => DiagnosticFixture.Verify("""
        internal interface I { static abstract ReadOnlySpan<byte> A { get; } }
        internal partial class B : I
        {
            [MessagePackString("x")] static ReadOnlySpan<byte> I.[|SPK025:A|] => default;
            [MessagePackString("x")] internal ReadOnlySpan<byte> [|SPK025:this|][int index] => default;
            internal static ReadOnlySpan<byte> C { [MessagePackString("x")] [|SPK025:get|] => default; }
            [MessagePackPair("x", 1)] public static B operator [|SPK025:+|](B left, B right) => left;
            [MessagePackPair("x", 1)] public static implicit operator [|SPK025:int|](B value) => 1;
        }
        """,
        "[MessagePackString] is on an explicit interface implementation; it must be on a static partial property or method",
        "[MessagePackString] is on an indexer; it must be on a static partial property or method",
        "[MessagePackString] is on an accessor; it must be on a static partial property or method",
        "[MessagePackPair] is on an operator; it must be on a static partial property or method",
        "[MessagePackPair] is on an operator; it must be on a static partial property or method");

    [Fact]
    public void LocalFunctionsAndLambdas() => DiagnosticFixture.Verify("""
        internal static class A
        {
            internal static void B()
            {
                [MessagePackString("x")] static ReadOnlySpan<byte> [|SPK025:Local|]() => default;
                Local();
            }
        }
        """,
        "[MessagePackString] is on a function; it must be on a static partial property or method");

    [Fact]
    public void PastedCopies_AreReportedOnce() => DiagnosticFixture.Verify(
        """
        internal static partial class A
        {
            [MessagePackString("x")] internal static partial ReadOnlySpan<byte> B();
            [MessagePackString("x")] internal static partial ReadOnlySpan<byte> [|SPK016:B|]();
            [MessagePackPair("y", 1)] internal static partial ReadOnlySpan<byte> C { get; }
            [MessagePackString("z")] internal static partial ReadOnlySpan<byte> [|SPK016:C|] { get; }
        }
        [SpanTags]
        internal partial class D : SpanTags
        {
            [Tag("e")] public partial string? E { get; set; }
            [Tag("e")] public partial string? [|SPK016:E|] { get; set; }
        }
        """,
        "Method 'B' is declared a second time, after line 3; remove one of the two",
        "Property 'C' is declared a second time, after line 5; remove one of the two",
        "Property 'E' is declared a second time, after line 11; remove one of the two");

    [Fact]
    public void CopyInAnotherFile_NamesTheFile()
    {
        const string Part =
            "internal static partial class A { [MessagePackString(\"x\")] internal static partial ReadOnlySpan<byte> B(); }";
        Diagnostic found = Assert.Single(DiagnosticFixture.Run(TestCompilation.Create(LanguageVersion.CSharp13, [Part, "\n" + Part])));
        Assert.Equal("Test2.cs", found.Location.SourceTree!.FilePath);
        Assert.Equal("Method 'B' is declared a second time, after line 1 of 'Test1.cs'; remove one of the two",
            found.GetMessage(CultureInfo.InvariantCulture));
    }
}
