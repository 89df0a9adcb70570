using SpanPack.Architecture.Tests.Sources;

namespace SpanPack.Architecture.Tests.Api;

/// <summary>What the lines say.</summary>
public sealed class PublicApiTextTests
{
    [Theory]
    [InlineData("public class A { }", "public class N.A|public A.A()")]
    [InlineData("public static class A { public const int B = 3; internal const int C = 4; }",
        "public static class N.A|public const int A.B = 3")]
    [InlineData("public sealed class A { A() { } public string? B { get; internal set; } public int C { protected get; init; } }",
        "public sealed class N.A|public string? A.B { get; }|public int A.C { protected get; init; }")]
    [InlineData("public abstract class A { protected A() { } protected virtual bool B(in long c, out string d, params int[] e) { d = "
        + "\"\"; return true; } private protected void F() { } }",
        "public abstract class N.A|protected A.A()|protected virtual bool A.B(in long c, out string d, params int[] e)")]
    [InlineData("public static class A { public static T B<T>(this T? c, int d = 2, string? e = null) where T : struct => default; }",
        "public static class N.A|public static T A.B<T>(this T? c, int d = 2, string? e = null) where T : struct")]
    [InlineData("public readonly struct A { public struct B { public int C; } internal struct D { public int E; } }",
        "public readonly struct N.A|public struct N.A.B|public int A.B.C")]
    [InlineData("public readonly ref struct A { public static implicit operator A(int b) => default; }",
        "public readonly ref struct N.A|public static A.implicit operator A(int b)")]
    [InlineData("public sealed record A(int B) { public required string C { get; init; } }",
        "public sealed record N.A : IEquatable<A>|public A.A(int B)|public int A.B { get; init; }|public required string A.C { get; init; "
            + "}|public void A.Deconstruct(out int B)")]
    [InlineData("public enum A : byte { B, C = 7 }", "public enum N.A : byte|A.B = 0|A.C = 7")]
    [InlineData("public interface A : IDisposable { int this[int b] { get; } }",
        "public interface N.A : IDisposable|int A.this[int b] { get; }")]
    [InlineData("[Obsolete(\"no\")] [Serializable] public sealed class A { A() { } public bool "
        + "B([System.Diagnostics.CodeAnalysis.NotNullWhen(true)] string? c) => c is null; }",
        "[Obsolete(\"no\")] public sealed class N.A|[c: NotNullWhen(true)] public bool A.B(string? c)")]
    [InlineData("class A { public class B { } }", "")]
    public void Lines(string source, string expected)
        => Assert.Equal(expected, string.Join('|', PublicApi.Of(LibraryCompilation.Of(("A.cs", "namespace N; " + source)))));

    [Theory]
    [InlineData("a b", "a b", "")]
    [InlineData("a b", "a c", "- b|+ c")]
    [InlineData("a b", "b a", "The same lines in another order, or more than once")]
    [InlineData("a", "a a", "The same lines in another order, or more than once")]
    public void Changes(string before, string after, string expected)
        => Assert.Equal(expected, string.Join('|', PublicApiFile.Changes(before.Split(' '), after.Split(' '))));
}
