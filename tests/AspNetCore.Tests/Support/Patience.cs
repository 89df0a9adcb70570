namespace SpanPack.AspNetCore.Tests.Support;

/// <summary>How long tests wait for what must come: long, since machines may be busy.</summary>
internal static class Patience
{
    internal static CancellationToken Token => new CancellationTokenSource(TimeSpan.FromSeconds(60)).Token;
}
