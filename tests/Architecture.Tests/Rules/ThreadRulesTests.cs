using SpanPack.Architecture.Tests.Sources;

namespace SpanPack.Architecture.Tests.Rules;

/// <summary>What the rule finds.</summary>
public sealed class ThreadRulesTests
{
    [Theory]
    [InlineData("public class A { }", true)]
    [InlineData("/// <summary>An A.</summary>\npublic class A { }", true)]
    [InlineData("/// <summary>An A. Immutable.</summary>\npublic class A { }", false)]
    [InlineData("/// <summary>An A.</summary>\n/// <remarks>Safe for any number of threads.</remarks>\npublic struct A { }", false)]
    [InlineData("/// <summary>An A.</summary>\n/// <typeparam name=\"T\">Of a thread.</typeparam>\npublic struct A<T> { }", true)]
    [InlineData("/// <summary>Reads like a threaded thing.</summary>\npublic interface A { }", true)]
    [InlineData("class A { }", false)]
    [InlineData("public enum A { B }", false)]
    [InlineData("public delegate void A();", false)]
    [InlineData("public class A : Attribute { }", false)]
    [InlineData("public class A : FormatException { }", false)]
    [InlineData("public static class A { public const int B = 1; public static ReadOnlySpan<byte> C => \"c\"u8; }", false)]
    [InlineData("public static class A { public const int B = 1; public static int C() => 1; }", true)]
    public void Silent(string source, bool isFound)
        => Assert.Equal(isFound, ThreadRules.Silent(LibraryCompilation.Of(("A.cs", source))).Any());
}
