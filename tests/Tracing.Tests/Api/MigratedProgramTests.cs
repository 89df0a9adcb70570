using Migrated.Shop;
using SpanPack.Tracing.Tests.Support;

namespace SpanPack.Tracing.Tests.Api;

/// <summary>Programs compile with both usings, and say what they said before.</summary>
public sealed class MigratedProgramTests
{
    [Fact]
    public async Task AProgram_WithOtherUsings_Works()
    {
        await using TracedProcess process = await TracedProcess.StartAsync();
        using (Tracer.Use(process.Collector))
        {
            var headers = new Dictionary<string, string> { [HttpHeaderNames.TraceId] = "5", [HttpHeaderNames.ParentId] = "6" };
            ISpan span = MigratedProgram.Work(Tracer.Instance, headers);
            Assert.Equal(("5", span.SpanId.ToString(), "-1"),
                (headers[HttpHeaderNames.TraceId], headers[HttpHeaderNames.ParentId], headers[HttpHeaderNames.SamplingPriority]));
        }

        Span sent = await process.SpanAsync();
        Assert.Equal((6UL, "GET /", "web", "server", 1.5, "u"),
            (sent.ParentId, sent.Resource, sent.Type, sent.GetTag("span.kind"), sent.GetMetric("number"), sent.GetTag("usr.id")));
        Assert.Equal("shop", MigratedProgram.MakeSettings().ServiceName);
    }
}
