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
}
