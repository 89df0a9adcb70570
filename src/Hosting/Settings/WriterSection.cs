using TelemetrySectionSetting = SpanPack.SectionSetting<SpanPack.TelemetryOptions>;
using WriterSectionSetting = SpanPack.SectionSetting<SpanPack.AgentWriterOptions>;

namespace SpanPack;

/// <summary>Reads <see cref="AgentWriterOptions"/> from a section, with those of its client and of telemetry.</summary>
internal static class WriterSection
{
    private static readonly WriterSectionSetting[] s_writer =
    [
        WriterSectionSetting.Int(nameof(AgentWriterOptions.SegmentBytes), static (writer, value) => writer with { SegmentBytes = value }),
        WriterSectionSetting.Time(nameof(AgentWriterOptions.FlushInterval),
            static (writer, value) => writer with { FlushInterval = value }),
        WriterSectionSetting.Time(nameof(AgentWriterOptions.FlushTimeout), static (writer, value) => writer with { FlushTimeout = value }),
        WriterSectionSetting.Long(nameof(AgentWriterOptions.MaxHeldBytes), static (writer, value) => writer with { MaxHeldBytes = value }),
        WriterSectionSetting.Int(nameof(AgentWriterOptions.MaxStripes), static (writer, value) => writer with { MaxStripes = value }),
        WriterSectionSetting.Time(nameof(AgentWriterOptions.ShutdownTimeout),
            static (writer, value) => writer with { ShutdownTimeout = value }),
        WriterSectionSetting.Time(nameof(AgentWriterOptions.ExitTimeout), static (writer, value) => writer with { ExitTimeout = value }),
    ];

    private static readonly TelemetrySectionSetting[] s_telemetry =
    [
        TelemetrySectionSetting.Bool(nameof(TelemetryOptions.IsEnabled), static (telemetry, value) => telemetry with { IsEnabled = value }),
        TelemetrySectionSetting.Bool(nameof(TelemetryOptions.IsAgentless),
            static (telemetry, value) => telemetry with { IsAgentless = value }),
        TelemetrySectionSetting.Bool(nameof(TelemetryOptions.IsDebug), static (telemetry, value) => telemetry with { IsDebug = value }),
        TelemetrySectionSetting.Bool(nameof(TelemetryOptions.ReportsMetrics),
            static (telemetry, value) => telemetry with { ReportsMetrics = value }),
        TelemetrySectionSetting.Bool(nameof(TelemetryOptions.ReportsLogs),
            static (telemetry, value) => telemetry with { ReportsLogs = value }),
        TelemetrySectionSetting.Bool(nameof(TelemetryOptions.ReportsDependencies),
            static (telemetry, value) => telemetry with { ReportsDependencies = value }),
        TelemetrySectionSetting.Bool(nameof(TelemetryOptions.ReportsAssemblies),
            static (telemetry, value) => telemetry with { ReportsAssemblies = value }),
        TelemetrySectionSetting.Time(nameof(TelemetryOptions.Interval), static (telemetry, value) => telemetry with { Interval = value }),
        TelemetrySectionSetting.Long(nameof(TelemetryOptions.MaxBacklogBytes),
            static (telemetry, value) => telemetry with { MaxBacklogBytes = value }),
        TelemetrySectionSetting.Time(nameof(TelemetryOptions.FlushTimeout),
            static (telemetry, value) => telemetry with { FlushTimeout = value }),
        TelemetrySectionSetting.Time(nameof(TelemetryOptions.ShutdownTimeout),
            static (telemetry, value) => telemetry with { ShutdownTimeout = value }),
    ];

    internal static AgentWriterOptions Read(SectionValues values, AgentWriterOptions writer)
    {
        writer = writer with
        {
            Format = values.Format(nameof(writer.Format)) ?? writer.Format,
            Client = Client(values.Within(nameof(writer.Client)), writer.Client),
            Telemetry = Telemetry(values.Within(nameof(writer.Telemetry)), writer.Telemetry),
        };
        return WriterSectionSetting.Apply(writer, values, s_writer, static writer => writer.Check());
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

    private static TelemetryOptions? Telemetry(SectionValues values, TelemetryOptions? telemetry)
    {
        if (!values.Exists) return telemetry;
        telemetry ??= new TelemetryOptions();
        return TelemetrySectionSetting.Apply(telemetry, values, s_telemetry, static telemetry => telemetry.Check());
    }
}
