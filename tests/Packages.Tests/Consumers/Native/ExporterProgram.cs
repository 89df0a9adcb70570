using System.Diagnostics;
using OpenTelemetry;
using OpenTelemetry.Trace;

/// <summary>A console with the OpenTelemetry SDK.</summary>
internal static class ExporterProgram
{
    internal static void Run()
    {
        using TracerProvider provider = Sdk.CreateTracerProviderBuilder().AddSource("Shop").AddDatadogAgentExporter().Build();
        using var source = new ActivitySource("Shop");
        using Activity? activity = source.StartActivity("checkout");
        try
        {
            throw new InvalidOperationException("it fails");
        }
        catch (InvalidOperationException e)
        {
            activity?.AddException(e).SetStatus(ActivityStatusCode.Error, e.Message);
        }
    }
}
