namespace SpanPack;

/// <summary>A version of the trace agent protocol: the layout of payloads.</summary>
public enum TraceFormat
{
    /// <summary>v0.4: an array of chunks of span maps.</summary>
    V04,

    /// <summary>v0.5: a string table and spans as arrays of 12.</summary>
    V05,

    /// <summary>v0.7: v0.4 spans in chunks and payloads with further fields.</summary>
    V07,

    /// <summary>v1.0: integer keys, streamed strings, typed attributes.</summary>
    V1,
}
