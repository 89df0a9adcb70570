using System.Diagnostics;
using System.Text;
using SpanPack.Activities.Tests.Support;

namespace SpanPack.Activities.Tests.Redaction;

/// <summary>Secrets in statements of activities reach no byte: neither through the mapper nor by templates.</summary>
public sealed class StatementActivityTests
{
    private const string Secret = "4111111111111111";

    public static TheoryData<TraceFormat, SpanNaming> Settings => new()
    {
        { TraceFormat.V04, SpanNaming.Agent },
        { TraceFormat.V1, SpanNaming.Agent },
        { TraceFormat.V04, SpanNaming.Tracer },
        { TraceFormat.V1, SpanNaming.Tracer },
    };

    private static (string System, string Tag, string Text)[] Forms =>
    [
        ("postgresql", "db.query.text", $"SELECT * FROM t WHERE card = '{Secret}'"),
        ("postgresql", "db.statement", $"SELECT {Secret}, $t${Secret}$t$ -- {Secret}"),
        ("mysql", "db.statement", $"INSERT INTO t VALUES (\"{Secret}\", 'it\\'s {Secret}')"),
        ("mysql", "db.connection_string", $"Server=db;Password={Secret}"),
        ("redis", "db.statement", $"SET k {Secret}"), ("redis", "db.query.text", $"HSET h f {Secret}"),
        ("mongodb", "db.query.text", $"{{\"filter\":{{\"card\":\"{Secret}\"}}}}"),
        ("elasticsearch", "db.query.text", $"{{\"query\":{Secret}}}"), ("memcached", "db.statement", $"set k 0 0 16\r\n{Secret}"),
        ("other", "db.query.text", $"find \"{Secret}\""), ("mssql", "sql.query", $"SELECT '{Secret}'"),
    ];

    [Theory]
    [MemberData(nameof(Settings))]
    public async Task Secrets_reach_no_byte(TraceFormat format, SpanNaming naming)
    {
        await using CollectedTraces traces =
            await CollectedTraces.StartAsync(options => options with { Naming = naming, LearnsAtOnce = true }, format: format);
        foreach (ActivityKind kind in new[] { ActivityKind.Client, ActivityKind.Internal, ActivityKind.Server })
        {
            for (int times = 0; times < 6; times++)
            {
                foreach ((string system, string tag, string text) in Forms)
                {
                    using Activity activity = traces.Start("query", kind);
                    activity.SetTag(tag, text).SetTag("db.system.name", system).SetTag("db.namespace", "shop");
                }
            }
        }

        TraceChunk[] chunks = await traces.FlushAsync();
        Assert.Equal(Forms.Length * 18, chunks.Length);
        Assert.True(traces.Collector.Shapes!.Learned > 0);
        Assert.All(traces.Spans, static span => AssertNoSecret(span));
    }

    [Theory]
    [InlineData(TraceFormat.V04)]
    [InlineData(TraceFormat.V1)]
    public async Task Parameters_that_are_no_texts_are_obfuscated(TraceFormat format)
    {
        await using CollectedTraces traces =
            await CollectedTraces.StartAsync(static options => options with { LearnsAtOnce = true }, format: format);
        object[] values = [4111, 4111L, 4111.5, true, new[] { 4111 }];
        foreach (object value in Enumerable.Repeat(values, 6).SelectMany(static all => all))
        {
            using Activity activity = traces.Start("query", ActivityKind.Client);
            activity.SetTag("db.system.name", "postgresql").SetTag("db.query.parameter.0", value).SetTag("count.of.rows", 7);
            activity.SetTag("db.operation.parameter.card", value).SetTag("db.query.text", "SELECT $1");
        }

        await traces.FlushAsync();
        Assert.Equal(values.Length * 6, traces.Spans.Length);
        Assert.All(traces.Spans, static span =>
        {
            Assert.Equal(7, span.GetMetric("count.of.rows"));
            Assert.All(new[] { "db.query.parameter.0", "db.operation.parameter.card" }, name =>
            {
                Assert.True(span.GetTag(name) is null or "?");
                Assert.True(span.GetTag(name) is not null || span.GetAttribute(name) is null);
                Assert.Null(span.GetMetric(name));
            });
        });
    }

    [Fact]
    public async Task Resource_and_tag_are_the_same_statement()
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync(static options => options with { LearnsAtOnce = true });
        for (int i = 0; i < 5; i++)
        {
            using Activity activity = traces.Start("query", ActivityKind.Client);
            activity.SetTag("db.query.text", $"SELECT a FROM t WHERE b = {i}").SetTag("db.system.name", "postgresql");
        }

        await traces.FlushAsync();
        Assert.Equal(5, traces.Spans.Length);
        Assert.All(traces.Spans,
            static span =>
                Assert.Equal(("SELECT a FROM t WHERE b = ?", "SELECT a FROM t WHERE b = ?"),
                    (span.Resource, span.GetTag("db.query.text"))));
    }

    [Fact]
    public async Task What_Enrich_adds_is_obfuscated_too()
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync(static options =>
            options with { Enrich = static (_, span) => span.SetTag("sql.query", $"SELECT {Secret}") });
        traces.Start("query").Dispose();

        await traces.FlushAsync();
        Assert.Equal("SELECT ?", Assert.Single(traces.Spans).GetTag("sql.query"));
    }

    private static void AssertNoSecret(Span span)
    {
        var text = new StringBuilder(span.Resource).Append(span.Name);
        foreach (KeyValuePair<string, string> tag in span.EnumerateTags()) text.Append(tag.Value).Append('\n');
        Assert.DoesNotContain(Secret, text.ToString(), StringComparison.Ordinal);
        Assert.Null(span.GetTag("db.connection_string"));
    }
}
