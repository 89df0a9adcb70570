namespace SpanPack.AspNetCore.Tests.Tracers;

/// <summary>A test that needs the service on Node.js.</summary>
[AttributeUsage(AttributeTargets.Method)]
internal sealed class NodeTheoryAttribute : TheoryAttribute
{
    public NodeTheoryAttribute() => Skip = OtherTracer.Node.MissingReason;
}
