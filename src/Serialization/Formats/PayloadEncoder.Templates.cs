namespace SpanPack;

/// <content>Chunks with templates, and the start and end of any chunk.</content>
internal abstract partial class PayloadEncoder
{
    /// <summary>
    /// Appends a chunk by its templates, with the same bytes as <see cref="Append(in TraceChunk, bool)"/> of the same spans. When it
    /// throws, the body is unchanged.
    /// </summary>
    /// <param name="chunk">A chunk that <see cref="Takes"/> accepts.</param>
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
    protected virtual void WriteChunk(scoped ref readonly TemplatedChunk chunk)
        => throw new NotSupportedException($"{Format.GetName()} has no templates.");

    private void BeginChunk()
    {
        if (!_isBegun) Reset();
        _version++;
        if (_isWriting) RollBack(); // the last one has thrown
        if (IsClosed)
            throw new InvalidOperationException("The payload takes no more chunks: one was taken back. Complete it and begin the next.");
        _lastChunk = Chunks.Place;
        _isWriting = true;
    }

    private void EndChunk()
    {
        _isWriting = false;
        _byteCount = Measure();
    }
}
