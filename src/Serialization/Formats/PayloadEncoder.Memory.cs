namespace SpanPack;

/// <content>The memory of payloads, which is returned to the pool or handed over.</content>
internal abstract partial class PayloadEncoder
{
    /// <summary>Starts the first payload, at the end of a constructor. When the pool throws, rented memory is returned here.</summary>
    protected void Begin()
    {
        try
        {
            Reset();
        }
        catch
        {
            Dispose();
            throw;
        }
    }

    /// <summary>Finishes the payload and hands over its memory.</summary>
    /// <param name="chunkCount">The number of chunks that were appended and not rolled back.</param>
    /// <returns>Its blocks, in their order.</returns>
    public List<PayloadBlock> HandOver(int chunkCount)
    {
        Finish(chunkCount);
        List<PayloadBlock> blocks = [];
        Head?.HandOver(blocks);
        Chunks.HandOver(blocks);
        Release();
        return blocks;
    }

    /// <summary>Discards the payload and returns its memory to the pool, until the next append.</summary>
    public void Release()
    {
        _version++;
        _isBegun = _isClosed = _isWriting = false;
        ForgetTexts();
        Chunks.Release();
        Head?.Release();
        _segments.Dispose();
        _byteCount = 0;
    }

    /// <summary>Returns the memory to the pool for good.</summary>
    public virtual void Dispose()
    {
        Release();
        Chunks.Dispose();
        Head?.Dispose();
    }

    /// <summary>Removes the program's strings that the payload has cached.</summary>
    protected virtual void ForgetTexts()
    {
    }
}
