namespace SpanPack;

/// <summary>One spare buffer a thread, for output that does not go straight to its destination.</summary>
/// <remarks>Code of the program that a writer calls may write in turn: it gets the buffer within, one for each level.</remarks>
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

    /// <summary>The buffer. It is empty when it is taken.</summary>
    internal PayloadBuffer Buffer => _buffer ??= new PayloadBuffer();

    /// <summary>Takes the thread's buffer. The caller gives it back with <see cref="Leave"/>.</summary>
    /// <param name="destination">Where the output goes, if that can move its memory when it is written to by somebody else; else null.</param>
    /// <exception cref="InvalidOperationException">The thread is writing there already: tags that are being written use their own destination.</exception>
    internal static ScratchBuffer Enter(object? destination = null)
    {
        ScratchBuffer scratch = s_thread ??= new ScratchBuffer(isInner: false);
        if (scratch._isTaken) scratch = scratch.FindInner(destination);
        scratch._isTaken = true;
        scratch._destination = destination;
        return scratch;
    }

    /// <summary>Gives the buffer back.</summary>
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
            if (destination is not null && ReferenceEquals(scratch._destination, destination)) throw new InvalidOperationException("The buffer writer is in use: a chunk is being written to it. Tag classes must not write to where they are written to.");
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
