namespace SpanPack.Agent.Tests.Oracles;

/// <summary>A test that needs the trace agent's own receiver; skipped where it is not.</summary>
[AttributeUsage(AttributeTargets.Method)]
internal sealed class AgentCheckFactAttribute : FactAttribute
{
    public AgentCheckFactAttribute() => Skip = OracleFolder.WhyNoAgentCheck;
}
