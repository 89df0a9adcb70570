namespace SpanPack.Activities.Tests.Support;

/// <summary>How long tests wait for what must come.</summary>
internal static class Patience
{
    /// <summary>Guards against hanging; the machine may be busy.</summary>
    internal static readonly TimeSpan Long = TimeSpan.FromSeconds(60);
}
