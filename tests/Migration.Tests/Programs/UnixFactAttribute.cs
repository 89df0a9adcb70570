namespace SpanPack.Migration.Tests.Programs;

/// <summary>A test that sends signals.</summary>
[AttributeUsage(AttributeTargets.Method)]
internal sealed class UnixFactAttribute : FactAttribute
{
    public UnixFactAttribute() => Skip = OperatingSystem.IsWindows() ? "Windows has no signals" : null;
}
