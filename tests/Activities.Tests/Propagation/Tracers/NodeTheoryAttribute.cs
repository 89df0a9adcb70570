namespace SpanPack.Activities.Tests.Propagation.Tracers;

/// <summary>A test that needs the service on Node.js.</summary>
[AttributeUsage(AttributeTargets.Method)]
internal sealed class NodeTheoryAttribute : TheoryAttribute
{
    public NodeTheoryAttribute() => Skip = NodeService.MissingReason;
}
