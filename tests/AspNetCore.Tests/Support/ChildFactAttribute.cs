namespace SpanPack.AspNetCore.Tests.Support;

/// <summary>A test of the child on a framework that builds of developers leave out.</summary>
[AttributeUsage(AttributeTargets.Method)]
internal sealed class ChildFactAttribute : FactAttribute
{
    public ChildFactAttribute(string framework)
    {
        if (!ChildProcess.IsBuilt(framework))
            Skip = $"tests/AspNetCore.Child is not built for {framework}: build with -p:AllFrameworks=true, as CI does";
    }
}
