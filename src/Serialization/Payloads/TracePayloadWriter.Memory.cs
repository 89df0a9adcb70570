using System.Diagnostics.CodeAnalysis;

namespace SpanPack;

/// <content>The memory of payloads: kept, returned or handed over; and the restrictions for code that the writer calls.</content>
public sealed partial class TracePayloadWriter
{
    /// <summary>Starts an empty payload and keeps the memory.</summary>
    /// <exception cref="InvalidOperationException">Code that the writer calls uses it.</exception>
    public void Reset()
    {
        ThrowIfEntered();
        _encoder.Reset();
        ForgetCounts();
    }

    /// <summary>
    /// Discards the payload and returns its memory to the pool. The next append starts an empty payload and rents memory again.
    /// </summary>
    /// <exception cref="InvalidOperationException">Code that the writer calls uses it.</exception>
    public void ReturnMemory()
    {
        ThrowIfEntered();
        _encoder.Release();
        ForgetCounts();
    }

    /// <summary>Finishes the payload and hands it over with its memory. The next append starts an empty payload in other memory.</summary>
    /// <returns>The payload. It keeps no string, span or tag object of the program alive. Its owner disposes it.</returns>
    /// <exception cref="InvalidOperationException">Code that the writer calls uses it.</exception>
    /// <exception cref="ObjectDisposedException">The writer was disposed.</exception>
    public DetachedPayload Detach()
    {
        ThrowIfEntered();
        ObjectDisposedException.ThrowIf(_isDisposed, this);
        var detached = new DetachedPayload(Format, _chunkCount, _spanCount, _encoder.HandOver(_chunkCount), _pool);
        ForgetCounts();
        return detached;
    }

    /// <summary>Returns the memory to the pool.</summary>
    /// <exception cref="InvalidOperationException">Code that the writer calls uses it.</exception>
    public void Dispose()
    {
        ThrowIfEntered();
        _isDisposed = true;
        _encoder.Dispose();
    }

    private void ForgetCounts()
    {
        _chunkCount = 0;
        _spanCount = 0;
        _isClosed = false;
    }

    private void ThrowIfEntered()
    {
        if (_isEntered) ThrowEntered();
    }

    [DoesNotReturn]
    private static void ThrowEntered()
        => throw new InvalidOperationException("The writer is in use: it appends a chunk or hands a payload over. Tag classes, and the "
            + "method that takes a payload, must not use the writer that calls them.");
}
