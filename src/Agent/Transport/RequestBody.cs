namespace SpanPack;

/// <summary>The body of a request, written once.</summary>
internal abstract class RequestBody
{
    /// <summary>Gets the length in bytes; null when it is not known before the end.</summary>
    internal abstract long? Length { get; }

    /// <summary>Gets the number of bytes that the system accepted, to within a part.</summary>
    internal abstract long SentBytes { get; }

    /// <summary>Writes the head and the body. Writing ends with the stream of the connection.</summary>
    /// <param name="head">The head.</param>
    /// <param name="connection">The stream.</param>
    /// <param name="cancellation">Cancels what makes the body.</param>
    internal abstract ValueTask WriteAsync(HeadBuffer head, ConnectionStream connection, CancellationToken cancellation);
}
