using SpanPack.Serialization.Tests.Support;

namespace SpanPack.Serialization.Tests.Guarded;

/// <summary>Writers and readers touch no byte before or after what they were given: pages that nobody may touch lie there.</summary>
[Trait(Category.Name, Category.Properties)]
[Trait("Category", Dose.Category)]
public sealed class GuardedTests
{
    public static TheoryData<string> Shapes => [.. GuardedShapes.Names];

    public static TheoryData<string> Payloads => [.. GuardedPayloads.Names];

    public static TheoryData<string> Faults => [.. GuardedProgram.Faults];

    [LinuxTheory]
    [MemberData(nameof(Shapes))]
    public void EveryWrite_StaysInItsSpan(string shape) => AssertPassed(GuardedProcess.Of(shape));

    [LinuxTheory]
    [MemberData(nameof(Payloads))]
    public void EveryRead_StaysInItsPayload(string payloads) => AssertPassed(GuardedProcess.Of(payloads));

    [LinuxTheory]
    [MemberData(nameof(Faults))]
    public void TheGuard_StopsTheProcess(string fault) => Assert.True(GuardedProcess.RunAll([fault])[fault].IsStopped);

    [LinuxFact]
    public void EveryShape_IsAlsoWrittenStraightToItsSpan()
    {
        foreach (string shape in GuardedShapes.Names)
            Assert.DoesNotContain(" 0 of them straight", GuardedProcess.Of(shape).Text, StringComparison.Ordinal);
    }

    private static void AssertPassed(GuardedOutcome outcome) => Assert.True(outcome.IsPassed, outcome.Text);
}
