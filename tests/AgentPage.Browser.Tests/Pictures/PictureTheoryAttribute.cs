namespace SpanPack.AgentPage.Browser.Tests.Pictures;

/// <summary>Runs only for who wants pictures: they change with the clock, so that not every run should write them.</summary>
[AttributeUsage(AttributeTargets.Method)]
public sealed class PictureTheoryAttribute : TheoryAttribute
{
    public PictureTheoryAttribute()
        => Skip = Chromium.MissingReason ?? (Folder is null ? "SPANPACK_PICTURES names no folder for them" : null);

    internal static string? Folder { get; } = Environment.GetEnvironmentVariable("SPANPACK_PICTURES");
}
