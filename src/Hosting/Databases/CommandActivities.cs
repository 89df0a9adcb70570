using System.Data.Common;
using System.Diagnostics;

namespace SpanPack;

/// <summary>Activities of database commands: each lasts from the event before a command is sent to the one after it.</summary>
/// <remarks>
/// Safe for any number of threads. The activity does not stay current: the library reports the end on any thread and in any execution
/// context. Later work of the program is not part of the command.
/// </remarks>
/// <param name="source">Creates the activities.</param>
/// <param name="replaced">The source of another instrumentation, whose activity of a command is not collected; null for none.</param>
[DebuggerDisplay("{_source.Name,nq}")]
internal sealed class CommandActivities(ActivitySource source, string? replaced = null)
{
    private readonly ActivitySource _source = source;
    private readonly OpenActivities _open = new();

    /// <summary>Starts the activity of a command if there is a listener.</summary>
    /// <param name="operation">The id that the library gives this execution of the command.</param>
    /// <param name="command">The command, which is about to be sent.</param>
    /// <param name="system">The system, by the name that the semantic conventions of OpenTelemetry give it.</param>
    internal void Begin(Guid operation, DbCommand command, string system)
    {
        string database = command.Connection?.Database ?? "";
        if (Start(database.Length > 0 ? database : system) is not { } activity) return;
        if (activity.IsAllDataRequested) CommandTags.Add(activity, command, system, database);
        _open.Add(operation, activity);
    }

    /// <summary>Ends the activity of a command, if one was started.</summary>
    /// <param name="operation">The id of its execution.</param>
    /// <param name="failure">The exception that it ended with; null for none.</param>
    internal void End(Guid operation, Exception? failure = null)
    {
        if (_open.Take(operation) is not { } activity) return;
        if (failure is not null) CommandTags.AddFailure(activity, failure);
        Activity? outer = Activity.Current;
        activity.Stop();
        Activity.Current = outer;
    }

    private Activity? Start(string name)
    {
        Activity? outer = Activity.Current;
        try
        {
            if (outer is not null && outer.Source.Name == replaced) Activity.Current = outer.Parent; // it was started for the same command
            return _source.StartActivity(name, ActivityKind.Client);
        }
        finally
        {
            Activity.Current = outer;
        }
    }
}
