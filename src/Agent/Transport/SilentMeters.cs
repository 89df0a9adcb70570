using System.Diagnostics.Metrics;

namespace SpanPack;

/// <summary>Excludes requests to the agent from the HTTP metrics of the program.</summary>
internal sealed class SilentMeters : IMeterFactory
{
    private readonly Meter _meter = new("SpanPack.Agent.Silent");

    // Instruments of a meter that is disposed of are told to nobody.
    private SilentMeters() => _meter.Dispose();

    internal static SilentMeters Instance { get; } = new();

    public Meter Create(MeterOptions options) => _meter;

    public void Dispose()
    {
        // One for the process.
    }
}
