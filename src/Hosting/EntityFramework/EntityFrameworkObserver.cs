using System.Data.Common;
using System.Diagnostics;

namespace SpanPack;

/// <summary>Creates activities for commands of Entity Framework Core where the library below creates none: that of SQLite.</summary>
/// <remarks>Safe for any number of threads. Never throws, so that it cannot break a query.</remarks>
[DebuggerDisplay("{Name,nq}")]
internal sealed class EntityFrameworkObserver : IObserver<KeyValuePair<string, object?>>
{
    private const string Name = "Microsoft.EntityFrameworkCore";
    private const string Prefix = Name + ".Database.Command.Command";
    private const string Executing = Prefix + "Executing";
    private const string Executed = Prefix + "Executed";
    private const string Failed = Prefix + "Error";
    private const string Canceled = Prefix + "Canceled";

    private static readonly ActivitySource s_source = new("SpanPack.EntityFrameworkCore");
    private static readonly CommandActivities s_activities = new(s_source);

    private readonly DiagnosticPayload _operation = new("CommandId");
    private readonly DiagnosticPayload _command = new("Command");
    private readonly DiagnosticPayload _exception = new("Exception");

    /// <summary>Starts listening.</summary>
    /// <returns>The subscription; disposing it ends listening.</returns>
    internal static IDisposable Begin() => new DiagnosticSubscription(Name, new EntityFrameworkObserver(), IsWanted).Begin();

    public void OnNext(KeyValuePair<string, object?> value)
    {
        try
        {
            if (value.Key == Executing) Begin(value.Value);
            else s_activities.End(_operation.Read<Guid>(value.Value), FailureOf(value.Key, value.Value));
        }
        catch (Exception e)
        {
            Activity.Current?.AddTag("spanpack.incomplete", e.GetType().FullName);
        }
    }

    public void OnCompleted()
    {
    }

    public void OnError(Exception error)
    {
    }

    private static bool IsWanted(string name) => name is Executing or Executed or Failed or Canceled;

    private void Begin(object? payload)
    {
        if (_command.Read<DbCommand>(payload) is not { } command) return;
        string system = DatabaseSystems.Find(command.GetType(), out bool hasActivities);
        if (!hasActivities) s_activities.Begin(_operation.Read<Guid>(payload), command, system);
    }

    private Exception? FailureOf(string name, object? payload) => name switch
    {
        Failed => _exception.Read<Exception>(payload),
        Canceled => new OperationCanceledException(),
        _ => null,
    };
}
