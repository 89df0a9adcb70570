using SpanPack.Tests.Tracers;

namespace SpanPack.AgentPage.Browser.Tests.Live;

/// <summary>A test that needs a browser, and dd-trace for Node.js.</summary>
[AttributeUsage(AttributeTargets.Method)]
public sealed class TracerFactAttribute : FactAttribute
{
    public TracerFactAttribute() => Skip = Chromium.MissingReason ?? TracerProcess.WhyNoNode(Places.NodeTracer);
}
