using System.CommandLine;
using System.CommandLine.Help;

namespace SpanPack.Tool;

/// <summary>The commands of the tool, a line each, in the order of the help.</summary>
internal static class ToolCommands
{
    /// <summary>Creates the command line. Its root has the name of the tool, whatever the name of the executable.</summary>
    internal static Command CreateRoot()
    {
        ToolCommand[] commands =
        [
            DumpCommand.Create(),
            ValidateCommand.Create(),
            StatsCommand.Create(),
            ConvertCommand.Create(),
            DiffCommand.Create(),
            SendCommand.Create(),
            AgentCommand.Create(),
            ViewCommand.Create(),
            QueryCommand.Create(),
            WaitCommand.Create(),
            CompletionCommand.Create(),
        ];
        var help = new HelpSections();
        var root = new ToolCommand(
            "spanpack",
            "Looks into Datadog trace payloads. FORMAT is v0.4, v0.5, v0.7 or v1.0; FILE is a payload, a folder of saved payloads, or - "
                + "for standard input.",
            new ToolHelp
            {
                Notes = [$"A file may have up to 2 GiB. Inputs without a length are read up to {PayloadBytes.MaxStreamMegabytes} MiB: "
                    + "standard input, a FIFO, a device."],
                Succeeded = "done",
                Refused = "refused, different or not found: the help of each command says more",
                Examples = [.. commands.Select(static command => command.Help.Examples[0])],
            })
        {
            new HelpOption { Action = help },
            new VersionOption(),
            ColorOption.Create(),
        };
        foreach (ToolCommand command in commands) root.Add(command);
        root.Action = help; // without arguments
        return root;
    }
}
