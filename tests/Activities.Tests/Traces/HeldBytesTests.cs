using System.Diagnostics;
using System.Numerics;
using SpanPack.Activities.Tests.Support;

namespace SpanPack.Activities.Tests.Traces;

/// <summary>The memory of activities that have ended and wait for their local roots is bounded.</summary>
public sealed class HeldBytesTests
{
    private const int MiB = 1024 * 1024;

    private static int s_number;

    /// <summary>Gets activities of different shapes, by what makes one hold something.</summary>
    public static TheoryData<string> Shapes => new(s_shapes.Keys);

    private static readonly Dictionary<string, Action<Activity>> s_shapes = new()
    {
        ["nothing"] = static _ => { },
        ["request"] = static activity
            => activity.SetTag("http.request.method", "GET")
                .SetTag("url.path", Text(30))
                .SetTag("http.response.status_code", 200)
                .SetTag("server.port", 443),
        ["numbers"] = static activity => Repeat(40, i => activity.AddTag($"n{i}", i * 1.5)),
        ["long text"] = static activity => activity.SetTag("text", Text(20_000)),
        ["long names"] = static activity => Repeat(5, _ => activity.AddTag(Text(500), true)),
        ["arrays"] = static activity
            => activity.SetTag("texts", (string[])[Text(300), Text(300)]).SetTag("numbers", new long[200]).SetTag("bytes", new byte[999]),
        ["events"] = static activity
            => Repeat(10,
                _ => activity.AddEvent(new ActivityEvent(Text(20), tags: new() { { "exception.stacktrace", Text(400) }, { "n", 1 } }))),
        ["links"] = static activity
            => Repeat(10,
                _ =>
                    activity.AddLink(new ActivityLink(new ActivityContext(ActivityTraceId.CreateRandom(), ActivitySpanId.CreateRandom(),
                        default, Text(100)),
                        new() { { "a", Text(50) } }))),
        ["dates"] = static activity => activity.SetTag("when", DateTimeOffset.UnixEpoch).SetTag("id", Guid.Empty).SetTag("price", 1.5m),
        ["program's"] = static activity => activity.SetTag("page", new Page(Text(3_000))),
        ["description"] = static activity => activity.SetStatus(ActivityStatusCode.Error, Text(2_000)),
        ["program's and more"] = static activity
            => activity.SetTag("page", new Page(Text(100)))
                .SetTag("bytes", new byte[999])
                .SetTag("texts", (string[])[Text(300), Text(300)])
                .AddLink(new ActivityLink(new ActivityContext(ActivityTraceId.CreateRandom(), ActivitySpanId.CreateRandom(), default,
                    Text(10_000)), new() { { "a", Text(10_000) } })),
        ["large numbers"] = static activity => Repeat(9, i => activity.AddTag($"n{i}", BigInteger.Pow(2 + i, 5_000))),
        ["structures"] = static activity
            => activity.SetTag("bytes", new TagValue(new byte[999]))
                .SetTag("array", new TagValue([new TagValue([new TagValue(Text(3_000))])]))
                .SetTag("map", new TagValue(new AttributeList { [Text(500)] = Text(500) })),
    };

    [Theory]
    [MemberData(nameof(Shapes))]
    public async Task Estimate_IsNeverLessThanHalf(string shape)
    {
        const int Count = 400;
        await using CollectedTraces traces =
            await CollectedTraces.StartAsync(static options => options with { MaxWait = TimeSpan.FromHours(1), MaxHeldBytes = 1L << 40 });
        using Activity root = traces.Start("root");
        End(traces, shape, 20);
        long estimatedBefore = traces.Collector.HeldBytes, before = GC.GetTotalMemory(forceFullCollection: true);
        End(traces, shape, Count);
        long held = GC.GetTotalMemory(forceFullCollection: true) - before, estimated = traces.Collector.HeldBytes - estimatedBefore;

        Assert.True(estimated >= held / 2, $"{shape}: {estimated / Count} bytes are estimated, and {held / Count} are held by each.");
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public async Task OpenRootsWithManyChildren_HoldNoMoreThanTheyMay(bool isEnriched)
    {
        const int Roots = 100, Children = 300, Limit = 4 * MiB;
        await using CollectedTraces traces = await CollectedTraces.StartAsync(options => options with
        {
            MaxWait = TimeSpan.FromHours(1),
            MaxHeldBytes = Limit,
            Enrich = isEnriched ? static (_, span) => span.SetTag("shop", Text(100)) : null,
        });
        Activity[] roots = [.. Enumerable.Range(0, Roots).Select(_ => StartRoot(traces))];
        long most = 0;
        for (int child = 0; child < Children; child++)
        {
            foreach (Activity root in roots)
            {
                traces.Source.StartActivity("child", ActivityKind.Internal, root.Context, [new("text", Text(200))])!.Stop();
                Activity.Current = root;
                traces.Start("child").SetTag("text", Text(200)).Stop();
                most = Math.Max(most, traces.Collector.HeldBytes);
            }
        }

        Assert.InRange(most, Limit / 2, Limit);
        foreach (Activity root in roots) root.Stop();
        Assert.Equal(0, traces.Collector.HeldBytes);
        await traces.FlushAsync();
        Assert.Equal(Roots * ((2 * Children) + 1), traces.Collector.SpanCount);
    }

    [Fact]
    public async Task TracesThatWaitForLong_LeaveMemoryToOthers()
    {
        await using CollectedTraces traces =
            await CollectedTraces.StartAsync(static options => options with { MaxWait = TimeSpan.FromHours(1), MaxHeldBytes = MiB });
        using Activity root = StartRoot(traces);
        while (traces.Collector.HeldBytes < MiB * 7L / 8 && traces.Collector.SpanCount == 0)
            traces.Start("child").SetTag("text", Text(1_000)).Stop();

        // nobody flushes, and no root ends
        await Wait.UntilAsync(() => traces.Collector.HeldBytes < MiB / 2, "a timer has written what is large");
    }

    [Fact]
    public void Limit_IsAtLeast1MiB()
        => Assert.Throws<ArgumentOutOfRangeException>(static () => new ActivityTraceOptions { MaxHeldBytes = MiB - 1 }.Check());

    private static Activity StartRoot(CollectedTraces traces)
    {
        Activity.Current = null;
        return traces.Start("root");
    }

    private static void End(CollectedTraces traces, string shape, int count)
    {
        for (int i = 0; i < count; i++)
        {
            Activity child = traces.Start("child");
            s_shapes[shape](child);
            child.Stop();
        }
    }

    private static void Repeat(int count, Action<int> action)
    {
        for (int i = 0; i < count; i++) action(i);
    }

    private static string Text(int length) => Interlocked.Increment(ref s_number).ToString("D8", null).PadRight(length, 'x');

    private sealed class Page(string text)
    {
        public override string ToString() => text + "!";
    }
}
