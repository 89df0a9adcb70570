using SpanPack.Architecture.Tests.Sources;

namespace SpanPack.Architecture.Tests.Rules;

/// <summary>What the rule finds.</summary>
public sealed class DebuggerRulesTests
{
    private const string Display = "[System.Diagnostics.DebuggerDisplay(\"{B}\")] ";

    [Theory]
    [InlineData("public class A { public int B { get; } }", "A has no text: override ToString|A has no DebuggerDisplay")]
    [InlineData("public struct A { public int B { get; } }", "A has no text: override ToString|A has no DebuggerDisplay")]
    [InlineData("public record A(int B);", "A has no DebuggerDisplay")]
    [InlineData(Display + "public record A(int B);", "")]
    [InlineData(Display + "public class A { public int B { get; } }", "A has no text: override ToString")]
    [InlineData("public class A { public int B { get; } public override string ToString() => \"\"; }", "A has no DebuggerDisplay")]
    [InlineData(Display + "public class A { public override string ToString() => \"\"; } public class C : A { public int D { get; } }", "")]
    [InlineData("public class A { internal int B { get; } public static int C { get; } }", "")]
    [InlineData("public struct A { public int Current { get; } public bool MoveNext() => false; }", "")]
    [InlineData("public class A : Attribute { public int B { get; } } public class C : FormatException { public int D { get; } }", "")]
    [InlineData("class A { public int B { get; } }", "")]
    public void Unreadable(string source, string expected)
        => Assert.Equal(expected, string.Join('|', DebuggerRules.Unreadable(LibraryCompilation.Of(("A.cs", source)))));
}
