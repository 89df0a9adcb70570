namespace SpanPack.Tool;

/// <summary>A command that can be completed.</summary>
/// <param name="Name">The name on the command line.</param>
/// <param name="Description">The description in one sentence.</param>
/// <param name="Options">Its options, those of all commands included.</param>
/// <param name="Values">The values of its argument; empty if unknown.</param>
/// <param name="TakesFiles">Whether its arguments are paths.</param>
internal sealed record CompletedCommand(string Name, string Description, IReadOnlyList<CompletedOption> Options,
    IReadOnlyList<string> Values, bool TakesFiles);
