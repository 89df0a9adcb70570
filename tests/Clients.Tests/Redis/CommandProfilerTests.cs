using System.Diagnostics;
using System.Runtime.CompilerServices;
using Microsoft.Extensions.Time.Testing;
using SpanPack.Clients.Tests.Support;
using StackExchange.Redis;

namespace SpanPack.Clients.Tests.Redis;

/// <summary>Commands that end after their activity, and activities that run for long.</summary>
[Collection(OneAtATime.Name)]
public sealed class CommandProfilerTests(RedisServer server) : IClassFixture<RedisServer>, IDisposable
{
    private readonly FakeTimeProvider _time = new();
    private readonly List<Activity> _ended = [];
    private CommandProfiler? _profiler;

    private CommandProfiler Profiler => _profiler ??= new CommandProfiler(_time);

    public void Dispose() => _profiler?.Dispose();

    [RedisFact]
    public async Task ACommandThatEndsAfterItsActivity_IsNotLost()
    {
        await using ConnectionMultiplexer waiting = await ConnectAsync(), other = await server.ConnectAsync();
        await using TracedProgram traces = await TracedProgram.StartAsync();
        Task<RedisResult> pop;
        using (TracedProgram.Begin("request")) pop = waiting.GetDatabase().ExecuteAsync("BLPOP", "late", 60);
        _time.Advance(CommandProfiler.Period);
        Assert.Equal(1, Profiler.OpenCount);
        await other.GetDatabase().ListLeftPushAsync("late", "value");
        await pop.InTime();
        _time.Advance(CommandProfiler.Period);
        Assert.Equal(0, Profiler.OpenCount);

        Span[] spans = [.. (await traces.EndInChunksAsync()).SelectMany(static chunk => chunk)];
        Span request = Assert.Single(spans, static span => span.Resource == "request"),
        command = Assert.Single(spans, static span => span.Resource == "BLPOP");
        Assert.Equal(2, spans.Length);
        Assert.Equal((request.TraceId, request.SpanId), (command.TraceId, command.ParentId));
    }

    [RedisFact]
    public async Task CommandsOfALongActivity_AreMadeWhileItRuns_AndAreOfItsChunk()
    {
        await using ConnectionMultiplexer connection = await ConnectAsync();
        await using TracedProgram traces = await TracedProgram.StartAsync();
        using ActivityListener listener = Listen();
        using (TracedProgram.Begin("request"))
        {
            await connection.GetDatabase().StringGetAsync("nothing");
            Assert.Empty(_ended);
            _time.Advance(CommandProfiler.Period);
            Assert.Single(_ended);
            await connection.GetDatabase().StringGetAsync("nothing");
        }

        Assert.Equal(2, _ended.Count);
        Span[] chunk = Assert.Single(await traces.EndInChunksAsync());
        Assert.Equal(["GET", "GET", "request"], chunk.Select(static span => span.Resource).Order());
    }

    [RedisFact]
    public async Task AnActivityThatNeverEnds_IsNotKept()
    {
        await using ConnectionMultiplexer connection = await ConnectAsync();
        using ActivityListener listener = Listen();
        WeakReference activity = await Forget(connection.GetDatabase());
        _time.Advance(CommandProfiler.Period);
        Assert.Equal(0, Profiler.OpenCount);
        _ended.Clear();

        await Wait.UntilCollectedAsync(activity, "the activity is collected");
    }

    [RedisFact]
    public async Task AListenerThatThrows_LeavesAMark_AndTheProgramGoesOn()
    {
        await using ConnectionMultiplexer connection = await ConnectAsync();
        using ActivityListener listener = Listen(static _ => throw new FormatException());
        using Activity request = TracedProgram.Begin("request");
        await connection.GetDatabase().StringGetAsync("nothing");
        _time.Advance(CommandProfiler.Period);

        Assert.Equal("System.FormatException", request.GetTagItem("spanpack.incomplete"));
    }

    [Fact]
    public void NobodyListens_OrNoActivityIsCurrent_NothingIsProfiled()
    {
        using Activity activity = new Activity("request").Start();
        Assert.Null(Profiler.FindSession());
        using ActivityListener listener = Listen();
        Assert.NotNull(Profiler.FindSession());
        activity.Stop();
        Assert.Null(Profiler.FindSession());
    }

    [Fact]
    public void ACommandWhoseEndIsNeverTold_IsForgotten()
    {
        using ActivityListener listener = Listen();
        using (TracedProgram.Begin("request")) Assert.NotNull(Profiler.FindSession());
        _time.Advance(CommandProfiler.Period);
        Assert.Equal(1, Profiler.OpenCount);
        _time.Advance(TimeSpan.FromMinutes(6));

        Assert.Equal(0, Profiler.OpenCount);
    }

    private async Task<ConnectionMultiplexer> ConnectAsync()
    {
        ConnectionMultiplexer connection = await server.ConnectAsync();
        connection.RegisterProfiler(Profiler.FindSession);
        return connection;
    }

    // In a method of its own: no local and no context of the test has the activity.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static async Task<WeakReference> Forget(IDatabase database)
    {
        Activity activity = TracedProgram.Begin("request");
        await database.StringGetAsync("nothing");
        Activity.Current = null;
        return new WeakReference(activity);
    }

    private ActivityListener Listen(Action<Activity>? onEnded = null)
    {
        var listener = new ActivityListener
        {
            ShouldListenTo = static source => source.Name is RedisActivities.SourceName or TracedProgram.SourceName,
            Sample = static (ref _) => ActivitySamplingResult.AllDataAndRecorded,
            ActivityStopped = activity =>
            {
                if (activity.Source.Name == RedisActivities.SourceName) (onEnded ?? _ended.Add)(activity);
            },
        };
        ActivitySource.AddActivityListener(listener);
        return listener;
    }
}
