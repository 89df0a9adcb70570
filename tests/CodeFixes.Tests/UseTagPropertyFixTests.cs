using SpanPack.CodeFixes.Tests.Infrastructure;

namespace SpanPack.CodeFixes.Tests;

/// <summary>Tags set by name become properties, where nothing else can have happened to the span.</summary>
public class UseTagPropertyFixTests
{
    private const string Id = "SPK030";

    private const string TagClass = """
        [SpanTags]
        public partial class CheckoutTags : SpanTags
        {
            [Tag("cart.kind")]
            public partial string? Kind { get; set; }
        }

        """;

    private const string NoMember = """
        [SpanTags, ConstantTag("component", "shop")]
        public partial class CheckoutTags : SpanTags;

        """;

    private const string Again = "\nstatic class Again { static void Set(Span s) => s.SetTag(\"cart.id\", \"z\"); }\n";

    [Fact]
    public Task MakesATagClass() => FixFixture.VerifyFirstAsync(Id, "Make a tag class with 'cart.id'", """
        namespace Shop
        {
            internal static class Checkout
            {
                internal static Span Begin(string id)
                {
                    var span = new Span { Name = "checkout" };
                    // a comment
                    span.SetTag("cart.id", id);
                    if (id.Length == 0) span.SetTag("cart.id", null);
                    return span;
                }
            }
        }
        """, """
        namespace Shop
        {
            internal static class Checkout
            {
                internal static Span Begin(string id)
                {
                    var span = new Span { Name = "checkout", Tags = new CheckoutTags() };
                    // a comment
                    ((CheckoutTags)span.Tags!).CartId = id;
                    if (id.Length == 0) ((CheckoutTags)span.Tags!).CartId = null;
                    return span;
                }
            }

            [SpanTags]
            internal partial class CheckoutTags : SpanTags
            {
                [Tag("cart.id")]
                public partial string? CartId { get; set; }
            }
        }
        """);

    [Fact]
    public Task APropertyOfANewClass_HasAnotherName() => FixFixture.VerifyFirstAsync(Id, "Make a tag class with 'shop.tags'", """
        static class Shop
        {
            static void Begin(string id)
            {
                var span = new Span();
                span.SetTag("shop.tags", id);
                span.SetTag("shop.tags", "b");
            }
        }
        """, """
        static class Shop
        {
            static void Begin(string id)
            {
                var span = new Span() { Tags = new ShopTags() };
                ((ShopTags)span.Tags!).ShopTags2 = id;
                ((ShopTags)span.Tags!).ShopTags2 = "b";
            }
        }
        [SpanTags]
        internal partial class ShopTags : SpanTags
        {
            [Tag("shop.tags")]
            public partial string? ShopTags2 { get; set; }
        }

        """);

    [Fact]
    public Task AddsToTheTagClass() => FixFixture.VerifyFirstAsync(Id, "Add 'cart.id' to 'CheckoutTags'", TagClass + """

        static class Checkout
        {
            static void Begin(string id)
            {
                var tags = new CheckoutTags { Kind = "new" };
                var span = new Span { Tags = tags };
                span.SetTag("cart.id", id);
                span.SetTag("other", id);
            }
        }
        """ + Again, """
        [SpanTags]
        public partial class CheckoutTags : SpanTags
        {
            [Tag("cart.kind")]
            public partial string? Kind { get; set; }

            [Tag("cart.id")]
            public partial string? CartId { get; set; }
        }

        static class Checkout
        {
            static void Begin(string id)
            {
                var tags = new CheckoutTags { Kind = "new" };
                var span = new Span { Tags = tags };
                tags.CartId = id;
                span.SetTag("other", id);
            }
        }
        """ + Again);

    [Fact]
    public Task AddsToAClassWithoutBraces() => FixFixture.VerifyFirstAsync(Id, "Add 'cart.id' to 'CheckoutTags'", NoMember + """
        static class Checkout
        {
            static void Begin(string id)
            {
                var span = new Span { Tags = new CheckoutTags() };
                span.SetTag("cart.id", id);
            }
        }
        """ + Again, """
        [SpanTags, ConstantTag("component", "shop")]
        public partial class CheckoutTags : SpanTags
        {
            [Tag("cart.id")]
            public partial string? CartId { get; set; }
        }
        static class Checkout
        {
            static void Begin(string id)
            {
                var span = new Span { Tags = new CheckoutTags() };
                ((CheckoutTags)span.Tags!).CartId = id;
            }
        }
        """ + Again);

