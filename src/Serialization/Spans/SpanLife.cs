namespace SpanPack;

/// <summary>Whether a span is known to have begun, or ended.</summary>
internal enum SpanLife : byte
{
    /// <summary>It was made with all its times, or read.</summary>
    Unknown,

    /// <summary>It was begun, and nothing has ended it. Setting its duration does, too.</summary>
    Open,

    /// <summary>It was ended.</summary>
    Ended,
}
