namespace SpanPack;

/// <summary>The index entry of a span: enough to tell traces apart, for most filters, and for calls between services.</summary>
internal struct SpanEntry
{
    /// <summary>The memory of one, in bytes.</summary>
    internal const int Bytes = 32;

    internal ulong Id;
    internal ulong Parent;

    /// <summary>Nanoseconds; in v1.0 the bits of an unsigned number.</summary>
    internal long Duration;

    /// <summary>Its number among the services, or <see cref="TextPool.Unknown"/>.</summary>
    internal int Service;

    internal bool IsError;
}
