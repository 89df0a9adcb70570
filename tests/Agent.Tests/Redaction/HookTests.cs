namespace SpanPack.Agent.Tests;

/// <summary>Spans that hooks of the program have changed or dropped.</summary>
public sealed class HookTests
{
    [Fact]
    public async Task Tags_AreReplacedAndDropped_TypedAndByName()
    {
        foreach (bool isTyped in new[] { true, false })
        {
            Span span = StatementTests.Make(("sql", null, "sql.query", "SELECT 1"), isTyped);
            span.SetTag("user", "ann");
            span.SetTag("db.statement", "SELECT a");
            span.SetMetric("card.number", 4111);
            span.SetMetric("rows", 5);
            span.SetAttribute("card", new TagValue([4111, "5500"]));
            span.SetAttribute("count", 3);
            span.SetAttribute("is.new", true);
            Span sent = Assert.Single(await WriteAsync(new RedactionOptions { RedactTag = Redact }, span));

            Assert.Equal("(SELECT ?)", sent.GetTag("sql.query")); // after the obfuscation
            Assert.Null(sent.GetTag("db.statement"));
            Assert.Null(sent.GetMetric("card.number"));
            Assert.Equal("few", sent.GetTag("rows"));
            Assert.Equal("ann", sent.GetTag("user"));
            Assert.Equal("hidden", sent.GetTag("card"));
            Assert.Null(sent.GetTypedAttribute("card"));
            Assert.Equal(3, sent.GetTypedAttribute("count")?.AsInt64());
            Assert.Null(sent.GetTypedAttribute("is.new"));
            Assert.Null(sent.GetTag("is.new"));
            Assert.True(span.GetTypedAttribute("is.new")?.AsBool());
            Assert.Equal("REDACTED", sent.Resource);
            Assert.Equal("SELECT 1", span.GetTag("sql.query"));
            Assert.Equal("query", span.Resource);
        }

        static string? Redact(string name, string value) => name switch
        {
            "sql.query" => $"({value})",
            "db.statement" or "card.number" or "is.new" => null,
            "rows" => "few",
            "card" => value == "[4111, 5500]" ? "hidden" : value,
            "resource.name" => "REDACTED",
            _ => value,
        };
    }

    [Fact]
    public async Task AttributesOfEventsAndLinks_AreReplacedAndDropped()
    {
        Span span = Named("root", 1, 0);
        span.AddEvent(new SpanEvent("exception", 5)
        {
            Attributes = { ["kept"] = 1, ["exception.message"] = StatementForms.Secret, ["card"] = StatementForms.Secret, ["last"] = true }
        });
        span.AddEvent(new SpanEvent("other", 6) { Attributes = { ["kept"] = 2 } });
        span.AddLink(new SpanLink(7, 8) { TraceState = "a=b", Attributes = { ["card"] = StatementForms.Secret, ["kept"] = "x" } });
        var options = new RedactionOptions
        {
            RedactTag = static (name, text) => text != StatementForms.Secret ? text : name == "card" ? null : "hidden"
        };
        Span sent = Assert.Single(await WriteAsync(options, span));

        Assert.Equal(["exception (5 ns) {kept: 1, exception.message: hidden, last: true}", "other (6 ns) {kept: 2}"],
            sent.Events.ToArray().Select(static item => item.ToString()));
        SpanLink link = Assert.Single(sent.Links.ToArray());
        Assert.Equal(((UInt128)7, 8ul, "a=b", "{kept: x}"), (link.TraceId, link.SpanId, link.TraceState, link.Attributes.ToString()));
        Assert.Equal(StatementForms.Secret, span.Events[0].Attributes["card"].AsString());
        Assert.Equal(2, span.Links[0].Attributes.Count);
    }

    [Fact]
    public async Task Spans_AreDropped_AndTheirChildrenStayInTheTree()
    {
        Span[] spans = [Named("root", 1, 0), Named("poll", 2, 1), Named("poll", 3, 2), Named("work", 4, 3)];
        Span[] sent = await WriteAsync(new RedactionOptions { DropSpan = static span => span.Name == "poll" }, spans);

        Assert.Equal(["root", "work"], sent.Select(static span => span.Name));
        Assert.Equal(1ul, sent[1].ParentId);
        Assert.Equal(3ul, spans[3].ParentId);
    }

    [Fact]
    public async Task ADroppedTrace_IsNotSent()
        => Assert.Empty(await WriteAsync(new RedactionOptions { DropSpan = static _ => true }, Named("root", 1, 0)));

    [Fact]
    public async Task HooksThatThrow_AreTold_AndSendNothingUnchecked()
    {
        var told = new List<string>();
        Span span = Named("root", 1, 0);
        span.SetTag("card", StatementForms.Secret);
        var options = new RedactionOptions
        {
            RedactTag = static (_, _) => throw new InvalidOperationException("tag"),
            DropSpan = static _ => throw new InvalidOperationException("span")
        };
        Span sent = Assert.Single(await WriteAsync(options, new CallbackLogger((_, text) => { lock (told) told.Add(text); }), span));

        Assert.Equal("?", sent.GetTag("card"));
        Assert.Equal("?", sent.Resource);
        lock (told) Assert.Single(told, static text => text.Contains("RedactionOptions", StringComparison.Ordinal));
    }

    private static Span Named(string name, ulong id, ulong parent)
        => new()
        {
            TraceId = 1, SpanId = id, ParentId = parent, Service = "shop", Name = name, Resource = name,
            Start = 1_700_000_000_000_000_000, Duration = 1000
        };

    private static Task<Span[]> WriteAsync(RedactionOptions redaction, params Span[] spans) => WriteAsync(redaction, null, spans);

    private static async Task<Span[]> WriteAsync(RedactionOptions redaction, CallbackLogger? logger, params Span[] spans)
    {
        await using var agent = new TraceAgent();
        var options = new AgentWriterOptions { Redaction = redaction, Format = TraceFormat.V1, FlushInterval = TimeSpan.FromMinutes(10) };
        await using AgentWriter writer = agent.CreateWriter(logger is null ? options : options with { Logger = logger });
        await Wait.UntilAsync(() => writer.Format == TraceFormat.V1, "the agent has said what it takes");
        writer.Write(new TraceChunk(spans) { SamplingPriority = SamplingPriority.AutoKeep });
        await writer.FlushAsync().InTime();
        return [.. agent.Traces.SelectMany(static request => Chunks.Read(request).Chunks).SelectMany(static chunk => Enumerable
            .Range(0, chunk.SpanCount)
            .Select(i => chunk.Spans[i]))];
    }
}
