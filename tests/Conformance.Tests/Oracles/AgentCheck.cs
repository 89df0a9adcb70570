using System.Runtime.InteropServices;
using System.Text.Json;
using SpanPack.Conformance.Tests.Infrastructure;

namespace SpanPack.Conformance.Tests.Oracles;

/// <summary>Runs the trace agent's own decoders.</summary>
internal static class AgentCheck
{
    internal static string Program => Path.Combine(RepositoryPaths.Oracles, "agentcheck");

    /// <summary>Why it cannot run here, or <see langword="null"/>.</summary>
    internal static string? MissingReason { get; } = FindReason();

    /// <summary>Lets the agent convert a v0.4 payload.</summary>
    /// <returns>The payload in the other format.</returns>
    internal static async Task<byte[]> ConvertAsync(byte[] payload, TraceFormat target)
    {
        using var folder = new TemporaryFolder();
        string output = Path.Combine(folder.Path, "converted.msgpack");
        ProcessResult result =
            await ProcessRunner.RunAsync(Program, "convert", "v0.4", target.GetName(), folder.Write("payload.msgpack", payload), output);
        Assert.True(result.ExitCode == 0, result.Output + result.Error);
        return await File.ReadAllBytesAsync(output);
    }

    /// <summary>Asks both decoders about a payload of any quality.</summary>
    internal static async Task<AgentVerdict> VerdictAsync(byte[] payload, TraceFormat format = TraceFormat.V04)
    {
        using var folder = new TemporaryFolder();
        ProcessResult result = await ProcessRunner.RunAsync(Program, "verdict", format.GetName(), folder.Write("payload.msgpack", payload));
        using JsonDocument document = JsonDocument.Parse(result.Output);
        return new AgentVerdict(document.RootElement.Clone());
    }

    private static string? FindReason()
    {
        if (!OperatingSystem.IsLinux() || RuntimeInformation.OSArchitecture != Architecture.X64)
            return "agentcheck is a program for Linux x86-64";
        return File.Exists(Program)
            ? null
            : "agentcheck is neither in ../shared/oracle beside the repository nor in the folder of SPANPACK_ORACLES";
    }
}
