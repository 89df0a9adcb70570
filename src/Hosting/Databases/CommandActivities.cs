using System.Data.Common;
using System.Diagnostics;
using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>Activities of database commands: each lasts from the event before a command is sent to the one after it.</summary>
/// <remarks>
/// Safe for any number of threads. The activity does not stay current: the library reports the end on any thread and in any execution
/// context. Later work of the program is not part of the command.
/// </remarks>
/// <param name="source">Creates the activities.</param>
[DebuggerDisplay("{_source.Name,nq}")]
internal sealed class CommandActivities(ActivitySource source)
{
    private readonly ActivitySource _source = source;
    // a command runs once at a time; one whose end is not told is forgotten with it
    private readonly ConditionalWeakTable<DbCommand, Activity> _open = [];

    /// <summary>Starts the activity of a command if there is a listener.</summary>
    /// <param name="command">The command, which is about to be sent.</param>
    /// <param name="system">The system, by the name that the semantic conventions of OpenTelemetry give it.</param>
    internal void Begin(DbCommand command, string system)
    {
        Activity? outer = Activity.Current;
        DbConnection? connection = command.Connection;
        string database = connection?.Database ?? "";
        if (_source.StartActivity(database.Length > 0 ? database : system, ActivityKind.Client) is not { } activity) return;
        Activity.Current = outer;
        if (activity.IsAllDataRequested) CommandTags.Add(activity, command, system, database);
        _open.AddOrUpdate(command, activity);
    }

    /// <summary>Ends the activity of a command, if one was started.</summary>
    /// <param name="command">The command.</param>
    /// <param name="failure">The exception that it ended with; null for none.</param>
    internal void End(DbCommand command, Exception? failure = null)
    {
        if (!_open.TryGetValue(command, out Activity? activity)) return;
        _open.Remove(command);
        if (failure is not null) CommandTags.AddFailure(activity, failure);
        Activity? outer = Activity.Current;
        activity.Stop();
        Activity.Current = outer;
    }
}
