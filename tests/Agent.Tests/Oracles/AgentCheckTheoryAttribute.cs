namespace SpanPack.Agent.Tests.Oracles;

/// <summary>A test with cases that needs the trace agent's own receiver; skipped where it is not.</summary>
[AttributeUsage(AttributeTargets.Method)]
internal sealed class AgentCheckTheoryAttribute : TheoryAttribute
{
    public AgentCheckTheoryAttribute() => Skip = OracleFolder.WhyNoAgentCheck;
}
