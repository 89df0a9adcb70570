using System.Diagnostics;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;

namespace SpanPack.Docs.Tests.Snippets;

/// <summary>
/// Stops the host of a program that runs until it is stopped, once the host has started, and gives its server a free port.
/// </summary>
internal sealed class HostStopper : IObserver<DiagnosticListener>, IObserver<KeyValuePair<string, object?>>, IDisposable
{
    private const string Addresses = "ASPNETCORE_URLS";

    private readonly List<IDisposable> _subscriptions = [];

    /// <param name="program">The program. One that does not call <c>Run</c> is left alone.</param>
    internal HostStopper(string program)
    {
        if (!program.Contains(".Run", StringComparison.Ordinal)) return;
        Environment.SetEnvironmentVariable(Addresses, "http://127.0.0.1:0");
        _subscriptions.Add(DiagnosticListener.AllListeners.Subscribe(this));
    }

    /// <summary>Gets the number of hosts that were stopped.</summary>
    internal int Stopped { get; private set; }

    public void Dispose()
    {
        Environment.SetEnvironmentVariable(Addresses, null);
        foreach (IDisposable subscription in _subscriptions) subscription.Dispose();
    }

    void IObserver<DiagnosticListener>.OnNext(DiagnosticListener value)
    {
        if (value.Name == "Microsoft.Extensions.Hosting") _subscriptions.Add(value.Subscribe(this));
    }

    void IObserver<KeyValuePair<string, object?>>.OnNext(KeyValuePair<string, object?> value)
    {
        if (value is not { Key: "HostBuilt", Value: IHost host }) return;
        IHostApplicationLifetime lifetime = host.Services.GetRequiredService<IHostApplicationLifetime>();
        Stopped++;
        lifetime.ApplicationStarted.Register(lifetime.StopApplication);
    }

    void IObserver<DiagnosticListener>.OnCompleted()
    {
    }

    void IObserver<DiagnosticListener>.OnError(Exception error)
    {
    }

    void IObserver<KeyValuePair<string, object?>>.OnCompleted()
    {
    }

    void IObserver<KeyValuePair<string, object?>>.OnError(Exception error)
    {
    }
}
