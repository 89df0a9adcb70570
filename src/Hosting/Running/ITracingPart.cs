namespace SpanPack;

/// <summary>What another package does while a host is traced.</summary>
/// <remarks>It is asked once, before other hosted services are made.</remarks>
internal interface ITracingPart
{
    /// <summary>Begins.</summary>
    /// <returns>What ends it.</returns>
    public IDisposable Begin();
}
