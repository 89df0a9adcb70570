namespace SpanPack;

/// <summary>The end of the body of an answer.</summary>
/// <param name="Length">Its length in bytes; null when the headers do not have it.</param>
/// <param name="IsChunked">Whether the body is in chunks.</param>
internal readonly record struct HttpFraming(long? Length, bool IsChunked)
{
    /// <summary>Gets whether the body ends with the connection.</summary>
    internal bool IsUntilClose => !IsChunked && Length is null;
}
