namespace SpanPack.Benchmarks.Quick;

/// <summary>What the quick mode was asked for.</summary>
/// <param name="All">Whether processes without PGO and under NativeAOT measure too.</param>
/// <param name="JsonFile">Where figures go, or <see langword="null"/>.</param>
/// <param name="ChartDirectory">Where charts go, or <see langword="null"/>.</param>
/// <param name="JudgesSpeed">Whether limits of speed count, and not only those of bytes.</param>
/// <param name="ProcessCount">How many processes measure each set.</param>
/// <param name="Seconds">How long each of them measures.</param>
/// <param name="Command">The command line, for those who want to repeat it.</param>
internal sealed record QuickOptions(
    bool All, string? JsonFile, string? ChartDirectory, bool JudgesSpeed, int ProcessCount, int Seconds, string Command);
