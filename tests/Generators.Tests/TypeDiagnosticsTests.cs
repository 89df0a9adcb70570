using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using SpanPack.Generators.Tests.Infrastructure;

namespace SpanPack.Generators.Tests;

/// <summary>Rules about the types that get members.</summary>
public class TypeDiagnosticsTests
{
    [Fact]
    public void NotPartial() => DiagnosticFixture.Verify("""
        [MessagePackConstants] internal static class [|SPK009:A|] { public const string X = "x"; }
        internal static class B { [MessagePackConstants] internal static partial class [|SPK009:Inner|] { public const string X = "x"; } }
        internal class C { [MessagePackString("x")] internal static partial ReadOnlySpan<byte> [|SPK009:X|] { get; } }
        internal class D { [MessagePackPair("x", 1)] internal static partial ReadOnlySpan<byte> [|SPK009:X|](); }
        [SpanTags] internal class [|SPK009:E|] : SpanTags { [Tag("x")] public partial string? X { get; set; } }
        internal class F { [SpanTags, ConstantTag("a", "b")] internal partial class [|SPK009:Inner|] : SpanTags; }
        """,
        "Type 'A' is not partial; 'A' can be generated only when it and all types around it are",
        "Type 'B' is not partial; 'Inner' can be generated only when it and all types around it are",
        "Type 'C' is not partial; 'X' can be generated only when it and all types around it are",
        "Type 'D' is not partial; 'X' can be generated only when it and all types around it are",
        "Type 'E' is not partial; 'E' can be generated only when it and all types around it are",
        "Type 'F' is not partial; 'Inner' can be generated only when it and all types around it are");

    [Fact]
    public void GenericOrFileLocal() => DiagnosticFixture.Verify("""
        [MessagePackConstants] internal partial class [|SPK010:A|]<T> { public const string X = "x"; }
        internal partial class B<T> { [MessagePackConstants] internal static partial class [|SPK010:Inner|] { public const string X = "x"; } }
        internal partial class C<T> { [MessagePackString("x")] internal static partial ReadOnlySpan<byte> [|SPK010:X|] { get; } }
        file partial class D { [MessagePackPair("x", 1)] internal static partial ReadOnlySpan<byte> [|SPK010:X|](); }
        [SpanTags] file partial class [|SPK010:E|] : SpanTags { [Tag("x")] public partial string? X { get; set; } }
        file partial class F { [SpanTags, ConstantTag("a", "b")] internal partial class [|SPK010:Inner|] : SpanTags; }
        """,
        "Type 'A' is generic; members are generated only for types that are neither generic nor file-local nor nested in such",
        "Type 'B' is generic; members are generated only for types that are neither generic nor file-local nor nested in such",
        "Type 'C' is generic; members are generated only for types that are neither generic nor file-local nor nested in such",
        "Type 'D' is file-local; members are generated only for types that are neither generic nor file-local nor nested in such",
        "Type 'E' is file-local; members are generated only for types that are neither generic nor file-local nor nested in such",
        "Type 'F' is file-local; members are generated only for types that are neither generic nor file-local nor nested in such");

    [Fact]
    public void NothingToEncode() => DiagnosticFixture.Verify("""
        [MessagePackConstants] internal static partial class [|SPK019:A|] { private static readonly object s_gate = new(); }
        [SpanTags] internal partial class [|SPK019:B|] : SpanTags { public string? X { get; set; } }
        """,
        "Class 'A' is marked [MessagePackConstants] but declares no 'const string' field; declare one, or remove the attribute",
        "Class 'B' is marked [SpanTags] but declares no [Tag], [Metric] or [ConstantTag]; declare one, or remove the attribute");

    [Fact]
    public void NotSpanTags() => DiagnosticFixture.Verify("""
        [SpanTags] internal partial class [|SPK020:A|] { [Tag("x")] public partial string? X { get; set; } }
        [SpanTags] internal partial record [|SPK020:B|]([property: Tag("x")] string? X);
        internal class Base;
        [SpanTags] internal partial class [|SPK020:C|] : Base { [Tag("x")] public partial string? X { get; set; } }
        namespace Other
        {
            internal class SpanTags;
            [SpanPack.SpanTags] internal partial class [|SPK020:D|] : SpanTags { [Tag("x")] public partial string? X { get; set; } }
        }
        [SpanTags] internal static partial class [|SPK020:E|] { }
        """,
        "Class 'A' is marked [SpanTags] but derives from 'object'; it must derive from 'SpanPack.SpanTags'",
        "Class 'B' is marked [SpanTags] but derives from 'object'; it must derive from 'SpanPack.SpanTags'",
        "Class 'C' is marked [SpanTags] but derives from 'Base'; it must derive from 'SpanPack.SpanTags'",
        "Class 'D' is marked [SpanTags] but derives from 'Other.SpanTags'; it must derive from 'SpanPack.SpanTags'",
        "Class 'E' is marked [SpanTags] but derives from 'object'; it must derive from 'SpanPack.SpanTags'");

    [Fact]
    public void NotSpanTags_WithoutThePackageOfThatClass()
    {
        var source = new MarkedSource("""
            [SpanTags] internal partial class [|SPK020:A|] : SpanTags { [Tag("x")] public partial string? X { get; set; } }
            [SpanTags] internal partial class [|SPK020:B|] { [Tag("x")] public partial string? X { get; set; } }
            """);
        CSharpCompilation complete = TestCompilation.Create(source.Text);
        CSharpCompilation compilation = complete.RemoveReferences(
            complete.References.Single(static reference => Path.GetFileName(reference.Display) == "SpanPack.dll"));

        DiagnosticFixture.Verify(compilation, source,
            "Class 'A' is marked [SpanTags] but derives from 'SpanTags'; it must derive from 'SpanPack.SpanTags', a class of the package "
                + "SpanPack, which the project does not reference",
            "Class 'B' is marked [SpanTags] but derives from 'object'; it must derive from 'SpanPack.SpanTags', a class of the package "
                + "SpanPack, which the project does not reference");
        _ = TestDriver.For(compilation).RunGeneratorsAndUpdateCompilation(compilation, out Compilation output, out _);
        Diagnostic unknown = Assert.Single(output.GetDiagnostics(), static problem => problem.Severity == DiagnosticSeverity.Error);
        Assert.Equal("CS0246", unknown.Id);
    }

