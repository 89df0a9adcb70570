namespace SpanPack.Activities.Tests.Redaction;

/// <summary>A hook changes the value that it was asked about, and no other value of its name.</summary>
public sealed class SpanHooksTests
{
    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public void Structured_data_stays(bool isDropped)
    {
        var span = new Span { Name = "root" };
        span.SetTag("text", "secret");
        span.SetMetric("number", 5);
        span.SetAttribute("truth", true);
        string[] names = ["text", "number", "truth"];
        foreach (string name in names) span.SetMetaStruct(name, [1]);
        Span sent = Redact(span, (_, _) => isDropped ? null : "hidden");

        foreach (string name in names)
        {
            Assert.Equal(isDropped ? null : "hidden", sent.GetTag(name));
            Assert.Null(sent.GetMetric(name));
            Assert.Null(sent.GetTypedAttribute(name));
            Assert.Equal([1], sent.GetMetaStruct(name)!);
        }
    }

    [Fact]
    public void Typed_tags_are_changed_beside_structured_data()
    {
        var span = new Span { Name = "root", Tags = new ActivityTags { SpanKind = "client" } };
        span.SetMetaStruct("span.kind", [1]);

        Assert.Equal("hidden", Redact(span, static (_, _) => "hidden").GetTag("span.kind"));
        Span sent = Redact(span, static (_, _) => null);
        Assert.Null(sent.GetTag("span.kind"));
        Assert.Equal([1], sent.GetMetaStruct("span.kind")!);
        Assert.Equal("client", span.GetTag("span.kind"));
    }

    [Fact]
    public void A_text_and_a_number_of_one_name_are_asked_about_one_by_one()
    {
        var span = new Span { Name = "root", HasTwins = true };
        foreach (string name in new[] { "text.dropped", "text.replaced", "number.dropped" })
        {
            span.AddString(name, "a");
            span.AddMetric(name, 5);
        }

        Span sent = Redact(span, static (name, text) => (name, text) switch
        {
            ("text.dropped", "a") or ("number.dropped", "5") => null,
            ("text.replaced", "a") => "b",
            _ => text,
        });

        Assert.Null(sent.GetTag("text.dropped"));
        Assert.Equal(5, sent.GetMetric("text.dropped"));
        Assert.Equal("b", sent.GetTag("text.replaced"));
        Assert.Equal(5, sent.GetMetric("text.replaced"));
        Assert.Equal("a", sent.GetTag("number.dropped"));
        Assert.Null(sent.GetMetric("number.dropped"));
    }

    private static Span Redact(Span span, Func<string, string, string?> redact)
        => new SpanHooks(new RedactionOptions { RedactTag = redact }, static (_, problem) => Assert.Fail(problem.ToString()))
            .Apply(new SpanCollection(span))[0];
}
