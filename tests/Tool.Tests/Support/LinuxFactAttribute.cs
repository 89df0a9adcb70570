namespace SpanPack.Tool.Tests.Support;

/// <summary>A fact of Linux alone.</summary>
[AttributeUsage(AttributeTargets.Method)]
internal sealed class LinuxFactAttribute : FactAttribute
{
    public LinuxFactAttribute()
    {
        if (!OperatingSystem.IsLinux()) Skip = "other systems open pages without xdg-open";
    }
}
