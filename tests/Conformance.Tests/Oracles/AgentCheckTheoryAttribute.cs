namespace SpanPack.Conformance.Tests.Oracles;

/// <summary>A test with cases that needs the trace agent's decoders; skipped where they are not.</summary>
[AttributeUsage(AttributeTargets.Method)]
internal sealed class AgentCheckTheoryAttribute : TheoryAttribute
{
    public AgentCheckTheoryAttribute() => Skip = AgentCheck.MissingReason;
}
