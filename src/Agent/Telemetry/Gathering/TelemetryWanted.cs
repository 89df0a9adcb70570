namespace SpanPack;

/// <summary>What is told beside start, settings and heartbeats. Immutable.</summary>
/// <param name="Metrics">Whether metrics are told, those of the library too.</param>
/// <param name="Logs">Whether logs are told.</param>
/// <param name="Dependencies">Whether dependencies are told, assemblies and others.</param>
internal readonly record struct TelemetryWanted(bool Metrics, bool Logs, bool Dependencies);
