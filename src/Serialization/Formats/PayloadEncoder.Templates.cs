namespace SpanPack;

/// <content>Chunks that have templates, and how any chunk begins and ends.</content>
internal abstract partial class PayloadEncoder
{
    /// <summary>Appends a chunk by its templates: the bytes that <see cref="Append(in TraceChunk, bool)"/> makes of the same spans. When it throws, the body is what it was before.</summary>
    /// <param name="chunk">A chunk that it <see cref="Takes"/>.</param>
    /// <exception cref="InvalidOperationException">The payload is closed, or would pass 2 GiB.</exception>
    public void Append(scoped ref readonly TemplatedChunk chunk)
    {
        BeginChunk();
        WriteChunk(in chunk);
        EndChunk();
    }

    /// <summary>Returns whether the templates of a chunk are for this format and process.</summary>
    public virtual bool Takes(scoped ref readonly TemplatedChunk chunk, bool isFirstOfPayload) => false;

    /// <summary>Writes a chunk after the last one.</summary>
    protected virtual void WriteChunk(scoped ref readonly TemplatedChunk chunk) => throw new NotSupportedException($"{Format.GetName()} has no templates.");

    private void BeginChunk()
    {
        if (!_isBegun) Reset();
        Version++;
        if (_isWriting) RollBack(); // the last one has thrown
        if (IsClosed) throw new InvalidOperationException("The payload takes no more chunks: one was taken back. Complete it and begin the next.");
        _lastChunk = Chunks.Place;
        _isWriting = true;
    }

    private void EndChunk()
    {
        _isWriting = false;
        ByteCount = Measure();
    }
}
