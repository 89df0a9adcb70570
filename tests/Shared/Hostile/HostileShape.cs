namespace SpanPack.Tests.Hostile;

/// <summary>
/// A way to make a payload that every reader accepts, and that takes far more memory, time or output than its size lets expect.
/// </summary>
/// <param name="Name">What repeats in it, for tables and names of tests.</param>
/// <param name="Format">Its format.</param>
/// <param name="Make">Makes a payload of about as many bytes; never more than that and a few hundred.</param>
internal sealed record HostileShape(string Name, TraceFormat Format, Func<int, byte[]> Make)
{
    public override string ToString() => Name;
}
