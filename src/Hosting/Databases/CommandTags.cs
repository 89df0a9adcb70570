using System.Data;
using System.Data.Common;
using System.Diagnostics;
using System.Globalization;

namespace SpanPack;

/// <summary>The tags of a command of a database.</summary>
/// <remarks>Source: OpenTelemetry semantic conventions, database client spans. Values of parameters are not read.</remarks>
internal static class CommandTags
{
    internal static void Add(Activity activity, DbCommand command, string system, string database)
    {
        activity.AddTag("db.system.name", system);
        if (database.Length > 0) activity.AddTag("db.namespace", database);
        string text = command.CommandText;
        if (command.CommandType == CommandType.StoredProcedure) activity.AddTag("db.stored_procedure.name", text);
        if (text.Length > 0) activity.AddTag("db.query.text", text);
        if (command.Connection?.DataSource is { Length: > 0 } place && !IsFile(system)) AddServer(activity, place);
    }

    internal static void AddFailure(Activity activity, Exception failure)
    {
        activity.AddTag("error.type", failure.GetType().FullName);
        if (failure is DbException { SqlState: { Length: > 0 } state }) activity.AddTag("db.response.status_code", state);
        activity.SetStatus(ActivityStatusCode.Error, failure.Message);
    }

    // A path of this machine is no address.
    private static bool IsFile(string system) => system == DatabaseSystems.Sqlite;

    // tcp:host\instance,port and np:\\host\pipe\name of SQL Server, host:port of others.
    private static void AddServer(Activity activity, string place)
    {
        ReadOnlySpan<char> rest = place;
        int protocol = rest.IndexOf(':');
        if (protocol >= 0 && IsProtocol(rest[..protocol].Trim())) rest = rest[(protocol + 1)..];
        rest = rest.Trim();
        if (rest.StartsWith(@"\\")) rest = rest[2..];
        int port = rest.LastIndexOf(',');
        if (port < 0 && rest.Count(':') == 1) port = rest.IndexOf(':');
        if (port >= 0)
        {
            if (int.TryParse(rest[(port + 1)..], NumberStyles.AllowLeadingWhite, CultureInfo.InvariantCulture, out int number))
                activity.AddTag("server.port", number);
            rest = rest[..port];
        }

        int instance = rest.IndexOf('\\');
        activity.AddTag("server.address", (instance > 0 ? rest[..instance] : rest).Trim().ToString());
    }

    private static bool IsProtocol(ReadOnlySpan<char> text)
        => text.Equals("tcp", StringComparison.OrdinalIgnoreCase)
            || text.Equals("np", StringComparison.OrdinalIgnoreCase)
            || text.Equals("lpc", StringComparison.OrdinalIgnoreCase)
            || text.Equals("admin", StringComparison.OrdinalIgnoreCase);
}
