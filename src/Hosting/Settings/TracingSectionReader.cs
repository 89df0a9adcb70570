using System.Diagnostics;
using Microsoft.Extensions.Configuration;
using Microsoft.Extensions.Options;

namespace SpanPack;

/// <summary>
/// Reads options from sections of the configuration, by hand: the binder of the framework needs reflection or a generator, and fails at the
/// first invalid value.
/// </summary>
/// <remarks>
/// For one thread at a time. The members of <c>Traces</c> and <c>Writer</c> may be in sections of these names, or beside the other options.
/// </remarks>
[DebuggerDisplay("{_sections}")]
internal sealed class TracingSectionReader(IConfiguration? configuration, TracingSections sections)
    : IConfigureOptions<DatadogTracingOptions>
{
    private readonly TracingSections _sections = sections;

    public void Configure(DatadogTracingOptions options)
    {
        if (configuration is null) return;
        foreach (string path in _sections.Paths) Configure(new SectionValues(configuration.GetSection(path), options.Problems), options);
    }

    private static void Configure(SectionValues values, DatadogTracingOptions options)
    {
        options.IsEnabled = values.Bool(nameof(options.IsEnabled))
            ?? values.Within(nameof(options.Traces)).Bool(nameof(options.IsEnabled))
            ?? options.IsEnabled;
        options.InjectsLogs = values.Bool(nameof(options.InjectsLogs)) ?? options.InjectsLogs;
        options.Service = values.Text(nameof(options.Service)) ?? options.Service;
        options.Environment = values.Text(nameof(options.Environment)) ?? options.Environment;
        options.Version = values.Text(nameof(options.Version)) ?? options.Version;
        options.AgentUrl = values.Text(nameof(options.AgentUrl))
            ?? values.Within(nameof(options.Writer)).Text(nameof(options.AgentUrl))
            ?? options.AgentUrl;
        foreach (SectionValues part in (SectionValues[])[values, values.Within(nameof(options.Traces))])
            options.Traces = TracesSection.Read(part, options.Traces);
        options.RemoteConfiguration = Read(values.Within(nameof(options.RemoteConfiguration)), options.RemoteConfiguration);
        options.Traces = TracesSection.ReadMemory(values.Within(nameof(options.Traces)), options.Traces);
        foreach (SectionValues part in (SectionValues[])[values, values.Within(nameof(options.Writer))])
            options.Writer = WriterSection.Read(part, options.Writer);
    }

    private static RemoteConfigurationOptions Read(SectionValues values, RemoteConfigurationOptions remote)
    {
        remote = remote with { IsEnabled = values.Bool(nameof(remote.IsEnabled)) ?? remote.IsEnabled };
        return values.Time(remote, nameof(remote.PollInterval),
            static (remote, value) => remote with { PollInterval = value }, static remote => remote.Check());
    }
}
