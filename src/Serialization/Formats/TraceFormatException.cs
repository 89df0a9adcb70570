namespace SpanPack;

/// <summary>A trace payload cannot be read: it is cut short, lies about a count, nests too deep, has a value of a wrong type or takes more memory than it may.</summary>
/// <remarks>The one exception that readers throw for what is in a payload.</remarks>
public sealed class TraceFormatException : FormatException
{
    /// <summary>Creates the exception.</summary>
    /// <param name="reason">What is wrong.</param>
    /// <param name="offset">Bytes from the start of the payload to the value that is wrong.</param>
    /// <param name="path">Where that is, such as <c>[3][0].meta["k"]</c>; empty for the payload itself.</param>
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

    /// <summary>Gets whether nothing is wrong so far, but what the payload holds takes more memory than the reader may allocate (<c>maxObjectBytes</c>).</summary>
    public bool ExceedsBudget { get; init; }

    /// <summary>Gets what is wrong.</summary>
    public string Reason { get; }

    /// <summary>Gets the bytes from the start of the payload to the value that is wrong.</summary>
    public long Offset { get; }

    /// <summary>Gets where the value is, such as <c>[3][0].meta["k"]</c>: chunk 3, span 0; empty for the payload itself.</summary>
    public string Path { get; }
}
