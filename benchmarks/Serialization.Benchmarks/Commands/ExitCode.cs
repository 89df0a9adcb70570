namespace SpanPack.Benchmarks.Commands;

/// <summary>What the program ends with.</summary>
internal static class ExitCode
{
    internal const int Succeeded = 0;

    /// <summary>A limit does not hold.</summary>
    internal const int OverLimit = 1;

    /// <summary>Nothing was measured: wrong use, wrong output of a case, no place to write to.</summary>
    internal const int Failed = 2;

    /// <summary>Ctrl+C: 128 and the number of the signal, as shells have it.</summary>
    internal const int Interrupted = 130;
}
