namespace SpanPack.Tests;

/// <summary>How long tests wait.</summary>
internal static class Patience
{
    /// <summary>For what must come. Only a test that fails waits that long: the machine may be busy.</summary>
    internal static readonly TimeSpan Long = TimeSpan.FromMinutes(2);

    /// <summary>A limit that is meant to pass.</summary>
    internal static readonly TimeSpan Short = TimeSpan.FromMilliseconds(300);

    /// <summary>Gets a token that is cancelled after <see cref="Long"/>.</summary>
    internal static CancellationToken Token => new CancellationTokenSource(Long).Token;
}
