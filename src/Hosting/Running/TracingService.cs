using System.Diagnostics;
using Microsoft.Extensions.Hosting;

namespace SpanPack;

/// <summary>
/// Ties tracing to the lifetime of a host. It starts with the creation of hosted services, of which this is the first, and sends the rest
/// when all others have stopped.
/// </summary>
/// <remarks>Safe for any number of threads.</remarks>
[DebuggerDisplay("{_runtime}")]
internal sealed class TracingService(TracingRuntime runtime) : IHostedLifecycleService
{
    private readonly TracingRuntime _runtime = runtime;

    public Task StartingAsync(CancellationToken cancellationToken) => Task.CompletedTask;

    public Task StartAsync(CancellationToken cancellationToken) => Task.CompletedTask;

    public Task StartedAsync(CancellationToken cancellationToken) => Task.CompletedTask;

    public Task StoppingAsync(CancellationToken cancellationToken) => Task.CompletedTask;

    public Task StopAsync(CancellationToken cancellationToken) => Task.CompletedTask;

    public Task StoppedAsync(CancellationToken cancellationToken) => _runtime.StopAsync(cancellationToken);
}
