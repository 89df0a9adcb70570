using System.Diagnostics;
using System.Reflection;
using SpanPack.Tests.Processes;

namespace SpanPack.Agent.Tests;

/// <summary>The program <c>Agent.Exits</c>, which writes a span and ends as a test asks for.</summary>
internal static class ExitProgram
{
    private static readonly string s_path = typeof(ExitProgram).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>()
        .Single(static attribute => attribute.Key == "ExitsPath").Value!;

    /// <summary>Starts the program and waits for a line of its output.</summary>
    /// <param name="address">The agent.</param>
    /// <param name="mode">How it ends.</param>
    /// <param name="until">A part of the line.</param>
    /// <param name="variable">An environment variable for it; null for none.</param>
    internal static async Task<Process> StartAsync(AgentAddress address, string mode, string until = "ready",
        KeyValuePair<string, string>? variable = null)
    {
        ProcessStartInfo start = DefaultSignals.Start("dotnet", "exec", s_path, address.ToString(), mode);
        start.Environment["DOTNET_DbgEnableMiniDump"] = "0";
        if (variable is { } added) start.Environment[added.Key] = added.Value;
        Process process = Process.Start(start)!;
        using var limit = new CancellationTokenSource(Patience.Long);
        while (await process.StandardOutput.ReadLineAsync(limit.Token) is { } line && !line.Contains(until, StringComparison.Ordinal)) { }
        _ = process.StandardOutput.ReadToEndAsync(CancellationToken.None);
        _ = process.StandardError.ReadToEndAsync(CancellationToken.None);
        return process;
    }
}
