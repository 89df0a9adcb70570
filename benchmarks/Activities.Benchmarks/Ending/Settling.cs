using System.Runtime;

namespace SpanPack.Activities.Benchmarks.Ending;

/// <summary>Runs code until it is compiled for good: the compiler counts calls, waits for a tenth of a second in which nothing new is called, and compiles in the background, twice.</summary>
internal static class Settling
{
    private const int NeededPauses = 3; // in a row, after which hardly anything was compiled
    private const int MaxCompiled = 10; // in a pause: the process does other things, too
    private const int Steps = 20; // between pauses: a method is counted 30 times

    private static readonly TimeSpan s_pause = TimeSpan.FromMilliseconds(150);
    private static readonly TimeSpan s_longest = TimeSpan.FromSeconds(8);

    /// <param name="step">What is to be compiled.</param>
    /// <param name="cancellation">Ends it between steps.</param>
    internal static void Run(Action step, CancellationToken cancellation)
    {
        long began = Environment.TickCount64;
        int settled = 0;
        while (settled < NeededPauses && Environment.TickCount64 - began < s_longest.TotalMilliseconds)
        {
            long compiled = JitInfo.GetCompiledMethodCount();
            for (int i = 0; i < Steps; i++)
            {
                cancellation.ThrowIfCancellationRequested();
                step();
            }

            Thread.Sleep(s_pause);
            settled = JitInfo.GetCompiledMethodCount() - compiled <= MaxCompiled ? settled + 1 : 0;
        }
    }
}
