using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using SpanPack.Serialization.Tests.HostileTags;

namespace SpanPack.Serialization.Tests.Guarded;

/// <summary>
/// What a test starts in a process of its own, since a store beyond the guard stops it: <c>guarded [--details] NAME…</c> does what the
/// names say and prints <c>begin NAME</c> before and <c>end NAME: …</c> after each.
/// </summary>
internal static class GuardedProgram
{
    /// <summary>Names that must stop the process: else the guard is none.</summary>
    internal static string[] Faults { get; } = ["a store after the end", "a store before the start", "a load after the end"];

    /// <param name="arguments">What follows <c>guarded</c>.</param>
    internal static int Run(string[] arguments)
    {
        bool details = arguments is ["--details", ..];
        int failures = 0;
        foreach (string name in arguments.AsSpan(details ? 1 : 0))
        {
            Console.WriteLine("begin " + name);
            try
            {
                Console.WriteLine($"end {name}: {Run(name, details)}");
            }
            catch (Exception exception) when (exception is InvalidOperationException or Xunit.Sdk.XunitException)
            {
                failures++;
                Console.WriteLine($"end {name}: {GuardedOutcome.Failed} {exception.Message.ReplaceLineEndings(" ")}");
            }
        }

        return failures == 0 ? 0 : 1;
    }

    private static string Run(string name, bool details)
    {
        if (Faults.Contains(name)) return $"{GuardedOutcome.Failed} nothing stopped it ({Overrun(name)})";
        if (GuardedPayloads.Names.Contains(name))
        {
            using var reads = new GuardedReads(details);
            GuardedPayloads.Read(name, reads);
            return $"{GuardedOutcome.Passed} {reads.Count} payloads read";
        }

        if (HostileScripts.Names.Contains(name)) return $"{GuardedOutcome.Passed} {HostileRun.Run(name)} chunks written";

        using var writes = new GuardedWrites(details);
        foreach (GuardedCase guarded in GuardedShapes.Create(name)) writes.Run(guarded);
        return $"{GuardedOutcome.Passed} {writes.Count} writes, {writes.DirectCount} of them straight to the span";
    }

    private static byte Overrun(string fault)
    {
        using var memory = new GuardedMemory(1);
        ref byte first = ref MemoryMarshal.GetReference(memory.BeginningAtGuard(1));
        ref byte last = ref MemoryMarshal.GetReference(memory.EndingAtGuard(1));
        first = last = 1;
        if (fault == Faults[0]) Unsafe.Add(ref last, 1) = 1;
        if (fault == Faults[1]) Unsafe.Subtract(ref first, 1) = 1;
        return fault == Faults[2] ? Unsafe.Add(ref last, 1) : last;
    }
}