    [Fact]
    public void NameCollision_OfConstants() => DiagnosticFixture.Verify("""
        [MessagePackConstants] internal static partial class A { public const string [|SPK022:Encoded|] = "x"; }
        [MessagePackConstants] internal static partial class B { public const string X = "x"; internal static partial class [|SPK022:Encoded|]; }
        [MessagePackConstants] internal static partial class [|SPK022:Encoded|] { public const string X = "x"; }
        [MessagePackConstants] internal static partial class C { public const string X = "x"; public const string [|SPK022:get_X|] = "y"; }
        [MessagePackConstants] internal static partial class D { public const string get_X = "x"; public const string [|SPK022:X|] = "y"; }
        [MessagePackConstants] internal static partial class E { public const string X = "x"; public const string [|SPK022:X|] = "y"; }
        """,
        "'Encoded' of 'A' collides with the generated class 'Encoded'; rename it",
        "'Encoded' of 'B' collides with the generated class 'Encoded'; rename it",
        "'Encoded' of 'Encoded' collides with the generated class 'Encoded'; rename it",
        "'get_X' of 'C' collides with the generated property of another constant; rename it",
        "'X' of 'D' collides with the generated property of another constant; rename it",
        "'X' of 'E' collides with the generated property of another constant; rename it");

    [Fact]
    public void NameCollision_OfTagClasses() => DiagnosticFixture.Verify("""
        [SpanTags] internal partial class A : SpanTags
        {
            [Tag("x")] public partial string? X { get; set; }
            private object? [|SPK022:_spanPackStrings|], [|SPK022:_spanPackMetrics|], [|SPK022:_spanPackPresence|];
            private class [|SPK022:SpanPackStrings|];
            private void [|SPK022:SpanPackMetrics|]() { }
            private event Action? [|SPK022:SpanPackTable|];
            protected override bool [|SPK022:GetLevel|](int level, out SpanPack.CompilerServices.TagLevel tags) => base.GetLevel(level, out tags);
        }
        [SpanTags, ConstantTag("x", "y")] internal partial class [|SPK022:SpanPackTable|] : SpanTags;
        """,
        "'_spanPackStrings' of 'A' collides with the generated member of that name; rename it",
        "'_spanPackMetrics' of 'A' collides with the generated member of that name; rename it",
        "'_spanPackPresence' of 'A' collides with the generated member of that name; rename it",
        "'SpanPackStrings' of 'A' collides with the generated member of that name; rename it",
        "'SpanPackMetrics' of 'A' collides with the generated member of that name; rename it",
        "'SpanPackTable' of 'A' collides with the generated member of that name; rename it",
        "'GetLevel' of 'A' collides with the generated member of that name; rename it",
        "'SpanPackTable' of 'SpanPackTable' collides with the generated member of that name; rename it");

    [Fact]
    public void LanguageVersion_PartialPropertiesNeed13() => DiagnosticFixture.Verify(
        LanguageVersion.CSharp12,
        """
        internal static partial class A
        {
            [MessagePackString("x")] internal static partial ReadOnlySpan<byte> [|SPK023:X|] { get; }
            [MessagePackPair("x", 1)] internal static partial ReadOnlySpan<byte> [|SPK023:Y|] { get; }
        }
        [SpanTags] internal partial class [|SPK023:B|] : SpanTags { [Tag("x")] public partial string? X { get; set; } }
        [SpanTags] internal partial class [|SPK023:C|] : SpanTags { [Metric("x")] public partial double? X { get; set; } }
        """,
        "'X' needs C# 13 or later, and the language version is 12.0; write <LangVersion>13</LangVersion> into a <PropertyGroup> of the "
            + "project file, or declare a partial method",
        "'Y' needs C# 13 or later, and the language version is 12.0; write <LangVersion>13</LangVersion> into a <PropertyGroup> of the "
            + "project file, or declare a partial method",
        "'B' needs C# 13 or later, and the language version is 12.0; write <LangVersion>13</LangVersion> into a <PropertyGroup> of the "
            + "project file",
        "'C' needs C# 13 or later, and the language version is 12.0; write <LangVersion>13</LangVersion> into a <PropertyGroup> of the "
            + "project file");

    [Fact]
    public void LanguageVersion_EverythingNeeds12() => DiagnosticFixture.Verify(
        LanguageVersion.CSharp11,
        """
        [MessagePackConstants] internal static partial class [|SPK023:A|] { public const string X = "x"; }
        internal static partial class B { [MessagePackString("x")] internal static partial ReadOnlySpan<byte> [|SPK023:X|](); }
        [SpanTags, ConstantTag("a", "b")] internal partial class [|SPK023:C|] : SpanTags { }
        """,
        "'A' needs C# 12 or later, and the language version is 11.0; write <LangVersion>12</LangVersion> into a <PropertyGroup> of the "
            + "project file",
        "'X' needs C# 12 or later, and the language version is 11.0; write <LangVersion>12</LangVersion> into a <PropertyGroup> of the "
            + "project file",
        "'C' needs C# 12 or later, and the language version is 11.0; write <LangVersion>12</LangVersion> into a <PropertyGroup> of the "
            + "project file");
}
