using System.Diagnostics;
using StackExchange.Redis.Profiling;

namespace SpanPack;

/// <summary>The commands that were sent in an activity.</summary>
/// <remarks>Safe for any number of threads, except for <see cref="IsForgotten"/>.</remarks>
/// <param name="parent">The activity.</param>
[DebuggerDisplay("{_parent.DisplayName,nq}: {_begun} begun, {_ended} ended")]
internal sealed class CommandSession(Activity parent)
{
    private const int MaxQuiet = 150; // flushes: 5 minutes

    private readonly Activity _parent = parent;
    private int _begun;
    private int _ended;
    private int _seen; // of those that have begun and ended, at the last flush
    private int _quiet; // flushes in which nothing happened

    /// <summary>Gets the session that receives ended commands from the library.</summary>
    internal ProfilingSession Profiling { get; } = new();

    /// <summary>Gets whether a command has started and did not become an activity yet.</summary>
    internal bool HasOpen => Volatile.Read(ref _begun) > Volatile.Read(ref _ended);

    internal void OnBegun() => Interlocked.Increment(ref _begun);

    /// <summary>Creates activities of the commands that have ended.</summary>
    internal void Flush()
    {
        try
        {
            Interlocked.Add(ref _ended, RedisActivities.Make(_parent, Profiling.FinishProfiling()));
        }
        catch (Exception e)
        {
            // A listener of the program: the program itself only ends an activity.
            _parent.AddTag("spanpack.incomplete", e.GetType().FullName);
        }
    }

    /// <summary>
    /// Returns whether nothing has happened for long: the library does not report the end of every command. For the thread that flushes.
    /// </summary>
    internal bool IsForgotten()
    {
        int seen = Volatile.Read(ref _begun) + Volatile.Read(ref _ended);
        _quiet = seen == _seen ? _quiet + 1 : 0;
        _seen = seen;
        return _quiet >= MaxQuiet;
    }
}
