namespace SpanPack;

/// <content>A buffer without memory, after its blocks were returned or handed over.</content>
internal sealed partial class PayloadBuffer
{
    /// <summary>Discards the content and returns all memory to the pool.</summary>
    internal void Release()
    {
        if (_array.Length == 0) return;
        Clear();
        if (_spare.Count > 0) ReturnSpare();
        byte[] array = Interlocked.Exchange(ref _array, []);
        if (array.Length > 0) _pool.Return(array);
    }

    /// <summary>Rents memory again after <see cref="Release"/> or <see cref="HandOver"/>; has no effect while there is memory.</summary>
    /// <exception cref="ObjectDisposedException">The buffer was disposed.</exception>
    internal void Open()
    {
        ObjectDisposedException.ThrowIf(_isDisposed, this);
        if (_array.Length == 0) _array = Rent(_blockBytes == 0 ? DefaultCapacity : _blockBytes);
    }

    /// <summary>Hands the written blocks over to an owner that returns them to the pool; the buffer then has no memory.</summary>
    internal void HandOver(List<PayloadBlock> blocks)
    {
        blocks.AddRange(_full);
        blocks.Add(new PayloadBlock(Array, Length, _fullBytes));
        _full.Clear();
        ReturnSpare();
        (_array, _length, _fullBytes) = ([], 0, 0);
    }

    private void ReturnSpare()
    {
        foreach (byte[] spare in _spare) _pool.Return(spare);
        _spare.Clear();
    }
}
