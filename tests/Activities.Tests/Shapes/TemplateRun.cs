using System.Collections.Concurrent;
using System.Diagnostics;
using Microsoft.Extensions.Logging;

namespace SpanPack.Activities.Tests.Shapes;

/// <summary>A collector that is told of activities, and compares what templates write with what the mapper and the writers write.</summary>
internal sealed class TemplateRun : IAsyncDisposable
{
    private readonly ConcurrentQueue<string> _problems = [];
    private readonly DevAgentServer _agent;
    private readonly AgentWriter _writer;

    private TemplateRun(DevAgentServer agent, TraceFormat format, Func<ActivityTraceOptions, ActivityTraceOptions>? change)
    {
        _agent = agent;
        _writer = new AgentWriter(new AgentWriterOptions
        {
            Process = new ProcessDescription { Service = "shop", Environment = "test", Version = "1.2" },
            Client = new AgentClientOptions { AddressRules = AgentAddressRules.Fixed(AgentAddress.Parse(agent.Url.ToString())) },
            ExitTimeout = TimeSpan.Zero,
            Format = format,
            FlushInterval = TimeSpan.FromHours(1),
        });
        var options = new ActivityTraceOptions
        {
            Listens = false, SetsPropagator = false, LearnsAtOnce = true, TemplateCheck = Check,
            Logger = new RecordingLogger(_problems)
        };
        Collector = new ActivityTraceCollector(_writer, change?.Invoke(options) ?? options);
    }

    internal TemplateCheck Check { get; } = new();

    internal ActivityTraceCollector Collector { get; }

    /// <param name="format">The format.</param>
    /// <param name="change">Changes the options.</param>
    /// <param name="knowsRates">
    /// Whether the agent has answered with its rates. If they came meanwhile, the two ways would decide differently.
    /// </param>
    internal static async Task<TemplateRun> StartAsync(TraceFormat format, Func<ActivityTraceOptions, ActivityTraceOptions>? change = null,
        bool knowsRates = true)
    {
        var run = new TemplateRun(await DevAgentServer.StartAsync(), format, change);
        await Wait.UntilAsync(() => run._writer.Format == format, $"the writer writes {format}");
        if (knowsRates)
        {
            run._writer.Write(new TraceChunk(new Span { TraceId = 1, SpanId = 1, Name = "first", Resource = "first" }));
            await run._writer.FlushAsync().InTime();
        }

        return run;
    }

    /// <summary>Tells of a trace: children before their parents.</summary>
    internal void Tell(IReadOnlyList<Activity> ended)
    {
        foreach (Activity activity in ended.Reverse()) Collector.OnStarted(activity);
        foreach (Activity activity in ended) Collector.OnEnded(activity);
    }

    /// <summary>Asserts that templates were used, and wrote the same.</summary>
    internal void AssertSame(long atLeast)
    {
        if (!_problems.IsEmpty) Assert.Fail(string.Join("\n", _problems));
        if (Check.FirstDifference is { } difference) Assert.Fail(difference);
        Assert.True(Check.Same >= atLeast, $"{Check.Same} chunks were compared, expected were at least {atLeast}.");
    }

    public async ValueTask DisposeAsync()
    {
        await Collector.DisposeAsync();
        await _writer.DisposeAsync();
        await _agent.DisposeAsync();
        Check.Dispose();
    }

    private sealed class RecordingLogger(ConcurrentQueue<string> problems) : ILogger
    {
        public IDisposable? BeginScope<TState>(TState state)
            where TState : notnull
            => null;

        public bool IsEnabled(LogLevel logLevel) => logLevel >= LogLevel.Error;

        public void Log<TState>(LogLevel logLevel, EventId eventId, TState state, Exception? exception,
            Func<TState, Exception?, string> formatter)
        {
            if (IsEnabled(logLevel)) problems.Enqueue($"{formatter(state, exception)} {exception}");
        }
    }
}
