namespace SpanPack.Agent.Tests.Oracles;

/// <summary>A test with cases that needs Datadog's test agent; skipped where it is not.</summary>
[AttributeUsage(AttributeTargets.Method)]
internal sealed class TestAgentTheoryAttribute : TheoryAttribute
{
    public TestAgentTheoryAttribute() => Skip = OracleFolder.WhyNoTestAgent;
}
