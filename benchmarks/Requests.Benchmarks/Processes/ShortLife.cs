namespace SpanPack.Requests.Benchmarks.Processes;

/// <summary>What a process has used when its Main ended.</summary>
/// <param name="Milliseconds">Since it was started.</param>
/// <param name="InsideMilliseconds">Since its Main began.</param>
/// <param name="MostMegabytes">The most memory that it had.</param>
/// <param name="LastMegabytes">The memory that it had last.</param>
/// <param name="Threads">Its threads, with those of the runtime.</param>
internal sealed record ShortLife(double Milliseconds, double InsideMilliseconds, double MostMegabytes, double LastMegabytes, double Threads)
{
    private const double KilobytesOfMegabyte = 1000 / 1.024;

    /// <param name="numbers">What the program of <c>benchmarks/OneSecond</c> prints.</param>
    internal static ShortLife Of(double[] numbers)
        => new(numbers[0], numbers[1], numbers[2] / KilobytesOfMegabyte, numbers[3] / KilobytesOfMegabyte, numbers[4]);
}
