namespace SpanPack;

/// <content>A buffer without memory: it gave its blocks back, or to somebody else.</content>
internal sealed partial class PayloadBuffer
{
    /// <summary>Forgets what was written and returns all memory to the pool.</summary>
    internal void Release()
    {
        if (_array.Length == 0) return;
        Clear();
        ReturnSpare();
        byte[] array = Interlocked.Exchange(ref _array, []);
        if (array.Length > 0) _pool.Return(array);
    }

    /// <summary>Has memory again after <see cref="Release"/> or <see cref="HandOver"/>; does nothing while it has some.</summary>
    /// <exception cref="ObjectDisposedException">The buffer was disposed.</exception>
    internal void Open()
    {
        ObjectDisposedException.ThrowIf(_isDisposed, this);
        if (_array.Length == 0) _array = Rent(_blockBytes == 0 ? DefaultCapacity : _blockBytes);
    }

    /// <summary>Gives the blocks that were written to somebody who returns them to the pool, and has no memory then.</summary>
    internal void HandOver(List<PayloadBlock> blocks)
    {
        blocks.AddRange(_full);
        blocks.Add(new PayloadBlock(Array, Length, _fullBytes));
        _full.Clear();
        ReturnSpare();
        (_array, Length, _fullBytes) = ([], 0, 0);
    }

    private void ReturnSpare()
    {
        foreach (byte[] spare in _spare) _pool.Return(spare);
        _spare.Clear();
    }
}
