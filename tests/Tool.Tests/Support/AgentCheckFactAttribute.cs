namespace SpanPack.Tool.Tests.Support;

/// <summary>A test that needs the trace agent's own receiver; skipped where that program is not.</summary>
[AttributeUsage(AttributeTargets.Method)]
internal sealed class AgentCheckFactAttribute : FactAttribute
{
    public AgentCheckFactAttribute()
    {
        if (!OperatingSystem.IsLinux()) Skip = "agentcheck is a program for Linux x86-64";
        else if (!File.Exists(Program))
            Skip = "agentcheck is neither in ../shared/oracle beside the repository nor in the folder of SPANPACK_ORACLES";
    }

    internal static string Program { get; } = Path.Combine(
        Environment.GetEnvironmentVariable("SPANPACK_ORACLES") is { Length: > 0 } folder
            ? folder
            : Path.GetFullPath(Path.Combine(Vectors.Folder, "..", "..", "..", "shared", "oracle")),
        "agentcheck");
}
