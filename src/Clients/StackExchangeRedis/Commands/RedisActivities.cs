using System.Diagnostics;
using System.Globalization;
using StackExchange.Redis.Profiling;

namespace SpanPack;

/// <summary>Creates activities of commands that have ended.</summary>
/// <remarks>
/// Safe for any number of threads. Source of the tags: OpenTelemetry semantic conventions, database client spans and Redis.
/// </remarks>
internal static class RedisActivities
{
    internal const string SourceName = "SpanPack.StackExchangeRedis";

    private static readonly ActivitySource s_source = new(SourceName);

    /// <summary>Gets whether a listener wants activities of commands.</summary>
    internal static bool AreWanted => s_source.HasListeners();

    /// <summary>Creates the activities below their parent.</summary>
    /// <param name="parent">
    /// The parent. If it has ended and is not current, the activities only have its context, and are not in its chunk.
    /// </param>
    /// <param name="commands">The commands.</param>
    /// <returns>
    /// The number of commands that the program has sent. The library resends a redirected one, which is then another activity.
    /// </returns>
    internal static int Make(Activity parent, ProfiledCommandEnumerable commands)
    {
        Activity? outer = Activity.Current;
        ActivityContext context = TryEnter(parent) ? default : parent.Context;
        int count = 0;
        foreach (IProfiledCommand command in commands)
        {
            Make(command, context);
            if (command.RetransmissionOf is null) count++;
        }

        if (!ReferenceEquals(Activity.Current, outer)) Activity.Current = outer;
        return count;
    }

    // The framework refuses activities that have ended, but one that is about to end is still current.
    private static bool TryEnter(Activity parent)
    {
        if (!ReferenceEquals(Activity.Current, parent) && !parent.IsStopped) Activity.Current = parent;
        return ReferenceEquals(Activity.Current, parent);
    }

    private static void Make(IProfiledCommand command, ActivityContext parent)
    {
        string name = NameOf(command);
        DateTimeOffset start = command.CommandCreated; // of kind UTC
        using Activity? activity = s_source.StartActivity(ActivityKind.Client, parent, startTime: start, name: name);
        if (activity is null) return;
        if (activity.IsAllDataRequested) AddTags(activity, command, name);
        activity.SetEndTime(command.CommandCreated + command.ElapsedTime);
    }

    // A program may give a whole line as the name of a command.
    private static string NameOf(IProfiledCommand command)
    {
        string name = command.Command;
        int end = name.AsSpan().IndexOfAny(' ', '\r', '\n');
        return end < 0 ? name : name[..end];
    }

    private static void AddTags(Activity activity, IProfiledCommand command, string name)
    {
        activity.AddTag("db.system.name", "redis");
        activity.AddTag("db.operation.name", name);
        // not of commands for the whole server
        if (command.Db >= 0) activity.AddTag("db.namespace", command.Db.ToString(CultureInfo.InvariantCulture));
        ServerTags.Of(command.EndPoint).AddTo(activity);
        if (WasSent(command)) return;
        activity.AddTag("error.type", "not_sent");
        activity.SetStatus(ActivityStatusCode.Error, "The command was not sent to the server.");
    }

    // The profiler has no result and no exception. A time that was not taken counts as 0, so what ends with it is negative; the time of the
    // answer is then that of the end.
    private static bool WasSent(IProfiledCommand command)
        => (command.CreationToEnqueued >= TimeSpan.Zero && command.EnqueuedToSending >= TimeSpan.Zero)
            || command.ResponseToCompletion > TimeSpan.Zero;
}
