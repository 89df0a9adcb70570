using System.CommandLine;

namespace SpanPack.Tool;

/// <summary>The commands of the tool, a line each, in the order of the help.</summary>
internal static class ToolCommands
{
    internal static RootCommand CreateRoot()
    {
        var root = new RootCommand("Looks into Datadog trace payloads. FORMAT is v0.4, v0.5, v0.7 or v1.0; FILE is a payload, a folder of saved payloads, or - for standard input.")
        {
            DumpCommand.Create(),
            ValidateCommand.Create(),
            StatsCommand.Create(),
            ConvertCommand.Create(),
            DiffCommand.Create(),
            SendCommand.Create(),
            AgentCommand.Create(),
        };
        HelpExamples.AddTo(root);
        return root;
    }
}
