using System.Globalization;
using System.Reflection;
using System.Security.Cryptography;

namespace SpanPack;

/// <summary>The state of the page. Safe for any number of threads.</summary>
internal sealed class PageState
{
    private const int MaxProblems = 20;

    private readonly AgentPageOptions _options;
    private readonly long _startedAt;
    private readonly List<string> _problems = [];
    private volatile LoadingAnswer? _loading;

    internal PageState(AgentPageOptions options)
    {
        _options = options;
        _startedAt = Now;
        Store = new TraceStore(options.KeptBytes);
        // What is in files counts, whenever they are looked at: their time stands still.
        Statistics = new ServiceStatistics(IsLive ? options.Time : new StandingClock(options.Time.GetUtcNow()));
    }

    internal TraceStore Store { get; }

    internal ServiceStatistics Statistics { get; }

    internal IntakeTally Intake { get; } = new();

    internal StrictFindings Findings { get; } = new();

    internal TraceExport Export { get; } = new();

    internal TimeProvider Time => _options.Time;

    internal bool IsLive => _options.AgentUrl is not null;

    internal string Instance { get; } = Convert.ToHexString(RandomNumberGenerator.GetBytes(8)).ToLowerInvariant();

    internal long Now => _options.Time.GetUtcNow().ToUnixTimeMilliseconds();

    internal StatusAnswer Status => new()
    {
        Instance = Instance,
        Version = typeof(PageState).Assembly.GetCustomAttribute<AssemblyInformationalVersionAttribute>()?.InformationalVersion.Split('+')[0]
            ?? "0",
        Mode = IsLive ? "agent" : "view",
        AgentUrl = _options.AgentUrl?.ToString(),
        Source = _options.Source is null ? null : ListText.Cut(_options.Source),
        StartedAt = _startedAt,
        Loading = _loading,
        Problems = Problems,
        Kept = Store.Content,
        Counts = Store.Counts,
        Intake = Intake.Read(),
    };

    private string[]? Problems
    {
        get
        {
            lock (_problems) return _problems.Count == 0 ? null : [.. _problems];
        }
    }

    /// <summary>Sets the progress of reading files.</summary>
    /// <param name="done">The number of read files.</param>
    /// <param name="of">The number of all files; the same when all are read.</param>
    internal void Load(int done, int of)
    {
        _loading = done == of ? null : new LoadingAnswer { Done = done, Of = of };
        Store.Touch();
    }

    /// <summary>Records a file that could not be read.</summary>
    internal void AddProblem(string problem)
    {
        lock (_problems)
        {
            if (_problems.Count < MaxProblems) _problems.Add(ListText.Cut(problem));
        }
    }

    internal ClearAnswer Clear()
    {
        Statistics.Clear();
        (int traces, int payloads) = Store.Clear();
        ReleasedMemory.Collect();
        return new ClearAnswer { Traces = traces, Payloads = payloads };
    }

    public override string ToString() => string.Create(CultureInfo.InvariantCulture, $"{Store.Content.Traces} traces");

    private sealed class StandingClock(DateTimeOffset time) : TimeProvider
    {
        public override DateTimeOffset GetUtcNow() => time;
    }
}
