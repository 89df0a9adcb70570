namespace SpanPack.Samples.Tests.Support;

/// <summary>A test with cases that sends signals.</summary>
[AttributeUsage(AttributeTargets.Method)]
internal sealed class UnixTheoryAttribute : TheoryAttribute
{
    public UnixTheoryAttribute() => Skip = OperatingSystem.IsWindows() ? "Windows has no signals" : null;
}
