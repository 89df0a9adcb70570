using System.Globalization;
using SpanPack.Tracing.Tests.Support;

namespace SpanPack.Tracing.Tests.Spans;

/// <summary>Tags that several threads set at once: parallel work has one active span, and users are tags of its local root.</summary>
public sealed class ManyThreadTests
{
    private const int Rounds = 20;
    private const int TagsOfThread = 10_000; // so many that threads set them at the same time, however many cores there are

    [Fact]
    public async Task TagsOfTwoThreads_AreAllOnTheSpan()
    {
        await using TracedProcess process = await TracedProcess.StartAsync();
        for (int i = 0; i < Rounds; i++)
        {
            using IScope scope = process.Tracer.StartActive("work");
            Action[] both =
            [
                () => SetTexts(process.Tracer.ActiveScope!.Span, "text"),
                () => SetTexts(process.Tracer.ActiveScope!.Span, "other"),
            ];
            await AtOnceAsync(both);
            AssertTexts(scope.Span, "text");
            AssertTexts(scope.Span, "other");
        }
    }

    [Fact]
    public async Task TheUserOfAChild_TakesNoTagFromTheRoot()
    {
        await using TracedProcess process = await TracedProcess.StartAsync();
        for (int i = 0; i < Rounds; i++)
        {
            using IScope root = process.Tracer.StartActive("root");
            using ISpan child = process.Tracer.StartSpan("child");
            Action[] both =
            [
                () => SetTexts(root.Span, "text"),
                () => child.SetUser(new UserDetails("7") { Email = "e", Name = "n", SessionId = "s", Role = "r", Scope = "c" }),
            ];
            await AtOnceAsync(both);
            AssertTexts(root.Span, "text");
            Assert.Equal("7 e n s r c", string.Join(' ',
                new[] { "usr.id", "usr.email", "usr.name", "usr.session_id", "usr.role", "usr.scope" }.Select(root.Span.GetTag)));
        }
    }

    [Fact]
    public async Task NumbersAndTextsOfTwoThreads_AreAllOnTheSpan()
    {
        await using TracedProcess process = await TracedProcess.StartAsync();
        for (int i = 0; i < Rounds; i++)
        {
            using ISpan span = process.Tracer.StartSpan("work");
            Action[] both = [() => SetNumbers(span, "number"), () => SetNumbers(span, "other")];
            await AtOnceAsync(both);
            Span data = ((LocalSpan)span).Span;
            for (int tag = 0; tag < TagsOfThread; tag++)
            {
                Assert.Equal(tag, data.GetMetric(Name("number", tag)));
                Assert.Equal(tag, data.GetMetric(Name("other", tag)));
            }
        }
    }

    private static async Task AtOnceAsync(Action[] works)
    {
        using var all = new Barrier(works.Length);
        await Task.WhenAll(works.Select(work => Task.Run(() =>
        {
            all.SignalAndWait();
            work();
        }))).InTime();
    }

    private static void SetTexts(ISpan span, string prefix)
    {
        for (int tag = 0; tag < TagsOfThread; tag++) span.SetTag(Name(prefix, tag), Name(prefix, tag));
    }

    private static void SetNumbers(ISpan span, string prefix)
    {
        for (int tag = 0; tag < TagsOfThread; tag++) span.SetTag(Name(prefix, tag), tag);
    }

    private static void AssertTexts(ISpan span, string prefix)
    {
        for (int tag = 0; tag < TagsOfThread; tag++) Assert.Equal(Name(prefix, tag), span.GetTag(Name(prefix, tag)));
    }

    private static string Name(string prefix, int tag) => prefix + tag.ToString(CultureInfo.InvariantCulture);
}
