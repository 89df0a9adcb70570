using System.CommandLine;

namespace SpanPack.Tool;

/// <summary>A command with what its help says beside arguments and options.</summary>
internal sealed class ToolCommand : Command
{
    /// <param name="name">What is typed.</param>
    /// <param name="description">What it does, in a sentence: the list of commands shows it.</param>
    /// <param name="help">The rest of its help.</param>
    internal ToolCommand(string name, string description, ToolHelp help)
        : base(name, description) => Help = help;

    internal ToolHelp Help { get; }

    /// <summary>Sets what the command does: on another thread, because Ctrl+C is looked for only once the action has returned its task.</summary>
    internal new void SetAction(Func<ParseResult, CancellationToken, Task<int>> action)
        => base.SetAction((parsed, cancellation) => Task.Run(() => action(parsed, cancellation), CancellationToken.None));
}
