using System.Runtime.Intrinsics;
using System.Runtime.Intrinsics.X86;
using SpanPack.Serialization.Tests.Support;

namespace SpanPack.Serialization.Tests.Settings;

/// <summary>
/// Tells whether a process runs under the setting that tests/run-under-other-settings.sh has given it: <c>settings NAME</c>.
/// </summary>
internal static class SettingsProgram
{
    private const int MostRounds = 20_000; // of every shape: far more than the calls after which a method is compiled again
    private const int LeastRounds = 2_000;

    /// <returns>0 if the setting has its effect.</returns>
    internal static int Run(string setting)
    {
        using var methods = new CompiledMethods();
        Write(methods, waitsForTier1: setting == "pgo");
        bool isEffective = setting switch
        {
            "no-avx" => !Vector256.IsHardwareAccelerated && !Avx.IsSupported,
            "no-intrinsics" => !Vector128.IsHardwareAccelerated && !Sse2.IsSupported,
            "optimized"
                => methods.Count(OptimizationTier.Optimized) > 0 && methods.Count(OptimizationTier.Tier0, OptimizationTier.Tier1) == 0,
            "pgo"
                => methods.Count(OptimizationTier.Tier1) > 0
                    && methods.Count(OptimizationTier.Instrumented, OptimizationTier.InstrumentedTier1) > 0,
            "tier-0"
                => methods.Count(OptimizationTier.MinOpts, OptimizationTier.Tier0) > 0
                    && methods.Count(OptimizationTier.Optimized, OptimizationTier.Tier1, OptimizationTier.OnStackReplacement) == 0,
            _ => throw new ArgumentException($"There is no setting {setting}."),
        };

        Console.WriteLine(
            $"{setting} is {(isEffective ? "effective" : "NOT EFFECTIVE")}: vectors of 128, 256, 512 bits "
                + $"{Vector128.IsHardwareAccelerated}, {Vector256.IsHardwareAccelerated}, "
            + $"{Vector512.IsHardwareAccelerated}; Avx2 {Avx2.IsSupported}; methods of the library compiled: {methods}");
        return isEffective ? 0 : 1;
    }

    private static void Write(CompiledMethods methods, bool waitsForTier1)
    {
        TraceChunk[] chunks = [.. Shapes.Names.Except(["long", "foreign"]).Select(Shapes.Create)];
        using var buffer = new PayloadBuffer();
        for (int round = 0; round < LeastRounds || (waitsForTier1 && round < MostRounds && methods.Count(OptimizationTier.Tier1) == 0);
            round++)
        {
            buffer.Clear();
            foreach (TraceChunk chunk in chunks) Shapes.Automatic.Write(buffer, chunk);
        }

        methods.WaitForEvents();
    }
}
