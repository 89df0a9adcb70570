namespace Datadog.Trace.Ci.Coverage.Attributes;

public sealed class AvoidCoverageAttribute : Attribute
{
    public AvoidCoverageAttribute() { }
}

public sealed class CoveredAssemblyAttribute : Attribute
{
    public CoveredAssemblyAttribute() { }
}
