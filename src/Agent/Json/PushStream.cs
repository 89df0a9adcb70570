using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>
/// Forwards written bytes, counts them and records a failure, so that failures of the payload and of the connection can be distinguished.
/// </summary>
internal sealed class PushStream(Stream target) : AsyncStream
{
    private bool _isDiscarding;
    private long _bytes;

    public override bool CanRead => false;

    /// <summary>Gets the number of bytes that the target accepted.</summary>
    internal long Bytes => Interlocked.Read(ref _bytes);

    /// <summary>Gets the failure of the target; null for none.</summary>
    internal Exception? Failure { get; private set; }

    /// <summary>Ignores further writes: the end of a compressed body that failed.</summary>
    internal void Discard() => _isDiscarding = true;

    [AsyncMethodBuilder(typeof(PoolingAsyncValueTaskMethodBuilder))]
    public override async ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken = default)
    {
        if (_isDiscarding) return;
        try
        {
            await target.WriteAsync(buffer, cancellationToken).ConfigureAwait(false);
            Interlocked.Add(ref _bytes, buffer.Length);
        }
        catch (Exception problem)
        {
            Failure = problem;
            throw;
        }
    }

    public override ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default)
        => throw new NotSupportedException();

    // The connection decides when bytes leave.
    public override Task FlushAsync(CancellationToken cancellationToken) => Task.CompletedTask;
}
