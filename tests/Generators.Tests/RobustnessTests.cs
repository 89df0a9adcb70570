using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using SpanPack.Generators.Tests.Infrastructure;

namespace SpanPack.Generators.Tests;

/// <summary>
/// Code as it is while someone types: the compiler reports it, and the generator neither throws nor repeats the compiler.
/// </summary>
public class RobustnessTests
{
    [Theory]
    [InlineData("[assembly: MessagePackConstants, SpanTags, Tag(\"x\")]")]
    [InlineData("[MessagePackConstants, SpanTags] enum A { B }")]
    [InlineData("[MessagePackConstants] delegate void A();")]
    [InlineData("[SpanTags] struct A { }")]
    [InlineData("[SpanTags] partial class A : Missing { [Tag(\"x\")] public partial string? B { get; set; } }")]
    [InlineData("[SpanTags] partial class A : SpanTags { [Tag] public partial string? B { get; set; } }")]
    [InlineData("[SpanTags] partial class A : SpanTags { [Tag(1)] public partial string? B { get; set; } }")]
    [InlineData("[SpanTags] partial class A : SpanTags { [Tag(B)] public partial string? B { get; set; } }")]
    [InlineData("[SpanTags] partial class A : SpanTags { [Tag(\"x\")] public partial Missing? B { get; set; } }")]
    [InlineData("[SpanTags] partial class A : SpanTags { [Tag(\"x\")] public partial string? { get; set; } }")]
    [InlineData("[SpanTags, ConstantTag(\"a\")] partial class A : SpanTags;")]
    [InlineData("[SpanTags] partial class A : A { [Tag(\"x\")] public partial string? B { get; set; } }")]
    [InlineData("static partial class A { [MessagePackString] static partial ReadOnlySpan<byte> B { get; } }")]
    [InlineData("static partial class A { [MessagePackString(new[] { \"x\" })] static partial ReadOnlySpan<byte> B { get; } }")]
    [InlineData("static partial class A { [MessagePackPair(\"x\")] static partial ReadOnlySpan<byte> B(); }")]
    [InlineData("static partial class A { [MessagePackPair(\"x\", Missing)] static partial ReadOnlySpan<byte> B(); }")]
    [InlineData("[MessagePackConstants] static partial class A { const string B = Missing; const string C = \"c\"; }")]
    [InlineData("[MessagePackConstants] static partial class A { const string B = C; const string C = B; const string D = \"d\"; }")]
    [InlineData("[MessagePackConstants] static partial class { const string B = \"b\"; }")]
    [InlineData("[MessagePackString(\"x\")] class A;")]
    [InlineData("class A { int b = ((Func<int>)([MessagePackString(\"x\")] () => 1))(); }")]
    [InlineData("record A([property: MessagePackPair(\"x\", 1)] int B);")]
    [InlineData("static class A { extension(string text) { [MessagePackString(\"x\")] static ReadOnlySpan<byte> B => default; } }")]
    [InlineData("[MessagePackString(\"x\")] static partial ReadOnlySpan<byte> B();")]
    public void DoesNotThrow(string source)
    {
        Diagnostic[] found = DiagnosticFixture.Run(TestCompilation.Create(source, LanguageVersion.CSharp14));
        Assert.All(found, static d => Assert.True(d.Location.IsInSource));
    }

    [Theory]
    [InlineData("[MessagePackString(\"x\")] static partial ReadOnlySpan<byte> B();")]
    [InlineData("static partial class A { [MessagePackPair(\"x\", Missing)] static partial ReadOnlySpan<byte> B(); }")]
    [InlineData("[SpanTags] partial class A : SpanTags { [Tag(\"x\")] public partial Missing? B { get; set; } }")]
    [InlineData("[SpanTags] partial class A : Missing { [Tag(\"x\")] public partial string? B { get; set; } }")]
    public void DoesNotRepeatTheCompiler(string source) => Assert.Empty(DiagnosticFixture.Run(TestCompilation.Create(source)));

    [Fact]
    public void WithoutTheLibrary_NothingIsGenerated()
    {
        var compilation = CSharpCompilation.Create("Empty", [CSharpSyntaxTree.ParseText("[SpanPack.SpanTags] partial class A;")]);
        Assert.Empty(DiagnosticFixture.Run(compilation));
    }
}
