using Microsoft.CodeAnalysis.CSharp;
using SpanPack.Generators.Tests.Infrastructure;

namespace SpanPack.Generators.Tests;

/// <summary>What <c>[MessagePackConstants]</c> generates.</summary>
public class ConstantsTests
{
    [Fact]
    public void PublicClass() => Snapshot.Verify(GeneratorFixture.Run("""
        namespace Demo;

        /// <summary>Names.</summary>
        [MessagePackConstants]
        public static partial class Names
        {
            /// <summary>Method.</summary>
            public const string HttpMethod = "http.method";
            internal const string Url = "http" + ".url";
            private const string Hidden = HttpMethod;
            public const string @class = "a <b> & \"c\"\n\t\u202E é 😀";
        }
        """));

    [Fact]
    public void ProtectedConstants_AreInternal() => Snapshot.Verify(GeneratorFixture.Run("""
        [MessagePackConstants]
        internal partial class Names
        {
            protected const string A = "a";
            protected internal const string B = "b";
            private protected const string C = "c";
        }
        """));

    [Fact]
    public void LongTexts_WrapAndHaveWiderHeaders() => Snapshot.Verify(GeneratorFixture.Run($$"""
        [MessagePackConstants]
        internal static partial class Names
        {
            public const string Fixed31 = "{{new string('a', 31)}}";
            public const string Str8From32 = "{{new string('a', 32)}}";
            public const string Str8To255 = "{{new string('a', 255)}}";
            public const string Str16From256 = "{{new string('a', 256)}}";
        }
        """));

    [Fact]
    public void GlobalNamespaceNestingKeywordsAndRecords() => Snapshot.Verify(GeneratorFixture.Run("""
        public partial interface IOuter
        {
            public partial record struct @struct
            {
                internal readonly ref partial struct Inner
                {
                    public partial record @record
                    {
                        [MessagePackConstants]
                        private static partial class Names
                        {
                            public const string A = "a";
                        }
                    }
                }
            }
        }

        namespace @namespace.@event
        {
            [MessagePackConstants]
            public abstract partial record Names
            {
                internal const string A = "a";
            }
        }
        """));

    [Fact]
    public void OneClassInTwoParts() => Snapshot.Verify(GeneratorFixture.Run("""
        [MessagePackConstants]
        internal static partial class Names
        {
            public const string A = "same";
        }

        static partial class Names
        {
            public const string B = "same";
            public new const string ToString = "a name of object";
        }
        """));

    [Fact]
    public void NestedInAClassThatHasConstantsToo() => GeneratorFixture.Run("""
        [MessagePackConstants]
        internal partial class Names
        {
            public const string A = "a";

            [MessagePackConstants]
            internal partial class Inner : Names
            {
                public const string B = "b";
            }
        }
        """);

    [Fact]
    public void NamesThatDifferByCaseOnly_GiveTwoFiles()
    {
        var sources = GeneratorFixture.Run("""
            [MessagePackConstants] internal static partial class Names { public const string A = "a"; }
            [MessagePackConstants] internal static partial class NAMES { public const string A = "a"; }
            namespace Outer { [MessagePackConstants] internal static partial class Names { public const string A = "a"; } }
            static partial class Outer2 { [MessagePackConstants] internal static partial class Names { public const string A = "a"; } }
            [MessagePackConstants] internal static partial class Größe { public const string A = "a"; }
            [MessagePackConstants] internal static partial class Größé { public const string A = "a"; }
            """);
        Assert.Equal(6, sources.Select(static s => s.HintName).Distinct(StringComparer.OrdinalIgnoreCase).Count());
    }

    [Fact]
    public void CSharp12_IsEnough() => GeneratorFixture.Run("""
        [MessagePackConstants] internal static partial class Names { public const string A = "a"; }
        """, LanguageVersion.CSharp12);
}
