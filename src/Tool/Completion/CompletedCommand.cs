namespace SpanPack.Tool;

/// <summary>A command that can be completed.</summary>
/// <param name="Name">What is typed.</param>
/// <param name="Description">What it does, in a sentence.</param>
/// <param name="Options">Its options, those of all commands included.</param>
/// <param name="Values">The values that its argument can have; empty when they are not known.</param>
/// <param name="TakesFiles">Whether its arguments are paths.</param>
internal sealed record CompletedCommand(string Name, string Description, IReadOnlyList<CompletedOption> Options, IReadOnlyList<string> Values, bool TakesFiles);
