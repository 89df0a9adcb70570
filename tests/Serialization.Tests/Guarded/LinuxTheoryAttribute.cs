namespace SpanPack.Serialization.Tests.Guarded;

/// <summary>A test with data that needs guard pages.</summary>
internal sealed class LinuxTheoryAttribute : TheoryAttribute
{
    public LinuxTheoryAttribute() => Skip = OperatingSystem.IsLinux() ? null : LinuxFactAttribute.Reason;
}
