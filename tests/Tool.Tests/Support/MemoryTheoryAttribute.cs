namespace SpanPack.Tool.Tests.Support;

/// <summary>A test that reads how much memory a process had; skipped where the system does not say.</summary>
[AttributeUsage(AttributeTargets.Method)]
internal sealed class MemoryTheoryAttribute : TheoryAttribute
{
    public MemoryTheoryAttribute()
    {
        if (!OperatingSystem.IsLinux()) Skip = "only Linux says in /proc how much memory a process had at most";
    }
}
