using System.Net.Sockets;
using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>
/// The stream of one connection. It records whether the connection was used before, and remains readable after a write has failed.
/// </summary>
/// <remarks>
/// An agent that refuses a body (413) answers and closes while the body is still being written. Unwritable bytes are discarded, so that the
/// answer is read nevertheless.
/// </remarks>
internal sealed class ConnectionStream(Stream inner, AgentAddress address) : AsyncStream
{
    // A body of this size may not fit what systems buffer: an answer may come before its end.
    private const int LargeBodyBytes = 32 * 1024;

    private volatile AnswerWatch? _watch;
    private bool _hasAnswered;
    private long _writtenBytes;
    private volatile bool _isReading;
    private volatile bool _hasAnswer;
    private volatile bool _hasFinalAnswer;
    private volatile bool _isWriteBroken;

    /// <summary>Gets the address of the connection.</summary>
    internal AgentAddress Address => address;

    /// <summary>Gets whether a request before this one was answered on the connection.</summary>
    internal bool IsReused { get; private set; }

    /// <summary>Gets whether anything was read since the request started.</summary>
    internal bool HasAnswer => _hasAnswer;

    /// <summary>
    /// Gets the status of the answer; null before it came, or if its first bytes came one by one. It is known even if a header is
    /// invalid.
    /// </summary>
    internal int? AnswerStatus { get; private set; }

    /// <summary>
    /// Gets whether a part of the request was not written: the write failed, or the agent answered before its end. The connection cannot be
    /// reused then.
    /// </summary>
    internal bool IsWriteBroken => _isWriteBroken;

    /// <summary>Gets whether nothing came since the last answer, such as the end of the connection; true if unknown.</summary>
    internal bool IsQuiet
    {
        get
        {
            try
            {
                return inner is not NetworkStream network || !network.Socket.Poll(TimeSpan.Zero, SelectMode.SelectRead);
            }
            catch (Exception problem) when (problem is SocketException or ObjectDisposedException)
            {
                return false;
            }
        }
    }

    /// <summary>Prepares for a request that may use the connection.</summary>
    internal void BeginRequest()
    {
        IsReused = _hasAnswered;
        _hasAnswer = _hasFinalAnswer = false;
        AnswerStatus = null;
        _watch = null;
        _writtenBytes = 0;
    }

    public override ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken = default)
    {
        if (_isWriteBroken) return ValueTask.CompletedTask;
        _writtenBytes += buffer.Length;
        if (_watch is null && _writtenBytes >= LargeBodyBytes && inner is NetworkStream network) Watch(network);
        return WriteCoreAsync(buffer, _watch?.Token ?? cancellationToken);
    }

    [AsyncMethodBuilder(typeof(PoolingAsyncValueTaskMethodBuilder<>))]
    public override async ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default)
    {
        _isReading = true;
        int count;
        try
        {
            count = await inner.ReadAsync(buffer, cancellationToken).ConfigureAwait(false);
        }
        finally
        {
            _isReading = false;
        }

        if (count > 0) Notice(buffer.Span[..count]);
        else if (buffer.Length > 0 && !_hasAnswer) throw new IOException("The connection was closed before an answer.");
        return count;
    }

    public override Task FlushAsync(CancellationToken cancellationToken)
        => _isWriteBroken ? Task.CompletedTask : inner.FlushAsync(cancellationToken);

    protected override void Dispose(bool disposing)
    {
        if (disposing) inner.Dispose();
        base.Dispose(disposing);
    }

    private void Notice(ReadOnlySpan<byte> answer)
    {
        _hasAnswer = _hasAnswered = true;
        if (AnswerWatch.IsInterim(answer)) return;
        if (!_hasFinalAnswer) AnswerStatus = StatusLine.Read(answer);
        _hasFinalAnswer = true;
        _watch?.Tell();
    }

    private void Watch(NetworkStream network)
    {
        // Reading has begun only where 100 Continue did not come in time.
        _watch = new AnswerWatch(_isReading ? null : network);
        if (_hasFinalAnswer) _watch.Tell();
    }

    [AsyncMethodBuilder(typeof(PoolingAsyncValueTaskMethodBuilder))]
    private async ValueTask WriteCoreAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellation)
    {
        try
        {
            await inner.WriteAsync(buffer, cancellation).ConfigureAwait(false);
        }
        catch (Exception problem) when (problem is IOException or OperationCanceledException)
        {
            _isWriteBroken = true;
        }
    }
}
