using System.Data.Common;
using System.Diagnostics;
using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>Activities of commands of a database: from the event before a command is sent to the one after it.</summary>
/// <remarks>
/// Safe for any number of threads. The activity is not left as the current one: a library tells of the end on any thread and in any execution context,
/// and what the program does next is no part of the command.
/// </remarks>
/// <param name="source">Makes the activities.</param>
[DebuggerDisplay("{_source.Name,nq}")]
internal sealed class CommandActivities(ActivitySource source)
{
    private readonly ActivitySource _source = source;
    private readonly ConditionalWeakTable<DbCommand, Activity> _open = []; // a command runs once at a time; one whose end is not told is forgotten with it

    /// <summary>Begins the activity of a command, where somebody listens.</summary>
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

    /// <summary>Ends the activity of a command, if one has begun.</summary>
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
