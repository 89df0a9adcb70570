using System.Diagnostics;
using System.Reflection;
using SpanPack.Tests.Tracers;

namespace SpanPack.AspNetCore.Tests.Tracers;

/// <summary>A tracer of another language, and how its service is started (<c>tests/oracles/tracer</c>).</summary>
/// <param name="Name">What the service is called.</param>
/// <param name="Program">What runs it.</param>
/// <param name="Script">Its file.</param>
/// <param name="MissingReason">Why it cannot run here; null when it can.</param>
internal sealed record OtherTracer(string Name, string Program, string Script, string? MissingReason)
{
    private static string Folder
        => typeof(OtherTracer).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>()
            .Single(static one => one.Key == "TracerFolder").Value!;

    internal static OtherTracer Node { get; } = new("node", "node", "service.js", TracerProcess.WhyNoNode(Folder));

    internal static OtherTracer Python { get; } = new("python", "python3", "service.py", FindPython());

    public override string ToString() => Name;

    /// <summary>Starts its service.</summary>
    /// <param name="service">The name of that in traces.</param>
    /// <param name="styles">Its <c>DD_TRACE_PROPAGATION_STYLE</c>.</param>
    /// <param name="agent">Where its traces go.</param>
    internal Task<TracerProcess> StartAsync(string service, string styles, DevAgentServer agent) => TracerProcess.StartAsync(
        Folder,
        Program,
        Script,
        ("DD_TRACE_PROPAGATION_STYLE", styles),
        ("DD_TRACE_AGENT_URL", agent.Url.ToString().TrimEnd('/')),
        ("DD_SERVICE", service),
        ("DD_INSTRUMENTATION_TELEMETRY_ENABLED", "false"),
        ("DD_REMOTE_CONFIGURATION_ENABLED", "false"));

    private static string? FindPython()
    {
        try
        {
            using Process process =
                Process.Start(new ProcessStartInfo("python3", ["-c", "import ddtrace"]) { RedirectStandardError = true })!;
            process.StandardError.ReadToEnd();
            process.WaitForExit();
            return process.ExitCode == 0 ? null : "python3 has no ddtrace: run python3 -m pip install ddtrace";
        }
        catch (System.ComponentModel.Win32Exception)
        {
            return "there is no python3";
        }
    }
}
