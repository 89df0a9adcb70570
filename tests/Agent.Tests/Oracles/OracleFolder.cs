using System.Runtime.InteropServices;

namespace SpanPack.Agent.Tests.Oracles;

/// <summary>The programs that judge what is sent, and are not part of the repository. A clone has none.</summary>
internal static class OracleFolder
{
    /// <summary>The interpreter that the wheels of the test agent require.</summary>
    internal const string Python = "python3.11";

    private static readonly string s_path = Environment.GetEnvironmentVariable("SPANPACK_ORACLES") is { Length: > 0 } folder
        ? folder
        : Path.GetFullPath(Path.Combine(FindRoot(), "..", "shared", "oracle"));

    /// <summary>Gets the trace agent's receiver and processor.</summary>
    internal static string AgentCheck { get; } = Path.Combine(s_path, "agentcheck");

    /// <summary>Gets the script that starts Datadog's test agent.</summary>
    internal static string TestAgent { get; } = Path.Combine(s_path, "testagent", "run.sh");

    /// <summary>Gets the folder of the packages that it is made of.</summary>
    internal static string TestAgentWheels { get; } = Path.Combine(s_path, "testagent", "wheels");

    /// <summary>Gets why agentcheck cannot run here, or null.</summary>
    internal static string? WhyNoAgentCheck { get; } = WhyNot("agentcheck", AgentCheck);

    /// <summary>Gets why the test agent cannot run here, or null.</summary>
    internal static string? WhyNoTestAgent { get; } = WhyNot("testagent", TestAgent) ?? (HasPython() ? null : $"testagent needs {Python}");

    private static string? WhyNot(string name, string path)
    {
        if (!OperatingSystem.IsLinux() || RuntimeInformation.OSArchitecture != Architecture.X64)
            return $"{name} is a program for Linux x86-64";
        return File.Exists(path)
            ? null
            : $"{name} is neither in ../shared/oracle beside the repository nor in the folder of SPANPACK_ORACLES";
    }

    private static bool HasPython()
        => (Environment.GetEnvironmentVariable("PATH") ?? string.Empty).Split(Path.PathSeparator)
            .Any(static folder => File.Exists(Path.Combine(folder, Python)));

    private static string FindRoot()
    {
        for (string? folder = AppContext.BaseDirectory; folder is not null; folder = Path.GetDirectoryName(folder))
        {
            if (File.Exists(Path.Combine(folder, "Directory.Packages.props"))) return folder;
        }

        throw new InvalidOperationException($"There is no Directory.Packages.props above {AppContext.BaseDirectory}.");
    }
}
