namespace SpanPack.Serialization.Tests.Guarded;

/// <summary>A test that needs guard pages.</summary>
internal sealed class LinuxFactAttribute : FactAttribute
{
    internal const string Reason = "guard pages are made with mmap as Linux has it";

    public LinuxFactAttribute() => Skip = OperatingSystem.IsLinux() ? null : Reason;
}
