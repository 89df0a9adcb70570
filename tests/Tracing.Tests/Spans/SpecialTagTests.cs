using SpanPack.Tracing.ExtensionMethods;
using SpanPack.Tracing.Tests.Support;

namespace SpanPack.Tracing.Tests.Spans;

/// <summary>Names of tags that have an effect.</summary>
public sealed class SpecialTagTests
{
    [Fact]
    public async Task EnvironmentVersionAndOrigin_AreOfTheTrace()
    {
        await using TracedProcess process = await TracedProcess.StartAsync();
        using (process.Tracer.StartActive("outer"))
        {
            using IScope inner = process.Tracer.StartActive("inner");
            Assert.Equal(("test", "1.2", null), (inner.Span.GetTag("env"), inner.Span.GetTag("version"), inner.Span.GetTag("_dd.origin")));
            inner.Span.SetTag(Tags.Env, "stage").SetTag(Tags.Version, "9").SetTag("_dd.origin", "synthetics");
            Assert.Equal(("stage", "9", "synthetics"),
                (inner.Span.GetTag("env"), inner.Span.GetTag("version"), inner.Span.GetTag("_dd.origin")));
            Assert.Equal(inner.Span.Context.GetTraceId128().ToString("x32"), inner.Span.GetTag("trace.id"));
        }

        Dictionary<string, Span> spans = await process.SpansAsync();
        Assert.All(["outer", "inner"],
            name =>
                Assert.Equal(("stage", "9", "synthetics"),
                    (spans[name].GetTag("env"), spans[name].GetTag("version"), spans[name].GetTag("_dd.origin"))));
    }

    [Theory]
    [InlineData("sampling.priority", "2", 2)]
    [InlineData("sampling.priority", "-1", -1)]
    [InlineData("sampling.priority", "AutoReject", 0)]
    [InlineData("sampling.priority", "UserDrop", -1)]
    [InlineData("sampling.priority", "userkeep", 1)]
    [InlineData("sampling.priority", "None", 1)]
    [InlineData("sampling.priority", "UserDrop,UserKeep", 1)]
    [InlineData("sampling.priority", "AutoDrop, AutoDrop", 1)]
    [InlineData("sampling.priority", "256", 1)]
    [InlineData("sampling.priority", "-129", 1)]
    [InlineData("sampling.priority", " -5 ", -5)]
    [InlineData("sampling.priority", null, 1)]
    [InlineData("manual.keep", "true", 2)]
    [InlineData("manual.keep", "Yes", 2)]
    [InlineData("manual.keep", "1", 2)]
    [InlineData("manual.keep", "false", 1)]
    [InlineData("manual.keep", null, 1)]
    [InlineData("manual.keep", "x", 1)]
    [InlineData("manual.drop", "T", -1)]
    [InlineData("manual.drop", "on", 1)]
    public async Task TheTrace_IsDecided(string key, string? value, int priority)
    {
        await using TracedProcess process = await TracedProcess.StartAsync();
        using (ISpan span = process.Tracer.StartSpan("work")) span.SetTag(key, value);

        Span sent = await process.SpanAsync();
        Assert.Equal((priority, null), (sent.GetMetric("_sampling_priority_v1"), sent.GetTag(key)));
        if (priority == 2) Assert.Equal("-4", sent.GetTag("_dd.p.dm"));
    }

    [Fact]
    public async Task APriority_CanBeSet_AndRead()
    {
        await using TracedProcess process = await TracedProcess.StartAsync();
        using (ISpan span = process.Tracer.StartSpan("work"))
        {
            Assert.Null(span.GetTag(Tags.SamplingPriority));
            span.SetTraceSamplingPriority(SamplingPriority.UserReject);
            Assert.Equal("-1", span.GetTag(Tags.SamplingPriority));
            new ForeignSpan().SetTraceSamplingPriority(SamplingPriority.UserKeep); // ignored
        }

        Assert.Equal(-1, (await process.SpanAsync()).GetMetric("_sampling_priority_v1"));
    }

    [Theory]
    [InlineData("_dd.measured", "true", 1.0)]
    [InlineData("_dd.measured", "n", 0.0)]
    [InlineData("_dd.measured", "perhaps", 7.0)]
    [InlineData("_dd.measured", "", null)]
    [InlineData("_dd.measured", null, null)]
    [InlineData("_dd1.sr.eausr", "YES", 1.0)]
    [InlineData("_dd1.sr.eausr", "0", 0.0)]
    [InlineData("_dd1.sr.eausr", "0.25", 0.25)]
    [InlineData("_dd1.sr.eausr", "0,25", 7.0)]
    [InlineData("_dd1.sr.eausr", null, null)]
    public async Task ANumber_IsRead(string key, string? value, double? expected)
    {
        await using TracedProcess process = await TracedProcess.StartAsync();
        using (ISpan span = process.Tracer.StartSpan("work")) span.SetTag(key, 7).SetTag(key, value);

        Span sent = await process.SpanAsync();
        Assert.Equal((expected, null), (sent.GetMetric(key), sent.GetTag(key)));
    }

    [Fact]
    public async Task AUser_IsOnTheLocalRoot_AndItsId_MayTravel()
    {
        await using TracedProcess process = await TracedProcess.StartAsync();
        var headers = new Dictionary<string, string>();
        using (process.Tracer.StartActive("root"))
        {
            using IScope child = process.Tracer.StartActive("child");
            child.Span.SetUser(new UserDetails("u7")
            {
                Email = "a@b.c", Name = "Ann", SessionId = "s", Role = "admin", Scope = "all",
                PropagateId = true
            });
            Assert.Throws<ArgumentException>("userDetails", () => child.Span.SetUser(default));
            new SpanContextInjector(process.Tracer).Inject(headers, static (all, name, value) => all[name] = value, child.Span.Context);
        }

        Assert.Throws<ArgumentException>("id", () => new UserDetails(""));
        Dictionary<string, Span> spans = await process.SpansAsync();
        Assert.Equal("sdk,u7,a@b.c,Ann,s,admin,all", string.Join(',', Values(spans["root"])));
        Assert.All(Values(spans["child"]), Assert.Null);
        Assert.Contains("_dd.p.usr.id=dTc", headers["x-datadog-tags"], StringComparison.Ordinal);
        Assert.Contains(spans.Values, static span => span.GetTag("_dd.p.usr.id") == "dTc=");

        static string?[] Values(Span span)
            => [.. new[] { "_dd.appsec.user.collection_mode", "usr.id", "usr.email", "usr.name", "usr.session_id", "usr.role",
                "usr.scope" }.Select(span.GetTag)];
    }

    [Fact]
    public void AUserOfASpanOfAnotherImplementation_IsOnTheSpan()
    {
        var span = new ForeignSpan();
        span.SetUser(new UserDetails("u7") { Name = "Ann", PropagateId = true });

        Assert.Equal(("u7", "Ann", "sdk", "dTc=", null),
            (span.GetTag("usr.id"), span.GetTag("usr.name"), span.GetTag("_dd.appsec.user.collection_mode"),
                span.GetTag("_dd.p.usr.id"), span.GetTag("usr.email")));
    }
}
