namespace SpanPack;

/// <summary>The known state of a span: started, ended, or unknown.</summary>
internal enum SpanLife : byte
{
    /// <summary>It was created with all its times, or read.</summary>
    Unknown,

    /// <summary>It was started and has not ended. Setting its duration ends it too.</summary>
    Open,

    /// <summary>It was ended.</summary>
    Ended,
}
