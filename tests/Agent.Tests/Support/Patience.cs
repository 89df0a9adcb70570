namespace SpanPack.Agent.Tests;

/// <summary>How long tests wait for what must come, and for what must not.</summary>
internal static class Patience
{
    /// <summary>Guards against hanging; the machine may be busy.</summary>
    internal static readonly TimeSpan Long = TimeSpan.FromSeconds(60);

    /// <summary>A limit that is meant to pass.</summary>
    internal static readonly TimeSpan Short = TimeSpan.FromMilliseconds(300);
}
