using SpanPack.Tracing.Tests.Support;

namespace SpanPack.Tracing.Tests.Spans;

/// <summary>Statements of the tracer's spans are obfuscated on the way out; the program sees its own.</summary>
public sealed class StatementTests
{
    private const string Statement = "SELECT a FROM t WHERE card = '4111111111111111'";

    [Fact]
    public async Task Statements_are_obfuscated_and_the_span_keeps_its_own()
    {
        await using TracedProcess process = await TracedProcess.StartAsync();
        ISpan span;
        using (IScope scope = process.Tracer.StartActive("query"))
        {
            span = scope.Span;
            (span.Type, span.ResourceName) = ("sql", Statement);
            span.SetTag("sql.query", Statement).SetTag("db.connection_string", "Password=x");
        }

        Span sent = await process.SpanAsync();
        Assert.Equal(("SELECT a FROM t WHERE card = ?", "SELECT a FROM t WHERE card = ?"), (sent.Resource, sent.GetTag("sql.query")));
        Assert.Null(sent.GetTag("db.connection_string"));
        Assert.Equal((Statement, Statement), (span.ResourceName, span.GetTag("sql.query")));
    }

    [Fact]
    public async Task Statements_of_activities_beside_it_are_obfuscated_too()
    {
        await using TracedProcess process = await TracedProcess.StartAsync();
        using (process.Tracer.StartActive("outer"))
        {
            using System.Diagnostics.Activity activity = process.Source.StartActivity("inner", System.Diagnostics.ActivityKind.Client)!;
            activity.SetTag("db.system.name", "postgresql").SetTag("db.query.text", Statement);
        }

        Assert.All((await process.SpansAsync()).Values,
            static span => Assert.DoesNotContain("4111", span.Resource + span.GetTag("db.query.text"), StringComparison.Ordinal));
    }
}
