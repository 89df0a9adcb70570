using System.Diagnostics;
using System.Reflection;

namespace SpanPack.Benchmarks.Processes;

/// <summary>Refuses to measure what the compiler was not allowed to optimize.</summary>
internal static class ReleaseBuild
{
    /// <exception cref="ProcessException">This is a debug build.</exception>
    internal static void Demand()
    {
        if (typeof(ReleaseBuild).Assembly.GetCustomAttribute<DebuggableAttribute>() is { IsJITOptimizerDisabled: true })
            throw new ProcessException("This is a debug build, whose speed means nothing. Use: dotnet run -c Release");
    }
}
