namespace SpanPack.Agent.Tests.Oracles;

/// <summary>A test that needs Datadog's test agent; skipped where it is not.</summary>
[AttributeUsage(AttributeTargets.Method)]
internal sealed class TestAgentFactAttribute : FactAttribute
{
    public TestAgentFactAttribute() => Skip = OracleFolder.WhyNoTestAgent;
}
