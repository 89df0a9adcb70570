namespace SpanPack;

/// <summary>The behavior for an incoming trace.</summary>
public enum ExtractionBehavior
{
    /// <summary>Continues the trace.</summary>
    Continue,

    /// <summary>Starts a new trace with a link to the incoming one. Baggage is accepted.</summary>
    Restart,

    /// <summary>Starts a new trace; the incoming trace and baggage are ignored.</summary>
    Ignore,
}
