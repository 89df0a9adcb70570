using System.CommandLine;
using SpanPack.Benchmarks.Commands;
using SpanPack.Requests.Benchmarks.Children;

namespace SpanPack.Requests.Benchmarks.Commands;

/// <summary><c>busy</c>: keeps all processors busy, until its input ends.</summary>
internal static class BusyCommand
{
    internal const string Name = "busy";

    internal static Command Create()
    {
        var command = new Command(Name, "Computes with a thread for each processor, until its input ends.");
        command.SetAction(static async (_, _) =>
        {
            for (int i = 0; i < Environment.ProcessorCount; i++) new Thread(Compute) { IsBackground = true }.Start();
            ChildLines.SayPort(0);
            await ChildLines.WaitForEndAsync();
            return ExitCode.Succeeded;
        });
        return command;
    }

    private static void Compute()
    {
        for (double value = 1; ; value = Math.Sqrt(value) + 1) GC.KeepAlive(value);
    }
}
