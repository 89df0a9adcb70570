namespace SpanPack;

/// <summary>
/// A trace payload cannot be read. It is truncated, has a wrong count, is nested too deeply, has a value of a wrong type or takes more
/// memory than allowed.
/// </summary>
/// <remarks>Readers throw no other exception for invalid payloads.</remarks>
public sealed class TraceFormatException : FormatException
{
    /// <summary>Creates the exception.</summary>
    /// <param name="reason">The problem.</param>
    /// <param name="offset">Bytes from the start of the payload to the invalid value.</param>
    /// <param name="path">The path of that value, such as <c>[3][0].meta["k"]</c>; empty for the payload itself.</param>
    /// <exception cref="ArgumentNullException">A text is null.</exception>
    public TraceFormatException(string reason, long offset, string path)
        : base(string.IsNullOrEmpty(path) ? $"{reason} (offset {offset})" : $"{reason} (offset {offset}, at {path})")
    {
        ArgumentNullException.ThrowIfNull(reason);
        ArgumentNullException.ThrowIfNull(path);
        Reason = reason;
        Offset = offset;
        Path = path;
    }

    /// <summary>
    /// Gets whether the payload is valid so far, but takes more memory than the reader may allocate (<c>maxObjectBytes</c>).
    /// </summary>
    public bool ExceedsBudget { get; init; }

    /// <summary>Gets the problem.</summary>
    public string Reason { get; }

    /// <summary>Gets the bytes from the start of the payload to the invalid value.</summary>
    public long Offset { get; }

    /// <summary>Gets the path of the value, such as <c>[3][0].meta["k"]</c>: chunk 3, span 0; empty for the payload itself.</summary>
    public string Path { get; }
}
