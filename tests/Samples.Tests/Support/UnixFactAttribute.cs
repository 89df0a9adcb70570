namespace SpanPack.Samples.Tests.Support;

/// <summary>A test that sends signals.</summary>
[AttributeUsage(AttributeTargets.Method)]
internal sealed class UnixFactAttribute : FactAttribute
{
    /// <param name="thorough">Whether it is for thorough runs only.</param>
    public UnixFactAttribute(bool thorough = false)
    {
        if (OperatingSystem.IsWindows()) Skip = "Windows has no signals";
        else if (thorough && !Dose.IsThorough) Skip = "It starts four programs: SPANPACK_DOSE=full or CI=true runs it.";
    }
}
