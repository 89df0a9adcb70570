using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using SpanPack.Generators.Tests.Infrastructure;

namespace SpanPack.Generators.Tests;

/// <summary>What <c>[SpanTags]</c> generates.</summary>
public class TagClassTests
{
    private const string Web = """
        namespace Demo;

        [SpanTags]
        public partial class WebTags : SpanTags
        {
            /// <summary>Method.</summary>
            [Tag("http.method")] public partial string? Method { get; set; }
            [Metric("_dd.measured")] public partial double? Measured { get; set; }
        }
        """;

    [Fact]
    public void StringsAndMetrics() => Snapshot.Verify(GeneratorFixture.Run(Web));

    [Fact]
    public void StringsOnly() => Snapshot.Verify(GeneratorFixture.Run("""
        [SpanTags]
        internal sealed partial class Tags : SpanTags
        {
            [Tag("a")] public partial string? A { get; set; }
            [Tag("b")] internal partial string? B { get; private set; }
        }
        """));

    [Fact]
    public void MetricsOnly() => Snapshot.Verify(GeneratorFixture.Run("""
        [SpanTags]
        internal partial class Tags : SpanTags
        {
            [Metric("d")] public partial double? D { get; set; }
            [Metric("f")] public partial float? F { private get; set; }
            [Metric("i8")] public partial sbyte? I8 { get; set; }
            [Metric("u64")] public partial ulong? U64 { set; get; }
        }
        """));

    [Fact]
    public void ConstantsOnly() => Snapshot.Verify(GeneratorFixture.Run("""
        [SpanTags, ConstantTag("component", "aspnet_core"), ConstantTag("span.kind", "")]
        internal partial class Tags : SpanTags;
        """, LanguageVersion.CSharp12));

    [Fact]
    public void Everything_InTwoParts() => Snapshot.Verify(GeneratorFixture.Run("""
        [SpanTags]
        [ConstantTag("component", "aspnet_core")]
        internal abstract partial class Tags : SpanTags
        {
            [Tag("a")] public partial string? A { get; set; }
        }

        [ConstantTag("span.kind", "server")]
        partial class Tags
        {
            [Metric("b")] public partial long? B { get; set; }
            [Tag("c")] public partial string? C { get; set; }
        }
        """));

    [Fact]
    public void TypesKeptAsText() => Snapshot.Verify(GeneratorFixture.Run("""
        using System.Runtime.Serialization;

        public class Outer
        {
            public enum Kind : short
            {
                [EnumMember(Value = "client \"side\"")] Client = 1,
                [EnumMember] Server = -2,
                @default,
                [EnumMember(Value = "consumer")] Alias = 1,
                [Obsolete("gone", error: true)] Gone = 9,
            }
        }

        [Flags, Obsolete("old")]
        internal enum Big : ulong { None, All = ulong.MaxValue }

        internal enum Empty { }

        [SpanTags]
        internal partial class Tags : SpanTags
        {
            [Tag("bool")] public partial bool? Bool { get; set; }
            [Tag("u8")] public partial byte? U8 { get; set; }
            [Tag("i64")] public partial System.Nullable<long> I64 { get; set; }
            [Tag("kind")] public partial Outer.Kind? Kind { get; set; }
            [Tag("empty")] public partial Empty? Empty { get; protected internal set; }
        #pragma warning disable CS0618
            [Tag("big")] public partial Big? Big { get; set; }
        #pragma warning restore CS0618
        }
        """));

    [Fact]
    public void Inheritance_EachClassHasItsOwnLevel() => Snapshot.Verify(GeneratorFixture.Run("""
        [SpanTags]
        internal partial class Root : SpanTags
        {
            [Tag("a")] public partial string? A { get; set; }

            [SpanTags]
            internal sealed partial class Nested : Root
            {
                [Tag("b")] public new partial string? A { get; set; }
                [Metric("c")] public partial double? C { get; set; }
            }
        }

        internal abstract class Unmarked : Root;

        [SpanTags]
        internal sealed partial class Leaf : Unmarked
        {
            [Tag("d")] public partial string? D { get; set; }
        }

        internal abstract class Middle : SpanTags;

        [SpanTags]
        internal partial class OverMiddle : Middle
        {
            [Tag("a")] public partial string? A { get; set; }
        }
        """));

    [Fact]
    public void NullableObliviousModifiersAndKeywords() => Snapshot.Verify(GeneratorFixture.Run("""
        namespace @event
        {
            public static partial class @static
            {
                [SpanTags]
                internal partial class @class : SpanTags
                {
        #nullable disable
                    [Tag("oblivious")] protected partial string @void { get; set; }
        #nullable enable
                    [Tag("annotated")] protected internal unsafe partial string? value { get; set; }
                    [Tag("implicit")] partial string? Implicit { get; set; }
                    [Metric("metric")] private protected partial int? field { get; set; }
                }
            }
        }
        """));

    [Fact]
    public void MoreStringsThanMaskBits_And64Metrics()
    {
        string tags =
            string.Concat(Enumerable.Range(0, 70).Select(static i => $"[Tag(\"t{i}\")] public partial string? T{i} {{ get; set; }}\n"));
        string metrics =
            string.Concat(Enumerable.Range(0, 64).Select(static i => $"[Metric(\"m{i}\")] public partial double? M{i} {{ get; set; }}\n"));
        string text = GeneratorFixture.Run($$"""[SpanTags] internal partial class Tags : SpanTags { {{tags}} {{metrics}} }""")
            .Single().SourceText
            .ToString();
        Assert.Contains("InlineArray(70)", text, StringComparison.Ordinal);
        Assert.Contains("_spanPackPresence | 0x8000000000000000UL", text, StringComparison.Ordinal);
    }

    [Fact]
    public void BaseClassOfAnotherAssembly()
    {
        MetadataReference web = GeneratorFixture.Compile(Web, "Web");
        CSharpCompilation compilation = TestCompilation.Create("""
            [SpanTags]
            internal sealed partial class Server : Demo.WebTags
            {
                [Tag("http.route")] public partial string? Route { get; set; }
            }
            """, references: web);
        Snapshot.Verify(GeneratorFixture.Run(compilation, out _));
    }

    [Fact]
    public void ClassWithAStaticConstructorAndOverflowChecks()
    {
        CSharpCompilation compilation = TestCompilation.Create("""
            [SpanTags]
            internal partial class Tags : SpanTags
            {
                private static readonly Tags s_default = new() { A = "a", B = -1 };
                static Tags() => s_default.A = null;
                [Tag("a")] public partial string? A { get; set; }
                [Metric("b")] public partial sbyte? B { get; set; }
            }
            """);
        GeneratorFixture.Run(compilation.WithOptions(compilation.Options.WithOverflowChecks(true)), out _);
    }

    [Fact]
    public void CSharp14_FieldKeyword() => GeneratorFixture.Run(Web, LanguageVersion.Preview);
}
