using System.Buffers;
using System.Diagnostics;

namespace SpanPack;

/// <summary>
/// A payload that a <see cref="TracePayloadWriter"/> has completed: the body of one request to an agent, and the values of its headers.
/// </summary>
/// <remarks>
/// The bytes are the writer's memory. They are valid until the writer appends, is reset or disposed; later calls throw. Do not use earlier
/// results of <see cref="Body"/> and <see cref="AsMemory"/> after that either. Not safe for use by two threads at once, including the one
/// that uses the writer.
/// </remarks>
[DebuggerDisplay("{ToString(),nq}")]
public readonly struct FinishedPayload
{
    private readonly PayloadEncoder? _encoder;
    private readonly int _version; // of the bytes

    internal FinishedPayload(PayloadEncoder encoder, int chunkCount, int spanCount)
    {
        (_encoder, _version) = (encoder, encoder.Version);
        (Format, ChunkCount, SpanCount, ByteCount) = (encoder.Format, chunkCount, spanCount, encoder.ByteCount);
    }

    /// <summary>Gets the format.</summary>
    public TraceFormat Format { get; }

    /// <summary>Gets the path of the request, such as <c>/v1.0/traces</c>.</summary>
    public string Path => Format.GetPath();

    /// <summary>
    /// Gets the number of chunks: the value of the header <c>X-Datadog-Trace-Count</c>. Agents count lost traces with it; test agents
    /// refuse payloads without it.
    /// </summary>
    public int ChunkCount { get; }

    /// <summary>Gets the number of spans.</summary>
    public int SpanCount { get; }

    /// <summary>Gets the number of bytes.</summary>
    public int ByteCount { get; }

    /// <summary>Gets the bytes, in one piece or in the blocks that they were built in.</summary>
    /// <exception cref="InvalidOperationException">The writer has continued.</exception>
    public ReadOnlySequence<byte> Body => Encoder.Complete(ChunkCount);

    private PayloadEncoder Encoder
        => _encoder is { } encoder && encoder.Version == _version
            ? encoder
            : throw new InvalidOperationException("The bytes of a payload are gone once its writer appends, is reset or disposed.");

    /// <summary>Returns the bytes in one piece, copied if they are in several.</summary>
    /// <exception cref="InvalidOperationException">The writer has continued.</exception>
    public ReadOnlyMemory<byte> AsMemory() => Encoder.CompleteContiguous(ChunkCount);

    /// <summary>Copies the bytes into a new array.</summary>
    /// <exception cref="InvalidOperationException">The writer has continued.</exception>
    public byte[] ToArray() => Body.ToArray();

    /// <summary>Copies the bytes to a buffer writer, such as a <c>PipeWriter</c>.</summary>
    /// <param name="writer">The writer; not null.</param>
    /// <exception cref="ArgumentNullException"><paramref name="writer"/> is null.</exception>
    /// <exception cref="InvalidOperationException">The writer of the payload has continued.</exception>
    public void CopyTo(IBufferWriter<byte> writer)
    {
        ArgumentNullException.ThrowIfNull(writer);
        foreach (ReadOnlyMemory<byte> block in Body) writer.Write(block.Span);
    }

    /// <summary>Copies the bytes to memory.</summary>
    /// <param name="destination">The destination: <see cref="ByteCount"/> bytes or more.</param>
    /// <returns><see langword="false"/> when it is too small; it is then unchanged.</returns>
    /// <exception cref="InvalidOperationException">The writer has continued.</exception>
    [MustUseResult]
    public bool TryCopyTo(Span<byte> destination)
    {
        ReadOnlySequence<byte> body = Body;
        if (destination.Length < body.Length) return false;
        body.CopyTo(destination);
        return true;
    }

    /// <summary>Writes the bytes to a stream.</summary>
    /// <param name="stream">The stream; not null.</param>
    /// <exception cref="ArgumentNullException"><paramref name="stream"/> is null.</exception>
    /// <exception cref="InvalidOperationException">The writer has continued.</exception>
    /// <exception cref="IOException">The stream fails.</exception>
    public void CopyTo(Stream stream)
    {
        ArgumentNullException.ThrowIfNull(stream);
        foreach (ReadOnlyMemory<byte> block in Body) stream.Write(block.Span);
    }

    /// <summary>Writes the bytes to a stream. The writer must not be used until it is done.</summary>
    /// <param name="stream">The stream; not null.</param>
    /// <param name="cancellationToken">Cancels the copy: the stream then has a part of the bytes.</param>
    /// <exception cref="ArgumentNullException"><paramref name="stream"/> is null.</exception>
    /// <exception cref="InvalidOperationException">The writer has continued.</exception>
    /// <exception cref="IOException">The stream fails.</exception>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public ValueTask CopyToAsync(Stream stream, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(stream);
        ReadOnlySequence<byte> body = Body;
        return body.IsSingleSegment ? stream.WriteAsync(body.First, cancellationToken) : WriteBlocksAsync(stream, body, cancellationToken);
    }

    /// <summary>Returns a description for display, not for parsing.</summary>
    public override string ToString()
        => _encoder is null ? "no payload" : $"{Format.GetName()}, chunks: {ChunkCount}, spans: {SpanCount}, bytes: {ByteCount}";

    private static async ValueTask WriteBlocksAsync(Stream stream, ReadOnlySequence<byte> body, CancellationToken cancellation)
    {
        foreach (ReadOnlyMemory<byte> block in body) await stream.WriteAsync(block, cancellation).ConfigureAwait(false);
    }
}
