using System.Data;
using System.Data.Common;
using System.Diagnostics;

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

    private static void AddServer(Activity activity, string dataSource)
    {
        ServerPlace place = ServerPlace.Of(dataSource);
        if (place.Port is { } port) activity.AddTag("server.port", port);
        activity.AddTag("server.address", place.Address);
    }
}
