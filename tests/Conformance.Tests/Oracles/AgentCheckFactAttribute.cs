namespace SpanPack.Conformance.Tests.Oracles;

/// <summary>A test that needs the trace agent's decoders; skipped where they are not.</summary>
[AttributeUsage(AttributeTargets.Method)]
internal sealed class AgentCheckFactAttribute : FactAttribute
{
    public AgentCheckFactAttribute() => Skip = AgentCheck.MissingReason;
}
