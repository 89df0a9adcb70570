using System.CommandLine;
using SpanPack.Agent.Benchmarks.Network;
using SpanPack.Benchmarks.Commands;
using SpanPack.Requests.Benchmarks.Children;

namespace SpanPack.Requests.Benchmarks.Commands;

/// <summary><c>receiver</c>: takes what services send and looks at none of it, until its input ends.</summary>
internal static class ReceiverCommand
{
    internal const string Name = "receiver";

    internal static Command Create()
    {
        var command = new Command(Name,
            "Takes all that is sent, until its input ends, and says how many traces the agent's clients have told of; without any, how "
                + "many requests a collector got.");
        command.SetAction(static async (_, _) =>
        {
            await using var receiver = NullReceiver.OnTcp();
            ChildLines.SayPort(new Uri(receiver.Address.ToString()).Port);
            await ChildLines.WaitForEndAsync();
            ChildLines.SayLast(receiver.Chunks > 0 ? receiver.Chunks : receiver.RequestsTo(NullConnection.CollectorPath));
            return ExitCode.Succeeded;
        });
        return command;
    }
}
