using SpanPack.Generators.Tests.Infrastructure;

namespace SpanPack.Generators.Tests;

/// <summary>Which names of tags a file should declare.</summary>
public class RepeatedNameTests
{
    private const string Message = "Tag 'cart.id' is set by its name 3 times in this file; a [Tag] property of a tag class has the name "
        + "once, encoded when you compile";

    [Fact]
    public Task Repeated_IsSuggested() => AnalyzerFixture.VerifyAsync("""
        internal static class Checkout
        {
            internal static void One(Span span) => span.SetTag([|SPK030:"cart.id"|], "1");
            internal static void Two(Span? span)
            {
                span?.SetTag([|SPK030:"cart.id"|], "2");
                span?.SetTag([|SPK030:@"cart.id"|], null);
            }
        }
        """, Message, Message, Message);

    [Fact]
    public Task OtherCalls_AreNot() => AnalyzerFixture.VerifyAsync("""
        internal class Other { internal void SetTag(string name, string value) => Console.WriteLine(name + value); }
        internal static class Checkout
        {
            private const string Name = "cart.id";
            internal static void Run(Span span, Other other)
            {
                span.SetTag("cart.id", "1");
                span.SetTag(Name, "2");
                other.SetTag("cart.id", "3");
                span.SetMetric("items", 1);
                span.SetMetric("items", 2);
                span.SetTag("env", "a");
                span.SetTag("env", "b");
            }
        }
        """);
}
