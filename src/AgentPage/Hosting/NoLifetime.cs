using Microsoft.Extensions.Hosting;

namespace SpanPack;

/// <summary>Leaves Ctrl+C to the program that runs the server.</summary>
internal sealed class NoLifetime : IHostLifetime
{
    public Task WaitForStartAsync(CancellationToken cancellationToken) => Task.CompletedTask;

    public Task StopAsync(CancellationToken cancellationToken) => Task.CompletedTask;
}
