namespace SpanPack.Conformance.Tests.Oracles;

/// <summary>A test that needs Node.js and the npm packages of <c>tests/oracles</c>; skipped where they are not.</summary>
[AttributeUsage(AttributeTargets.Method)]
internal sealed class NodeFactAttribute : FactAttribute
{
    public NodeFactAttribute() => Skip = NodeDecoder.MissingReason;
}
