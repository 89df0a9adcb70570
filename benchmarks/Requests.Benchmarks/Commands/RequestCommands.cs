using System.CommandLine;
using SpanPack.Benchmarks.Commands;

namespace SpanPack.Requests.Benchmarks.Commands;

/// <summary>The program's commands.</summary>
internal static class RequestCommands
{
    private static readonly TimeSpan s_patience = TimeSpan.FromSeconds(5);

    internal static Task<int> RunAsync(string[] args)
        => CommandRun.RunAsync(new RootCommand("Benchmarks of services that are traced.")
        {
            QuickCommand.Create(),
            SoakCommand.Create(),
            LogsCommand.Create(),
            ProcessesCommand.Create(),
            StartUpCommand.Create(),
            ServiceCommand.Create(),
            ReceiverCommand.Create(),
            SqlServerCommand.Create(),
            BusyCommand.Create(),
        }, args, s_patience);
}
