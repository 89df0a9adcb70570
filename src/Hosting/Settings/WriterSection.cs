namespace SpanPack;

/// <summary>Reads <see cref="AgentWriterOptions"/> from a section, with those of its client and of telemetry.</summary>
internal static class WriterSection
{
    internal static AgentWriterOptions Read(SectionValues values, AgentWriterOptions writer)
    {
        writer = writer with
        {
            Format = values.Format(nameof(writer.Format)) ?? writer.Format,
            Client = Client(values.Within(nameof(writer.Client)), writer.Client),
            Redaction = Redaction(values.Within(nameof(writer.Redaction)), writer.Redaction),
            Telemetry = Telemetry(values.Within(nameof(writer.Telemetry)), writer.Telemetry),
        };
        writer = values.Int(writer, nameof(writer.SegmentBytes), static (writer, value) => writer with { SegmentBytes = value }, Check);
        writer = values.Time(writer, nameof(writer.FlushInterval), static (writer, value) => writer with { FlushInterval = value }, Check);
        writer = values.Time(writer, nameof(writer.FlushTimeout), static (writer, value) => writer with { FlushTimeout = value }, Check);
        writer = values.Long(writer, nameof(writer.MaxHeldBytes), static (writer, value) => writer with { MaxHeldBytes = value }, Check);
        writer = values.Int(writer, nameof(writer.MaxStripes), static (writer, value) => writer with { MaxStripes = value }, Check);
        writer = values.Time(writer, nameof(writer.ShutdownTimeout),
            static (writer, value) => writer with { ShutdownTimeout = value }, Check);
        return values.Time(writer, nameof(writer.ExitTimeout), static (writer, value) => writer with { ExitTimeout = value }, Check);
    }

    private static AgentClientOptions? Client(SectionValues values, AgentClientOptions? client)
    {
        TimeSpan? connect = values.Time(nameof(client.ConnectTimeout)), request = values.Time(nameof(client.RequestTimeout));
        if (connect is null && request is null) return client;
        client ??= new AgentClientOptions();
        client = values.Apply(client, nameof(client.ConnectTimeout), connect,
            static (client, value) => client.With(value, client.RequestTimeout), static _ => { });
        return values.Apply(client, nameof(client.RequestTimeout), request,
            static (client, value) => client.With(client.ConnectTimeout, value), static _ => { });
    }

    private static RedactionOptions Redaction(SectionValues values, RedactionOptions redaction)
        => values.Bool(nameof(redaction.ObfuscatesStatements)) is { } isOn ? redaction with { ObfuscatesStatements = isOn } : redaction;

    private static TelemetryOptions? Telemetry(SectionValues values, TelemetryOptions? telemetry)
    {
        if (!values.Exists) return telemetry;
        telemetry ??= new TelemetryOptions();
        telemetry = telemetry with
        {
            IsEnabled = values.Bool(nameof(telemetry.IsEnabled)) ?? telemetry.IsEnabled,
            IsAgentless = values.Bool(nameof(telemetry.IsAgentless)) ?? telemetry.IsAgentless,
            IsDebug = values.Bool(nameof(telemetry.IsDebug)) ?? telemetry.IsDebug,
            ReportsMetrics = values.Bool(nameof(telemetry.ReportsMetrics)) ?? telemetry.ReportsMetrics,
            ReportsLogs = values.Bool(nameof(telemetry.ReportsLogs)) ?? telemetry.ReportsLogs,
            ReportsDependencies = values.Bool(nameof(telemetry.ReportsDependencies)) ?? telemetry.ReportsDependencies,
            ReportsAssemblies = values.Bool(nameof(telemetry.ReportsAssemblies)) ?? telemetry.ReportsAssemblies,
        };
        telemetry = values.Time(telemetry, nameof(telemetry.Interval),
            static (telemetry, value) => telemetry with { Interval = value }, Check);
        telemetry = values.Long(telemetry, nameof(telemetry.MaxBacklogBytes),
            static (telemetry, value) => telemetry with { MaxBacklogBytes = value }, Check);
        telemetry = values.Time(telemetry, nameof(telemetry.FlushTimeout),
            static (telemetry, value) => telemetry with { FlushTimeout = value }, Check);
        return values.Time(telemetry, nameof(telemetry.ShutdownTimeout),
            static (telemetry, value) => telemetry with { ShutdownTimeout = value }, Check);
    }

    private static void Check(AgentWriterOptions writer) => writer.Check();

    private static void Check(TelemetryOptions telemetry) => telemetry.Check();
}
