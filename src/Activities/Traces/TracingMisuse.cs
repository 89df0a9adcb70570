namespace SpanPack;

/// <summary>A use of spans that has no effect although one is expected. It is counted, and logged once.</summary>
internal enum TracingMisuse
{
    /// <summary>A span was ended twice: the first end counts.</summary>
    EndedTwice,

    /// <summary>A span was changed after its end: the change is ignored.</summary>
    ChangedAfterEnd,

    /// <summary>A scope was closed while it was not the active one: the active one stays.</summary>
    ClosedOutOfOrder,

    /// <summary>Code of the program that reads or sets a header threw: the header counts as missing.</summary>
    CarrierFailed,
}
