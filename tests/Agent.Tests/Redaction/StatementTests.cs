using System.Text;

namespace SpanPack.Agent.Tests;

/// <summary>Secrets in statements reach no byte of a payload, and spans of the program stay as they are.</summary>
public sealed class StatementTests
{
    [Theory]
    [InlineData(TraceFormat.V04)]
    [InlineData(TraceFormat.V05)]
    [InlineData(TraceFormat.V07)]
    [InlineData(TraceFormat.V1)]
    public async Task Secrets_ReachNoByte(TraceFormat format)
    {
        await using var agent = new TraceAgent();
        await using AgentWriter writer =
            agent.CreateWriter(new AgentWriterOptions { Format = format, FlushInterval = TimeSpan.FromMinutes(10) });
        for (int times = 0; times < 3; times++) // looked up in the end
        {
            foreach (Span span in StatementForms.All.SelectMany(static form =>
                new[] { Make(form, isTyped: false), Make(form, isTyped: true) }))
                writer.Write(new TraceChunk(span) { SamplingPriority = SamplingPriority.AutoKeep });
        }

        await writer.FlushAsync().InTime();
        Assert.Equal(StatementForms.All.Count() * 6, writer.Sent.Spans);
        Assert.All(agent.Traces,
            static request =>
                Assert.True(request.Body.AsSpan().IndexOf(Encoding.ASCII.GetBytes(StatementForms.Secret)) < 0, "The secret was sent."));
    }

    [Fact]
    public async Task Spans_StayAsTheyAre()
    {
        await using var agent = new TraceAgent();
        await using AgentWriter writer = agent.CreateWriter();
        foreach ((string? Type, string? System, string? Tag, string Text) form in StatementForms.All)
        {
            Span span = Make(form, isTyped: true);
            writer.Write(new TraceChunk(span));
            Assert.Equal(form.Text, form.Tag is null ? span.Resource : span.GetTag(form.Tag));
        }

        await writer.FlushAsync().InTime();
    }

    [Fact]
    public async Task Obfuscation_IsSwitchedOff()
    {
        await using var agent = new TraceAgent();
        await using AgentWriter writer =
            agent.CreateWriter(new AgentWriterOptions { Redaction = new RedactionOptions { ObfuscatesStatements = false } });
        writer.Write(new TraceChunk(Make(("sql", null, "db.connection_string", "Server=db"), isTyped: false)));
        writer.Write(new TraceChunk(Make(("sql", null, null, "SELECT 1"), isTyped: false)));
        await writer.FlushAsync().InTime();

        Span[] spans = [.. agent.Traces.SelectMany(static request => Chunks.Read(request).Chunks).Select(static chunk => chunk.Spans[0])];
        Assert.Equal("Server=db", spans[0].GetTag("db.connection_string"));
        Assert.Equal("SELECT 1", spans[1].Resource);
    }

    [Fact]
    public void Variable_SwitchesItOff()
    {
        var off = new Variables(static name => name == "DD_TRACE_STATEMENT_OBFUSCATION_ENABLED" ? "false" : null);
        Assert.Null(new SpanRedactor(new RedactionOptions(), off, static (_, _) => { }).Cache);
        Assert.NotNull(new SpanRedactor(new RedactionOptions { ObfuscatesStatements = true }, off, static (_, _) => { }).Cache);
        Assert.NotNull(new SpanRedactor(new RedactionOptions(), new Variables(static _ => null), static (_, _) => { }).Cache);
    }

    [Fact]
    public void SpansWithoutStatements_AreTheSameObjects_AndCostNoMemory()
    {
        SpanRedactor redactor = CreateRedactor();
        Span span = Make(("web", null, "http.url", "http://shop/"), isTyped: false);
        Span query = Make(("sql", "postgresql", "db.query.text", "SELECT a FROM t WHERE b = $1"), isTyped: false);
        query.Resource = "SELECT a FROM t WHERE b = ?";
        query.SetTag("db.query.text", query.Resource);
        var chunk = new SpanCollection([span, query]);
        for (int i = 0; i < 100; i++) redactor.Redact(chunk, areOwn: false);

        long before = GC.GetAllocatedBytesForCurrentThread();
        SpanCollection sent = redactor.Redact(chunk, areOwn: false);
        Assert.Equal(0, GC.GetAllocatedBytesForCurrentThread() - before);
        Assert.Same(span, sent[0]);
        Assert.Same(query, sent[1]);
    }

    [Fact]
    public void AConstantOfATagClass_IsObfuscated()
    {
        var span = new Span { TraceId = 1, SpanId = 2, Type = "sql", Tags = new ConstantStatementTags() };
        Span sent = CreateRedactor().Redact(new SpanCollection(span), areOwn: false)[0];
        Assert.Equal("SELECT * FROM cards WHERE number = ?", sent.GetTag("db.statement"));
        Assert.Null(sent.GetTag("db.connection_string"));
        Assert.Equal("Server=db", span.GetTag("db.connection_string"));
    }

    [Theory]
    [InlineData(null)]
    [InlineData("db.statement")]
    public void ASpanWithAKnownStatement_CostsWhatIsCopied(string? tag)
    {
        SpanRedactor redactor = CreateRedactor();
        var chunk = new SpanCollection(Make(("sql", null, tag, "SELECT a FROM t WHERE b = 'secret'"), isTyped: true));
        for (int i = 0; i < 100; i++) redactor.Redact(chunk, areOwn: false);

        long copied = Allocated(static () => new Span { Resource = "SELECT" });
        if (tag is not null) copied += Allocated(static () => new StatementTagClass());
        Assert.Equal(copied, Allocated(() => redactor.Redact(chunk, areOwn: false)[0]));
    }

    internal static SpanRedactor CreateRedactor() => new(new RedactionOptions(), new Variables(static _ => null), static (_, _) => { });

    private static long Allocated(Func<object> make)
    {
        long before = GC.GetAllocatedBytesForCurrentThread();
        GC.KeepAlive(make());
        return GC.GetAllocatedBytesForCurrentThread() - before;
    }

    internal static Span Make((string? Type, string? System, string? Tag, string Text) form, bool isTyped)
    {
        var span = new Span
        {
            TraceId = 1, SpanId = 2, Service = "shop", Name = "query",
            Resource = form.Tag is null ? form.Text : "query", Type = form.Type, Start = 1_700_000_000_000_000_000, Duration = 1000
        };
        if (isTyped) span.Tags = new StatementTagClass();
        if (form.System is { } system) span.SetTag("db.system", system);
        if (form.Tag is { } tag) span.SetTag(tag, form.Text);
        return span;
    }
}
