using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>Passes on what is written, counts it, and remembers how that failed: so that it is known who failed, the payload or the connection.</summary>
internal sealed class PushStream(Stream target) : AsyncStream
{
    private bool _isDiscarding;
    private long _bytes;

    public override bool CanRead => false;

    /// <summary>Gets how many bytes the target took.</summary>
    internal long Bytes => Interlocked.Read(ref _bytes);

    /// <summary>Gets what the target failed with; null when it did not.</summary>
    internal Exception? Failure { get; private set; }

    /// <summary>Ignores what is written from now on: the end of a compressed body that failed.</summary>
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

    public override ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default) => throw new NotSupportedException();

    // The connection decides when bytes leave.
    public override Task FlushAsync(CancellationToken cancellationToken) => Task.CompletedTask;
}