    [Fact]
    public Task TakesThePropertyThatIsThere() => FixFixture.VerifyFirstAsync(Id, "Set 'CheckoutTags.Kind'", TagClass + """
        static class Checkout
        {
            static void Begin(string id)
            {
                var tags = new CheckoutTags();
                var span = new Span { Tags = tags };
                span.SetTag("cart.kind", id);
                span.SetTag("cart.kind", "b");
            }
        }
        """, TagClass + """
        static class Checkout
        {
            static void Begin(string id)
            {
                var tags = new CheckoutTags();
                var span = new Span { Tags = tags };
                tags.Kind = id;
                tags.Kind = "b";
            }
        }
        """);

    [Fact]
    public Task AddsANullableProperty_ToAClassWithAnnotations() => FixFixture.VerifyFirstAsync(Id, "Add 'cart.id' to 'CheckoutTags'",
        NoMember + Oblivious("span.SetTag(\"cart.id\", id);") + Again, """
        [SpanTags, ConstantTag("component", "shop")]
        public partial class CheckoutTags : SpanTags
        {
            [Tag("cart.id")]
            public partial string? CartId { get; set; }
        }
        """ + "\n" + Oblivious("((CheckoutTags)span.Tags).CartId = id;") + Again);

    [Fact]
    public async Task AProperty_ThatCannotBeReached_IsNotOffered() => Assert.Empty(await FixFixture.OfferedAsync(Id, """
        [SpanTags]
        public partial class CheckoutTags : SpanTags
        {
            [Tag("cart.id")]
            protected partial string? CartId { get; set; }
        }

        static class Checkout
        {
            static void Begin(string id)
            {
                var span = new Span { Tags = new CheckoutTags() };
                span.SetTag("cart.id", id);
                span.SetTag("cart.id", "b");
            }
        }
        """));

    [Theory]
    [InlineData("var span = new Span(); span.Reset(); span.SetTag(\"cart.id\", \"a\");")]
    [InlineData("var span = new Span(); Use(span); span.SetTag(\"cart.id\", \"a\");")]
    [InlineData("var span = new Span(); span.Tags = null; span.SetTag(\"cart.id\", \"a\");")]
    [InlineData("var span = new Span(); span.SetTag(\"cart.id\", \"a\"); span.Tags = null;")]
    [InlineData("var span = new Span(); for (int i = 0; i < 2; i++) { span.SetTag(\"cart.id\", \"a\"); Use(span); }")]
    [InlineData("var span = new Span(); Action set = () => span.SetTag(\"cart.id\", \"a\"); Use(span); set();")]
    [InlineData("var span = new Span(); span.SetMetric(\"cart.id\", 1); span.SetTag(\"cart.id\", \"a\");")]
    [InlineData("var span = new Span(); span.Extend(); span.SetTag(\"cart.id\", \"a\");")]
    [InlineData("var span = new Span { Tags = Make() }; span.SetTag(\"cart.id\", \"a\");")]
    [InlineData("var tags = new SqlTags(); tags = new SqlTags(); var span = new Span { Tags = tags }; span.SetTag(\"cart.id\", \"a\");")]
    [InlineData("var span = new Span { Tags = new SqlTags() }; span.SetTag(\"cart.id\", \"a\");")]
    [InlineData("var span = new Span(); (span.Tags, int a) = (null, 1); span.SetTag(\"cart.id\", \"a\" + a);")]
    [InlineData("var span = new Span(); Local(); span.SetTag(\"cart.id\", \"a\"); void Local() => Use(span);")]
    [InlineData("Span span = Get(); span.SetTag(\"cart.id\", \"a\");")]
    [InlineData("Get().SetTag(\"cart.id\", \"a\");")]
    [InlineData("var span = new Span(); back: span.SetTag(\"cart.id\", \"a\"); Use(span); goto back;")]
    public async Task WhatIsNotSafe_IsNotOffered(string statements) => Assert.Empty(await FixFixture.OfferedAsync(Id, $$"""
        static class Checkout
        {
            static void Begin() { {{statements}} }
            static void Use(Span span) => span.Tags = null;
            static void Extend(this Span span) => span.Tags = null;
            static Span Get() => new();
            static SpanTags Make() => new SqlTags();
            static void Again(Span span) => span.SetTag("cart.id", "z");
        }
        """));

    private static string Oblivious(string statement) => $$"""
        #nullable disable
        static class Checkout
        {
            static void Begin(string id)
            {
                var span = new Span { Tags = new CheckoutTags() };
                {{statement}}
            }
        }
        #nullable restore
        """;

    [Theory]
    [InlineData("cart.id", "CartId")]
    [InlineData("_dd.x-y", "DdXY")]
    [InlineData("2nd", "Tag2nd")]
    [InlineData("...", "Tag")]
    [InlineData("taken", "Taken2")]
    [InlineData("größe", "Größe")]
    public void PropertyName_IsAnIdentifier(string tag, string name)
        => Assert.Equal(name, TagSource.PropertyName(tag, static taken => taken == "Taken"));
}
