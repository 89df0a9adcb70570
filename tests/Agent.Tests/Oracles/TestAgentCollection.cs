namespace SpanPack.Agent.Tests.Oracles;

/// <summary>Its tests share one test agent, which takes seconds to start, and run after each other.</summary>
[CollectionDefinition(Name)]
public sealed class TestAgentCollection : ICollectionFixture<TestAgent>
{
    internal const string Name = "Datadog's test agent";
}
