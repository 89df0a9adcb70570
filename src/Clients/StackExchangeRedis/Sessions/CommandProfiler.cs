using System.Collections.Concurrent;
using System.Diagnostics;
using System.Runtime.CompilerServices;
using StackExchange.Redis.Profiling;

namespace SpanPack;

/// <summary>
/// Gives connections a profiling session for each activity, and creates activities of their commands. That happens just before the activity
/// ends, so that they are in its chunk, and every two seconds, for long activities and for commands that end after them.
/// </summary>
/// <remarks>Safe for any number of threads. An activity is kept alive only while commands run in it.</remarks>
[DebuggerDisplay("{_open.Count} open")]
internal sealed class CommandProfiler : IDisposable
{
    /// <summary>The time between two flushes.</summary>
    internal static readonly TimeSpan Period = TimeSpan.FromSeconds(2);

    private readonly ConditionalWeakTable<Activity, CommandSession> _sessions = [];
    private readonly ConcurrentDictionary<CommandSession, bool> _open = new(); // those whose commands were not made activities
    private readonly ITimer _timer;

    /// <param name="time">Says when to flush.</param>
    internal CommandProfiler(TimeProvider time)
    {
        LateChildren.Ending += OnEnding;
        bool flows = !ExecutionContext.IsFlowSuppressed();
        if (flows) ExecutionContext.SuppressFlow(); // the activity that is current now is not that of later commands
        _timer = time.CreateTimer(static profiler => ((CommandProfiler)profiler!).Flush(), this, Period, Period);
        if (flows) ExecutionContext.RestoreFlow();
    }

    /// <summary>Gets the profiler of all connections.</summary>
    internal static CommandProfiler OfProcess { get; } = new(TimeProvider.System);

    /// <summary>Gets the number of activities with commands that did not become activities yet.</summary>
    internal int OpenCount => _open.Count;

    /// <summary>Finds the session of a command that is about to be sent.</summary>
    /// <returns>The session; null if no listener wants the command or no activity is current.</returns>
    internal ProfilingSession? FindSession()
    {
        if (!RedisActivities.AreWanted) return null;
        Activity? parent = Activity.Current;
        while (parent is { IsAllDataRequested: false }) parent = parent.Parent; // not recorded
        if (parent is null) return null;
        if (!_sessions.TryGetValue(parent, out CommandSession? session)) session = Begin(parent);
        session.OnBegun(); // first: it is not taken for one without commands
        if (!_open.ContainsKey(session)) _open.TryAdd(session, true);
        return session.Profiling;
    }

    /// <summary>Creates activities of all commands that have ended.</summary>
    internal void Flush()
    {
        foreach ((CommandSession session, _) in _open)
        {
            session.Flush();
            Close(session, isForgotten: session.IsForgotten());
        }
    }

    public void Dispose()
    {
        LateChildren.Ending -= OnEnding;
        _timer.Dispose();
        Flush();
    }

    private CommandSession Begin(Activity parent)
    {
        LateChildren.Expect(parent);
        return _sessions.GetValue(parent, static parent => new CommandSession(parent));
    }

    private void OnEnding(Activity activity)
    {
        if (!_sessions.TryGetValue(activity, out CommandSession? session)) return;
        session.Flush();
        Close(session, isForgotten: false);
    }

    private void Close(CommandSession session, bool isForgotten)
    {
        if (session.HasOpen && !isForgotten) return;
        _open.TryRemove(session, out _);
        Interlocked.MemoryBarrier(); // a command that begins now sees that, or is seen here
        if (session.HasOpen && !isForgotten) _open.TryAdd(session, true);
    }
}
