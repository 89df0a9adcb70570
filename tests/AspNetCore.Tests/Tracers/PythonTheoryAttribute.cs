namespace SpanPack.AspNetCore.Tests.Tracers;

/// <summary>A test that needs the service on Python.</summary>
[AttributeUsage(AttributeTargets.Method)]
internal sealed class PythonTheoryAttribute : TheoryAttribute
{
    public PythonTheoryAttribute() => Skip = OtherTracer.Python.MissingReason;
}
