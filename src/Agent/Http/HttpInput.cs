namespace SpanPack;

/// <summary>The received bytes of a connection, line by line or as they come.</summary>
internal sealed class HttpInput(Stream stream) : IDisposable
{
    /// <summary>The most bytes of a line.</summary>
    internal const int MaxLineBytes = 16 * 1024;

    private const int FirstBytes = 4 * 1024;

    private byte[] _buffer = new byte[FirstBytes];
    private int _start;
    private int _end;
    private Task<bool>? _early;

    /// <summary>Gets whether there are unread bytes.</summary>
    internal bool HasBytes => _end > _start;

    /// <summary>Reads a line of what is here.</summary>
    /// <param name="line">The line without its end. It is valid until the next call.</param>
    /// <returns>Whether the line is complete; if not, <see cref="FillAsync"/> reads more.</returns>
    internal bool TryReadLine(out ReadOnlySpan<byte> line)
    {
        line = _buffer.AsSpan(_start, _end - _start);
        int end = line.IndexOf((byte)'\n');
        if (end < 0) return false;
        _start += end + 1;
        line = line[..(end > 0 && line[end - 1] == '\r' ? end - 1 : end)];
        return true;
    }

    /// <summary>Receives more bytes.</summary>
    /// <returns>Whether there were any; false at the end of the connection.</returns>
    /// <exception cref="IOException">The connection is broken, or a line is too long.</exception>
    internal async ValueTask<bool> FillAsync()
    {
        if (_early is { } early)
        {
            _early = null;
            return await early.ConfigureAwait(false);
        }

        MakeRoom();
        int count = await stream.ReadAsync(_buffer.AsMemory(_end)).ConfigureAwait(false);
        _end += count;
        return count > 0;
    }

    /// <summary>Begins to receive while the request is not yet written as a whole.</summary>
    /// <param name="patience">The longest wait.</param>
    /// <returns>Whether bytes came, or the connection ended. If not, the next <see cref="FillAsync"/> waits for the same bytes.</returns>
    internal async Task<bool> FillEarlyAsync(TimeSpan patience)
    {
        _early = FillAsync().AsTask();
        using var over = new CancellationTokenSource();
        bool isHere = await Task.WhenAny(_early, Task.Delay(patience, over.Token)).ConfigureAwait(false) == _early;
        await over.CancelAsync().ConfigureAwait(false);
        // Its bytes are here: kept, it would be taken for those of a later request.
        if (_early.IsCompletedSuccessfully && await _early.ConfigureAwait(false)) _early = null;
        return isHere;
    }

    /// <summary>Reads bytes: those that are here, or else those that come next.</summary>
    /// <returns>Their number; 0 at the end of the connection.</returns>
    internal ValueTask<int> ReadAsync(Memory<byte> destination)
    {
        if (!HasBytes) return stream.ReadAsync(destination);
        int count = Math.Min(destination.Length, _end - _start);
        _buffer.AsSpan(_start, count).CopyTo(destination.Span);
        _start += count;
        return new ValueTask<int>(count);
    }

    // The exception of a read that nobody waits for any more.
    public void Dispose() => _early?.ContinueWith(static read => _ = read.Exception, CancellationToken.None,
        TaskContinuationOptions.ExecuteSynchronously | TaskContinuationOptions.OnlyOnFaulted, TaskScheduler.Default);

    private void MakeRoom()
    {
        if (_start > 0)
        {
            _buffer.AsSpan(_start, _end - _start).CopyTo(_buffer);
            (_start, _end) = (0, _end - _start);
        }

        if (_end < _buffer.Length) return;
        if (_end >= MaxLineBytes) throw new IOException($"A line of the answer has more than {MaxLineBytes} bytes.");
        Array.Resize(ref _buffer, 2 * _buffer.Length);
    }
}
