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
}
