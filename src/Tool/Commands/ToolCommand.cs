using System.CommandLine;

namespace SpanPack.Tool;

/// <summary>A command with further parts of its help.</summary>
internal sealed class ToolCommand : Command
{
    /// <param name="name">The name on the command line.</param>
    /// <param name="description">The description in one sentence, for the list of commands.</param>
    /// <param name="help">The rest of its help.</param>
    internal ToolCommand(string name, string description, ToolHelp help)
        : base(name, description) => Help = help;

    internal ToolHelp Help { get; }

    /// <summary>
    /// Sets the action of the command. It runs on another thread, because Ctrl+C is handled only once the action has returned its task.
    /// </summary>
    internal new void SetAction(Func<ParseResult, CancellationToken, Task<int>> action)
        => base.SetAction((parsed, cancellation) => Task.Run(() => action(parsed, cancellation), CancellationToken.None));
}
