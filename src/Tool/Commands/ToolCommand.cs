using System.CommandLine;

namespace SpanPack.Tool;

/// <summary>A command with examples for its help.</summary>
internal sealed class ToolCommand : Command
{
    /// <param name="name">What is typed.</param>
    /// <param name="description">What it does, in a sentence or two.</param>
    /// <param name="examples">Command lines, at least one, each beginning with the name of the program.</param>
    internal ToolCommand(string name, string description, params string[] examples)
        : base(name, description) => Examples = examples;

    internal IReadOnlyList<string> Examples { get; }

    /// <summary>Sets what the command does: on another thread, because Ctrl+C is looked for only once the action has returned its task.</summary>
    internal new void SetAction(Func<ParseResult, CancellationToken, Task<int>> action)
        => base.SetAction((parsed, cancellation) => Task.Run(() => action(parsed, cancellation), CancellationToken.None));
}
