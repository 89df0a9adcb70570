namespace SpanPack.Benchmarks.Quick;

/// <summary>What the quick mode was asked for.</summary>
/// <param name="JsonFile">Where figures go, or <see langword="null"/>.</param>
/// <param name="ChartDirectory">Where charts go, or <see langword="null"/>.</param>
/// <param name="Tolerance">What limits are multiplied by.</param>
/// <param name="ProcessCount">How many processes measure.</param>
/// <param name="Command">The command line, for those who want to repeat it.</param>
internal sealed record QuickOptions(string? JsonFile, string? ChartDirectory, double Tolerance, int ProcessCount, string Command);
