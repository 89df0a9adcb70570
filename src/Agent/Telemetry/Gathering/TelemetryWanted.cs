namespace SpanPack;

/// <summary>The parts of telemetry besides start, settings and heartbeats. Immutable.</summary>
/// <param name="Metrics">Whether metrics are sent, including those of the library.</param>
/// <param name="Logs">Whether logs are sent.</param>
/// <param name="Dependencies">Whether dependencies are sent, assemblies and others.</param>
internal readonly record struct TelemetryWanted(bool Metrics, bool Logs, bool Dependencies);
