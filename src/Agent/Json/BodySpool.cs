using System.Buffers;
using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>Holds the beginning of a body. When there is more, who writes waits until there is a stream to write to; what ends before that is sent with its length.</summary>
/// <remarks>One thread writes, another one may take: they meet under the lock.</remarks>
internal sealed class BodySpool : WriteOnlyStream
{
    /// <summary>The most bytes that are held. Up to here a body is sent at once, with its length (docs/performance.md says what that saves).</summary>
    internal const int MaxBytes = 64 * 1024;

    private readonly object _lock = new();
    private byte[]? _held;
    private int _count;
    private TaskCompletionSource<Stream>? _taker;
    private Stream? _target;
    private bool _isEnded;
    private bool _isPushed;
    private bool _isGivenUp;
    private bool _isDiscarding;
    private long _passedBytes;

    /// <summary>Gets what is held.</summary>
    internal ReadOnlyMemory<byte> Held => _held.AsMemory(0, _count);

    /// <summary>Gets how many bytes the target took.</summary>
    internal long PassedBytes => Interlocked.Read(ref _passedBytes);

    /// <summary>Gets what the target failed with; null when it did not.</summary>
    internal Exception? TargetFailure { get; private set; }

    /// <summary>Decides that the body is passed on while it is made.</summary>
    /// <returns><see langword="false"/> when it has ended already, and is held.</returns>
    internal bool TryPush()
    {
        lock (_lock) return _isPushed |= !_isEnded;
    }

    /// <summary>Says where it is passed to.</summary>
    internal void PassTo(Stream target) => Taker().TrySetResult(target);

    /// <summary>Ends the waiting of who writes, and each write after this.</summary>
    internal void GiveUp()
    {
        Volatile.Write(ref _isGivenUp, true);
        Taker().TrySetCanceled();
    }

    /// <summary>Ignores what is written from now on: the end of a compressed stream that failed.</summary>
    internal void Discard() => Volatile.Write(ref _isDiscarding, true);

    /// <summary>Takes back what is held, to write it in another way.</summary>
    /// <returns>An array of the pool, and how much of it counts.</returns>
    internal (byte[]? Array, int Count) TakeHeld()
    {
        (byte[]?, int) held = (_held, _count);
        (_held, _count) = (null, 0);
        return held;
    }

    public override ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken = default)
    {
        if (Volatile.Read(ref _isDiscarding)) return ValueTask.CompletedTask;
        if (Volatile.Read(ref _isGivenUp)) return ValueTask.FromCanceled(new CancellationToken(canceled: true));
        if (_target is not null) return PassAsync(buffer, cancellationToken);
        if (_count + buffer.Length > MaxBytes) return PassFirstAsync(buffer, cancellationToken);
        _held ??= ArrayPool<byte>.Shared.Rent(MaxBytes);
        buffer.CopyTo(_held.AsMemory(_count));
        _count += buffer.Length;
        return ValueTask.CompletedTask;
    }

    /// <summary>All is written: it is held, or passed on to its end.</summary>
    internal ValueTask EndAsync(CancellationToken cancellation)
    {
        lock (_lock) _isEnded = !_isPushed;
        return _isEnded || _target is not null ? ValueTask.CompletedTask : PassFirstAsync(default, cancellation);
    }

    protected override void Dispose(bool disposing)
    {
        if (_held is not null) ArrayPool<byte>.Shared.Return(_held);
        _held = null;
        base.Dispose(disposing);
    }

    private TaskCompletionSource<Stream> Taker()
    {
        lock (_lock) return _taker ??= new TaskCompletionSource<Stream>();
    }

    private async ValueTask PassFirstAsync(ReadOnlyMemory<byte> next, CancellationToken cancellation)
    {
        _target = await Taker().Task.ConfigureAwait(false);
        if (_count > 0) await PassAsync(Held, cancellation).ConfigureAwait(false);
        if (next.Length > 0) await PassAsync(next, cancellation).ConfigureAwait(false);
    }

    [AsyncMethodBuilder(typeof(PoolingAsyncValueTaskMethodBuilder))]
    private async ValueTask PassAsync(ReadOnlyMemory<byte> bytes, CancellationToken cancellation)
    {
        try
        {
            await _target!.WriteAsync(bytes, cancellation).ConfigureAwait(false);
            Interlocked.Add(ref _passedBytes, bytes.Length);
        }
        catch (Exception problem)
        {
            TargetFailure = problem;
            throw;
        }
    }
}
