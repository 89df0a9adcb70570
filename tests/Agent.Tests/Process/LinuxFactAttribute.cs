namespace SpanPack.Agent.Tests;

/// <summary>A test of what only Linux has; skipped elsewhere.</summary>
[AttributeUsage(AttributeTargets.Method)]
internal sealed class LinuxFactAttribute : FactAttribute
{
    public LinuxFactAttribute()
    {
        if (!OperatingSystem.IsLinux()) Skip = "only Linux has cgroups and statx";
    }
}
