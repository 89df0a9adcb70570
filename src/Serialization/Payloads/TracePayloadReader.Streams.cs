namespace SpanPack;

/// <content>Payloads from streams. They are read to their end first, so errors are those of a contiguous payload.</content>
public static partial class TracePayloadReader
{
    /// <summary>Reads a payload from a stream, up to its end.</summary>
    /// <param name="stream">The stream; not null. It is not closed.</param>
    /// <param name="format">The format; null to detect it (<see cref="TraceFormatDetector"/>).</param>
    /// <param name="maxObjectBytes">
    /// The most bytes of memory for the content, 0 or more; the last growing list may exceed it. Null uses
    /// <see cref="GetDefaultObjectBytes"/>.
    /// </param>
    /// <returns>The payload; see <see cref="Read(ReadOnlySpan{byte}, TraceFormat?, long?)"/>.</returns>
    /// <exception cref="ArgumentNullException"><paramref name="stream"/> is null.</exception>
    /// <exception cref="TraceFormatException">
    /// The payload is malformed, has a value of a wrong type, exceeds the memory limit or is larger than 2 GiB.
    /// </exception>
    /// <exception cref="IOException">The stream fails.</exception>
    public static TracePayload Read(Stream stream, TraceFormat? format = null, long? maxObjectBytes = null)
    {
        ArgumentNullException.ThrowIfNull(stream);
        using var bytes = new StreamedPayload(stream);
        while (stream.Read(bytes.Room.Span) is > 0 and int count) bytes.Take(count);
        return Read(bytes.Bytes, format, maxObjectBytes);
    }

    /// <summary>Reads a payload from a stream, up to its end.</summary>
    /// <param name="stream">The stream; not null. It is not closed.</param>
    /// <param name="format">The format; null to detect it (<see cref="TraceFormatDetector"/>).</param>
    /// <param name="maxObjectBytes">
    /// The most bytes of memory for the content, 0 or more; the last growing list may exceed it. Null uses
    /// <see cref="GetDefaultObjectBytes"/>.
    /// </param>
    /// <param name="cancellationToken">Cancels the read.</param>
    /// <returns>The payload; see <see cref="Read(ReadOnlySpan{byte}, TraceFormat?, long?)"/>.</returns>
    /// <exception cref="ArgumentNullException"><paramref name="stream"/> is null.</exception>
    /// <exception cref="TraceFormatException">
    /// The payload is malformed, has a value of a wrong type, exceeds the memory limit or is larger than 2 GiB.
    /// </exception>
    /// <exception cref="IOException">The stream fails.</exception>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public static async ValueTask<TracePayload> ReadAsync(Stream stream, TraceFormat? format = null, long? maxObjectBytes = null,
        CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(stream);
        using var bytes = new StreamedPayload(stream);
        while (await stream.ReadAsync(bytes.Room, cancellationToken).ConfigureAwait(false) is > 0 and int count) bytes.Take(count);
        return Read(bytes.Bytes, format, maxObjectBytes);
    }
}
