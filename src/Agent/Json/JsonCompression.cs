namespace SpanPack;

/// <summary>How JSON is compressed on its way.</summary>
public enum JsonCompression
{
    /// <summary>It is not. The polls of remote configuration must not be.</summary>
    None,

    /// <summary>With gzip, at the fastest level.</summary>
    Gzip,
}
