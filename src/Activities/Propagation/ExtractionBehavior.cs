namespace SpanPack;

/// <summary>What is done with a trace that comes with a request.</summary>
public enum ExtractionBehavior
{
    /// <summary>It goes on here.</summary>
    Continue,

    /// <summary>A new trace begins, with a link to the one that came. Baggage is taken.</summary>
    Restart,

    /// <summary>A new trace begins; what came is not looked at, nor is baggage.</summary>
    Ignore,
}
