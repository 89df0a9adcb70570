using SpanPack.CodeFixes.Tests.Infrastructure;

namespace SpanPack.CodeFixes.Tests;

/// <summary>What is missing in declarations is added where it belongs.</summary>
public class DeclarationFixTests
{
    [Fact]
    public Task MemberNotPartial() => FixFixture.VerifyAsync("SPK008", "Make it partial", """
        internal static partial class Keys
        {
            // a comment
            [MessagePackString("a")] internal static ReadOnlySpan<byte> A();
            [MessagePackString("b")]
            private static ReadOnlySpan<byte> B();
        }
        """, """
        internal static partial class Keys
        {
            // a comment
            [MessagePackString("a")] internal static partial ReadOnlySpan<byte> A();
            [MessagePackString("b")]
            private static partial ReadOnlySpan<byte> B();
        }
        """);

    [Fact]
    public Task MemberNotPartial_WithoutModifiers() => FixFixture.VerifyAsync("SPK008", "Make it partial", """
        [SpanTags]
        partial class T : SpanTags
        {
            // a comment
            [Tag("a")]
            string? A { get; set; }
        }
        """, """
        [SpanTags]
        partial class T : SpanTags
        {
            // a comment
            [Tag("a")]
            partial string? A { get; set; }
        }
        """);

    [Fact]
    public Task MemberNotStatic() => FixFixture.VerifyAsync("SPK014", "Make it static", """
        internal partial class Keys
        {
            [MessagePackString("a")] internal partial ReadOnlySpan<byte> A();
            [MessagePackString("b")] private protected partial ReadOnlySpan<byte> B { get; }
            [MessagePackString("c")] partial ReadOnlySpan<byte> C { get; }
        }
        """, """
        internal partial class Keys
        {
            [MessagePackString("a")] internal static partial ReadOnlySpan<byte> A();
            [MessagePackString("b")] private protected static partial ReadOnlySpan<byte> B { get; }
            [MessagePackString("c")] static partial ReadOnlySpan<byte> C { get; }
        }
        """);

    [Fact]
    public Task TypeNotPartial_AndThoseAroundIt() => FixFixture.VerifyAsync("SPK009", "Make the type partial", """
        // a comment
        class Outer
        {
            public partial struct Middle
            {
                /// <summary>Keys.</summary>
                [MessagePackConstants]
                internal static class Keys { public const string A = "a"; }

                [SpanTags, ConstantTag("a", "b")]
                private sealed class T : SpanTags;
            }
        }
        """, """
        // a comment
        partial class Outer
        {
            public partial struct Middle
            {
                /// <summary>Keys.</summary>
                [MessagePackConstants]
                internal static partial class Keys { public const string A = "a"; }

                [SpanTags, ConstantTag("a", "b")]
                private sealed partial class T : SpanTags;
            }
        }
        """);

    [Fact]
    public Task TypeNotNullable() => FixFixture.VerifyAsync("SPK011", "Add '?'", """
        [SpanTags]
        public partial class T : SpanTags
        {
            [Tag("a")] public partial string A { get; set; }
            [Tag("b")] public partial DayOfWeek B { get; set; }
            [Metric("c")] public partial double C { get; set; }
            [Metric("d")] public partial /* count */ long D { get; set; }
        }
        """, """
        [SpanTags]
        public partial class T : SpanTags
        {
            [Tag("a")] public partial string? A { get; set; }
            [Tag("b")] public partial DayOfWeek? B { get; set; }
            [Metric("c")] public partial double? C { get; set; }
            [Metric("d")] public partial /* count */ long? D { get; set; }
        }
        """);

    [Theory]
    [InlineData("[Tag(\"a\")] public partial object A { get; set; }")]
    [InlineData("[Tag(\"a\")] public partial double A { get; set; }")]
    [InlineData("[Tag(\"a\")] public partial Guid? A { get; set; }")]
    [InlineData("[Metric(\"a\")] public partial string A { get; set; }")]
    public async Task TypeThatNoTagCanHave_IsLeft(string property)
        => Assert.Empty(await FixFixture.OfferedAsync("SPK011", $"[SpanTags] public partial class T : SpanTags {{ {property} }}"));

    [Fact]
    public Task ClassAttributeMissing() => FixFixture.VerifyAsync("SPK018", "Add [SpanTags]", """
        namespace Shop
        {
            /// <summary>Tags.</summary>
            public class T : SpanTags
            {
                [Tag("a")] public partial string? A { get; set; }
                [Tag("b")] public partial string? B { get; set; }
            }

            [ConstantTag("a", "b")]
            internal partial class U : SpanTags;
        }
        """, """
        namespace Shop
        {
            /// <summary>Tags.</summary>
            [SpanTags]
            public partial class T : SpanTags
            {
                [Tag("a")] public partial string? A { get; set; }
                [Tag("b")] public partial string? B { get; set; }
            }

            [SpanTags]
            [ConstantTag("a", "b")]
            internal partial class U : SpanTags;
        }
        """);

    [Fact]
    public async Task ClassOfAnotherBase_IsLeft()
        => Assert.Empty(await FixFixture.OfferedAsync("SPK018", "public class T { [Tag(\"a\")] public string? A { get; set; } }"));
}
