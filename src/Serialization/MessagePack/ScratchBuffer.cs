namespace SpanPack;

/// <summary>A spare buffer per thread, for output that does not go straight to its destination.</summary>
/// <remarks>Code of the program that a writer calls may write in turn: it gets an inner buffer, one per level.</remarks>
internal sealed class ScratchBuffer
{
    private const int MaxKept = 1024 * 1024; // a buffer that one huge chunk has grown is not kept for ever

    [ThreadStatic]
    private static ScratchBuffer? s_thread;

    private readonly bool _isInner;
    private ScratchBuffer? _inner;
    private PayloadBuffer? _buffer;
    private object? _destination;
    private bool _isTaken;

    private ScratchBuffer(bool isInner) => _isInner = isInner;

    /// <summary>Gets the buffer. It is empty when it is taken.</summary>
    internal PayloadBuffer Buffer => _buffer ??= new PayloadBuffer();

    /// <summary>Takes the thread's buffer. The caller returns it with <see cref="Leave"/>.</summary>
    /// <param name="destination">The destination of the output, if another writer can move its memory; otherwise null.</param>
    /// <exception cref="InvalidOperationException">
    /// The thread is already writing there: tags that are being written must use another destination.
    /// </exception>
    internal static ScratchBuffer Enter(object? destination = null)
    {
        ScratchBuffer scratch = s_thread ??= new ScratchBuffer(isInner: false);
        if (scratch._isTaken) scratch = scratch.FindInner(destination);
        scratch._isTaken = true;
        scratch._destination = destination;
        return scratch;
    }

    /// <summary>Returns the buffer.</summary>
    internal void Leave()
    {
        _isTaken = false;
        _destination = null;
        if (_isInner || Buffer.Capacity is 0 or > MaxKept) Drop();
        else if (Buffer.Length != 0) Buffer.Clear();
    }

    private ScratchBuffer FindInner(object? destination)
    {
        ScratchBuffer scratch = this;
        while (scratch._isTaken)
        {
            if (destination is not null && ReferenceEquals(scratch._destination, destination))
                throw new InvalidOperationException("The buffer writer is in use: a chunk is being written to it. Tag classes must not "
                    + "write to where they are written to.");
            scratch = scratch._inner ??= new ScratchBuffer(isInner: true);
        }

        return scratch;
    }

    private void Drop()
    {
        _buffer?.Dispose();
        _buffer = null;
    }
}
