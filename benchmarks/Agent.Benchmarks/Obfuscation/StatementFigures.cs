namespace SpanPack.Agent.Benchmarks.Obfuscation;

/// <summary>The cost of a statement.</summary>
/// <param name="Name">Which one.</param>
/// <param name="Nanoseconds">The time of one, of the best round.</param>
/// <param name="Allocated">Bytes of one.</param>
/// <param name="NanosecondsAtMost">The most time.</param>
/// <param name="AllocatedAtMost">The most bytes.</param>
internal sealed record StatementFigures(string Name, double Nanoseconds, double Allocated, double NanosecondsAtMost,
    double AllocatedAtMost);
