using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using SpanPack.Generators.Tests.Infrastructure;

namespace SpanPack.Generators.Tests;

/// <summary>Diagnostics stand at real places, so that source can suppress them.</summary>
public class SuppressionTests
{
    [Fact]
    public void Pragma_SuppressesOneOfTwo()
    {
        CSharpCompilation compilation = TestCompilation.Create("""
            [MessagePackConstants]
            internal static partial class Names
            {
                public const string A = "a";
            #pragma warning disable SPK001
                public static readonly string B = "b";
            #pragma warning restore SPK001
                public static readonly string C = "c";
            }
            """);
        TestDriver.For(compilation).RunGeneratorsAndUpdateCompilation(compilation, out _, out ImmutableArray<Diagnostic> reported);
        Diagnostic found = Assert.Single(reported, static d => !d.IsSuppressed);
        Assert.Equal("C", found.Location.SourceTree!.GetText().ToString(found.Location.SourceSpan));
    }

    // The use in the property of the user is suppressed there; no pragma reaches the generated file.
    [Theory]
    [InlineData("[Experimental(\"EXP1\")] enum Kind { A }", "Kind")]
    [InlineData("[Obsolete(\"Use another.\", DiagnosticId = \"OBS1\")] enum Kind { A }", "Kind")]
    [InlineData("[Obsolete(DiagnosticId = \"no id\")] enum Kind { A }", "Kind")]
    [InlineData("[Experimental(\"EXP1\")] class Outer { [Obsolete(DiagnosticId = \"OBS1\")] internal enum Kind { A } }", "Outer.Kind")]
    public void TypesOfTheUser_MayBeExperimental(string declaration, string type)
        => Assert.Single(GeneratorFixture.Run($$"""
            using System.Diagnostics.CodeAnalysis;
            {{declaration}}
            [SpanTags] partial class A : SpanTags
            {
            #pragma warning disable
                [Tag("a")] internal partial {{type}}? Kind { get; set; }
            #pragma warning restore
            }
            """));

    [Fact]
    public void TypeArgumentsAroundAnEnum_KeepTheirNullability()
        => Assert.Single(GeneratorFixture.Run("""
            internal class Outer<T> { internal enum Kind { A } }
            [SpanTags] partial class A : SpanTags
            {
                [Tag("a")] internal partial Outer<string?>.Kind? Kind { get; set; }
            }
            """));

    [Theory]
    [InlineData("assembly")]
    [InlineData("module")]
    public void TypesOfAnotherAssembly_MayBeExperimental(string target)
    {
        MetadataReference library = GeneratorFixture.Compile($$"""
            [{{target}}: System.Diagnostics.CodeAnalysis.Experimental("EXP1")]
            namespace Library { public enum Kind { A } }
            """, "Library");
        Assert.Single(GeneratorFixture.Run(TestCompilation.Create("""
            [SpanTags] partial class A : SpanTags
            {
            #pragma warning disable EXP1
                [Tag("a")] internal partial Library.Kind? Kind { get; set; }
            #pragma warning restore EXP1
            }
            """, references: library), out _));
    }
}
