using System.Buffers;

namespace SpanPack;

/// <summary>The JSON of one request. It is made once: what is short is held and sent with its length, what is longer is pushed into the request while it is made.</summary>
internal abstract class JsonPost(JsonCompression compression) : IAsyncDisposable
{
    private BodySpool _spool = new();
    private JsonSink? _sink;
    private Task _production = Task.CompletedTask;

    /// <summary>Gets the whole body; null when it is pushed.</summary>
    internal ReadOnlySequence<byte>? Whole { get; private set; }

    /// <summary>Gets whether the body is compressed.</summary>
    internal bool IsCompressed { get; private set; }

    /// <summary>Gets whether nobody makes the body any more.</summary>
    internal bool IsEnded => _production.IsCompleted;

    /// <summary>Gets how many bytes the connection took of a body that is pushed.</summary>
    internal long PushedBytes => _spool.PassedBytes;

    /// <summary>Gets what the payload failed with while it was made; null when it did not, or when it was the connection that failed.</summary>
    internal Exception? Failure => _production.Exception?.InnerException is { } problem && problem != _spool.TargetFailure && problem is not OperationCanceledException ? problem : null;

    /// <summary>Makes the body to its end, or as far as it can be held.</summary>
    /// <exception cref="Exception">What the payload fails with.</exception>
    internal async ValueTask StartAsync(CancellationToken cancellation)
    {
        _sink = new JsonSink(_spool, compression);
        _production = ProduceAsync(_sink, cancellation);
        bool isPushed = _spool.TryPush();
        IsCompressed = _sink.IsCompressed;
        if (isPushed && !_production.IsCompleted) return;
        await _production.ConfigureAwait(false);
        Whole = new ReadOnlySequence<byte>(_spool.Held);
    }

    /// <summary>Makes the body again, for another connection. One that is whole stays.</summary>
    internal async ValueTask RestartAsync(CancellationToken cancellation)
    {
        if (Whole is not null) return;
        await DisposeAsync().ConfigureAwait(false);
        _spool = new BodySpool();
        await StartAsync(cancellation).ConfigureAwait(false);
    }

    /// <summary>Writes a body that is pushed.</summary>
    internal Task PushAsync(Stream target)
    {
        _spool.PassTo(target);
        return _production;
    }

    /// <summary>Waits until nobody reads the payload any more, and gives memory back.</summary>
    public async ValueTask DisposeAsync()
    {
        if (!_production.IsCompleted)
        {
            _spool.GiveUp();
            await _production.ConfigureAwait(ConfigureAwaitOptions.SuppressThrowing);
        }

        _sink?.Dispose();
        _spool.Dispose();
    }

    protected abstract Task SerializeAsync(Stream stream, CancellationToken cancellation);

    private async Task ProduceAsync(JsonSink sink, CancellationToken cancellation)
    {
        await SerializeAsync(sink, cancellation).ConfigureAwait(false);
        await sink.EndAsync(cancellation).ConfigureAwait(false);
    }
}
