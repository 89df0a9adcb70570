namespace SpanPack.Benchmarks.Processes;

/// <summary>What is left of a process that has ended.</summary>
/// <param name="ExitCode">What it ended with.</param>
/// <param name="Printed">Its output.</param>
/// <param name="Errors">Its error output.</param>
internal sealed record ProcessOutput(int ExitCode, string Printed, string Errors);
