using System.CommandLine;
using SpanPack.Benchmarks.Commands;
using SpanPack.Requests.Benchmarks.Services;

namespace SpanPack.Requests.Benchmarks.Commands;

/// <summary><c>service</c>: the process that is measured, until its input ends.</summary>
internal static class ServiceCommand
{
    internal const string Name = "service";
    internal const string Database = "--database";

    internal static Command Create()
    {
        var kind = new Argument<TracingKind>("kind") { Description = "How it is traced." };
        var receiver = new Argument<int>("port") { Description = "Where spans go: a port of the loopback." };
        var database = new Option<int?>(Database)
        {
            Description = "The port of PostgreSQL, or of the stand-in for SQL Server, that requests may query.",
        };
        var command =
            new Command(Name, "Serves until its input ends. For profilers, and for the quick mode.") { kind, receiver, database };
        command.SetAction(async (parsed, _) =>
        {
            await HelloService.RunAsync(parsed.GetValue(kind), parsed.GetValue(receiver), parsed.GetValue(database));
            return ExitCode.Succeeded;
        });
        return command;
    }
}
