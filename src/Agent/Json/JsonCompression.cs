namespace SpanPack;

/// <summary>The compression of JSON in requests.</summary>
public enum JsonCompression
{
    /// <summary>No compression. The polls of remote configuration require it.</summary>
    None,

    /// <summary>With gzip, at the fastest level.</summary>
    Gzip,
}
