using System.Data.Common;
using System.Diagnostics;

namespace SpanPack;

/// <summary>
/// Creates activities for commands of <c>Microsoft.Data.SqlClient</c> and <c>System.Data.SqlClient</c>, which have a diagnostic source but
/// no activities.
/// </summary>
/// <remarks>Safe for any number of threads. Never throws, so that it cannot break a query.</remarks>
[DebuggerDisplay("SqlClientDiagnosticListener")]
internal sealed class SqlClientObserver : IObserver<KeyValuePair<string, object?>>
{
    private const string Before = ".WriteCommandBefore";
    private const string After = ".WriteCommandAfter";
    private const string Failure = ".WriteCommandError";

    private const string Own = "SpanPack.SqlClient";
    private const string OfOpenTelemetry = "OpenTelemetry.Instrumentation.SqlClient"; // listens to the same events

    private static readonly ActivitySource s_source = new(Own);
    private static readonly CommandActivities s_activities = new(s_source, OfOpenTelemetry);

    private readonly DiagnosticPayload _operation = new("OperationId");
    private readonly DiagnosticPayload _command = new("Command");
    private readonly DiagnosticPayload _exception = new("Exception");

    /// <summary>Gets the sources whose activities are not collected beside those of this observer.</summary>
    internal static SourcePair[] ReplacedSources { get; } = [new(Own, OfOpenTelemetry)];

    /// <summary>Starts listening to both libraries: their sources have one name.</summary>
    /// <returns>The subscription; disposing it ends listening.</returns>
    internal static IDisposable Begin()
        => new DiagnosticSubscription("SqlClientDiagnosticListener", new SqlClientObserver(), IsWanted).Begin();

    public void OnNext(KeyValuePair<string, object?> value)
    {
        try
        {
            if (value.Key.EndsWith(Before, StringComparison.Ordinal)) Begin(value.Value);
            else if (value.Key.EndsWith(After, StringComparison.Ordinal)) s_activities.End(OperationOf(value.Value));
            else s_activities.End(OperationOf(value.Value), _exception.Read<Exception>(value.Value));
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

    private static bool IsWanted(string name)
        => name.EndsWith(Before, StringComparison.Ordinal) || name.EndsWith(After, StringComparison.Ordinal)
            || name.EndsWith(Failure, StringComparison.Ordinal);

    private void Begin(object? payload)
    {
        if (_command.Read<DbCommand>(payload) is { } command)
            s_activities.Begin(OperationOf(payload), command, DatabaseSystems.SqlServer);
    }

    private Guid OperationOf(object? payload) => _operation.Read<Guid>(payload);
}
