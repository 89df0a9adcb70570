using Microsoft.CodeAnalysis.CSharp;
using SpanPack.Generators.Tests.Infrastructure;

namespace SpanPack.Generators.Tests;

/// <summary>What <c>[MessagePackString]</c> generates.</summary>
public class StringTests
{
    [Fact]
    public void PropertyAndMethod() => Snapshot.Verify(GeneratorFixture.Run("""
        namespace Demo;

        internal static partial class Keys
        {
            [MessagePackString("trace_id")]
            public static partial ReadOnlySpan<byte> TraceId { get; }

            [MessagePackString("ключ // 😀 \r\n #")]
            private static partial ReadOnlySpan<byte> SpanId();
        }
        """));

    [Fact]
    public void ModifiersAndKeywords_AreRepeated() => Snapshot.Verify(GeneratorFixture.Run("""
        internal class Base
        {
            protected static ReadOnlySpan<byte> A => default;
        }

        internal partial class Derived : Base
        {
            [MessagePackString("a")] protected internal static new unsafe partial ReadOnlySpan<byte> A { get; }
            [MessagePackString("b")] static private protected partial ReadOnlySpan<byte> @class { get; }
            [MessagePackString("c")] static partial ReadOnlySpan<byte> Implicit { get; }
            [MessagePackString("d")] internal static unsafe partial ReadOnlySpan<byte> @void();
        }
        """));

    [Fact]
    public void InEveryKindOfType() => Snapshot.Verify(GeneratorFixture.Run("""
        internal partial struct S { [MessagePackString("a")] internal static partial ReadOnlySpan<byte> A { get; } }
        internal partial record R { [MessagePackString("a")] internal static partial ReadOnlySpan<byte> A { get; } }
        internal partial record struct RS { [MessagePackString("a")] internal static partial ReadOnlySpan<byte> A { get; } }
        internal partial interface I { [MessagePackString("a")] internal static partial ReadOnlySpan<byte> A { get; } }
        internal ref partial struct F { [MessagePackString("a")] internal static partial ReadOnlySpan<byte> A(); }
        """));

    [Fact]
    public void NamesThatDifferByCaseOnly_GiveTwoFiles()
    {
        var sources = GeneratorFixture.Run("""
            internal static partial class Keys
            {
                [MessagePackString("a")] internal static partial ReadOnlySpan<byte> Key { get; }
                [MessagePackString("b")] internal static partial ReadOnlySpan<byte> KEY { get; }
                [MessagePackString("c")] internal static partial ReadOnlySpan<byte> key();
            }
            """);
        Assert.Equal(3, sources.Select(static s => s.HintName).Distinct(StringComparer.OrdinalIgnoreCase).Count());
    }

    [Fact]
    public void Method_CSharp12IsEnough() => GeneratorFixture.Run("""
        internal static partial class Keys { [MessagePackString("a")] internal static partial ReadOnlySpan<byte> A(); }
        """, LanguageVersion.CSharp12);

    [Fact]
    public void NamedArgument() => GeneratorFixture.Run("""
        internal static partial class Keys { [MessagePackString(value: "a")] internal static partial System.ReadOnlySpan<System.Byte> A(); }
        """);
}
