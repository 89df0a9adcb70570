namespace SpanPack;

/// <summary>The facts about the program for telemetry, and those not reported yet. Safe for use by any number of threads.</summary>
internal sealed class TelemetryFacts(TelemetryLosses losses)
{
    private const int MaxSettings = 1000;
    private const int MaxDependencies = 10_000;
    private const int MaxIntegrations = 1000;
    private const int MaxEndpoints = 5000;
    private const int MaxProducts = 50;

    internal ChangeSet<(string Name, string Origin), TelemetrySettingEntry> Settings { get; } = new(MaxSettings, losses);

    internal ChangeSet<TelemetryDependency, TelemetryDependency> Dependencies { get; } = new(MaxDependencies, losses);

    internal ChangeSet<string, TelemetryIntegration> Integrations { get; } = new(MaxIntegrations, losses);

    internal ChangeSet<(string Operation, string Resource, string? Method),
    TelemetryEndpoint> Endpoints
    { get; } = new(MaxEndpoints, losses);

    internal ChangeSet<string, TelemetryProduct> Products { get; } = new(MaxProducts, losses);

    /// <summary>Marks all facts as not reported.</summary>
    internal void Restart()
    {
        Settings.Restart();
        Dependencies.Restart();
        Integrations.Restart();
        Endpoints.Restart();
        Products.Restart();
    }
}
