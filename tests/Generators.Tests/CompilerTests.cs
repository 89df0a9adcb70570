using SpanPack.Generators.Tests.Infrastructure;

namespace SpanPack.Generators.Tests;

/// <summary>
/// What a build prints: one mistake gives one error, which is ours, with analyzers and without (<c>RunAnalyzers=false</c>).
/// </summary>
public class CompilerTests
{
    // Each starts a compiler.
    public static TheoryData<bool> RunsAnalyzers => Dose.IsThorough ? [true, false] : [true];

    [Theory]
    [MemberData(nameof(RunsAnalyzers))]
    public Task UnsupportedTypes_GiveOneErrorEach(bool runsAnalyzers) => VerifyAsync(runsAnalyzers, """
        using System;
        using SpanPack;
        [SpanTags] public partial class A : SpanTags
        {
            [Metric("a")] public partial int A1 { get; set; } // SPK011
            [Metric("b")] public partial string B { get; set; } // SPK011
            [Metric("c")] public partial DateTime? C { get; set; } // SPK011
            [Metric("d")] public partial Guid? D { get; set; } // SPK011
            [Metric("e")] public partial decimal? E { get; set; } // SPK011
            [Metric("f")] public partial TimeSpan? F { get; set; } // SPK011
            [Metric("g")] public partial bool? G { get; set; } // SPK011
            [Tag("h")] public partial string H { get; private set; } // SPK011
            [Tag("i")] internal partial System.Collections.Generic.List<string?>? I { get; set; } // SPK011
            [Tag("j")] protected partial ref int J { get; } // SPK011
            [Tag("k")] public partial string? @class { get; set; }
        }
        """);

    [Theory]
    [MemberData(nameof(RunsAnalyzers))]
    public Task MissingModifiersAndClassAttributes_GiveOneErrorEach(bool runsAnalyzers) => VerifyAsync(runsAnalyzers, """
        using System;
        using SpanPack;
        [SpanTags] public partial class A : SpanTags
        {
            [Tag("a")] public string? A1 { get; set; } // SPK008
        }
        public partial class B : SpanTags
        {
            [Tag("a")] public partial string? B1 { get; set; } // SPK018
            [Metric("b")] public partial double? B2 { get; protected set; } // SPK018
        }
        [ConstantTag("a", "b")] public partial class C : SpanTags; // SPK018
        [MessagePackConstants] public class D { public const string A = "a"; } // SPK009
        public partial class E
        {
            [MessagePackString("a")] public partial ReadOnlySpan<byte> E1 { get; } // SPK014
            [MessagePackString("a")] public partial ReadOnlySpan<byte> E2(); // SPK014
            [MessagePackPair("a", 1)] public static ReadOnlySpan<byte> E3 => default; // SPK008
        }
        """);

    [Theory]
    [MemberData(nameof(RunsAnalyzers))]
    public Task OtherMistakes_GiveOneErrorEach(bool runsAnalyzers) => VerifyAsync(runsAnalyzers, """
        using System;
        using SpanPack;
        [SpanTags] public partial class A : SpanTags
        {
            [Tag("")] public partial string? A1 { get; set; } // SPK003
            [Tag("b")] public virtual partial string? B { get; set; } // SPK012
            [Metric("c")] public partial double? C { get; init; } // SPK013
            [Tag("d"), Metric("d")] public partial string? D { get; set; } // SPK017
            [Tag("e")] public partial string? E { get; set; }
            [Tag("e")] public partial string? F { get; set; } // SPK006
        }
        public static partial class B
        {
            [MessagePackString("a")] public static partial Span<byte> A { get; } // SPK015
            [MessagePackString("a")] public static partial ReadOnlySpan<byte> C<T>(in T t, out int i) where T : class; // SPK015
            [MessagePackString("a")] public static partial ReadOnlySpan<byte> C(int i); // SPK015
            [MessagePackPair("a", 1), MessagePackString("b")] internal static partial ReadOnlySpan<byte> D { get; } // SPK017
            [MessagePackPair("", 1)] internal static partial ReadOnlySpan<byte> E { get; } // SPK003
            [MessagePackString("f")] internal static async partial ReadOnlySpan<byte> F(); // CS1994 SPK012
        }
        [SpanTags] public partial class C // SPK020
        {
            [Tag("a")] public partial string? A { get; set; }
        }
        [SpanTags] public partial class D<T> : SpanTags // SPK010
        {
            [Tag("a")] public partial string? A { get; set; }
        }
        #nullable disable
        public partial interface IOuter<T> where T : class
        {
            [SpanTags] internal partial class Inner : SpanTags // SPK010
            {
                [Tag("a")] public partial string @class { get; set; }
                [Metric("b")] protected internal partial double? B { get; private set; }
            }
        }
        """);

    // The compiler does not run analyzers once a declaration has an error of its own.
    [Theory]
    [MemberData(nameof(RunsAnalyzers))]
    public Task ErrorsOfTheCompiler_HideNoneOfOurs(bool runsAnalyzers) => VerifyAsync(runsAnalyzers, """
        using System;
        using SpanPack;
        public partial class Other
        {
            public partial int O { get; } // CS9248
        }
        [SpanTags] public partial class A : SpanTags
        {
            [Tag("a")] public string? A1 { get; set; } // SPK008
            [Metric("b")] public partial int B { get; set; } // SPK011
        }
        [MessagePackConstants] public class C { public const string A = "a"; } // SPK009
        public partial class D
        {
            [MessagePackString("a")] public partial ReadOnlySpan<byte> D1 { get; } // SPK014
            [Tag("a")] public partial string? D2 { get; set; } // SPK018
        }
        """);

    // The compiler demands the modifier too: once, where it said two things of each property.
    [Theory]
    [MemberData(nameof(RunsAnalyzers))]
    public Task ClassThatIsNotPartial_GivesOneErrorOfTheCompilerBesideOurs(bool runsAnalyzers) => VerifyAsync(runsAnalyzers, """
        using SpanPack;
        [SpanTags] public class A : SpanTags // CS0260 SPK009
        {
            [Tag("a")] public partial string? A1 { get; set; }
            [Metric("b")] public partial double? B { get; set; }
        }
        """);

    private static async Task VerifyAsync(bool runsAnalyzers, string source)
    {
        IEnumerable<string> expected = source.Split('\n')
            .Select(static (line, index) =>
                (Ids: line.Split("// ").Skip(1).SelectMany(static ids => ids.Trim().Split(' ')), Number: index + 1))
            .SelectMany(static line => line.Ids.Select(id => $"{line.Number}: error {id}"));
        Assert.Equal(expected, await RealCompiler.CompileAsync(source, runsAnalyzers));
    }
}
