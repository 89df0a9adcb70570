using System.CommandLine;
using SpanPack.Benchmarks.Commands;
using SpanPack.Requests.Benchmarks.Children;
using SpanPack.Tests.SqlServer;

namespace SpanPack.Requests.Benchmarks.Commands;

/// <summary><c>sql-server</c>: answers statements as SQL Server does, until its input ends.</summary>
internal static class SqlServerCommand
{
    internal const string Name = "sql-server";

    internal static Command Create()
    {
        var command = new Command(Name, "Answers each statement of a client of SQL Server with one row, until its input ends.");
        command.SetAction(static async (_, _) =>
        {
            await using var server = new TdsServer();
            ChildLines.SayPort(server.Port);
            await ChildLines.WaitForEndAsync();
            ChildLines.SayLast(0);
            return ExitCode.Succeeded;
        });
        return command;
    }
}
