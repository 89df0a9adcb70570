namespace SpanPack;

/// <summary>The known state of a span: started, ended, or unknown.</summary>
internal enum SpanLife : byte
{
    /// <summary>The span was created with all its times, or read.</summary>
    Unknown,

    /// <summary>The span was started and has not ended. Setting its duration ends it too.</summary>
    Open,

    /// <summary>The span was ended.</summary>
    Ended,
}
