using System.Diagnostics;
using Microsoft.Extensions.Configuration;
using Microsoft.Extensions.Options;

namespace SpanPack;

/// <summary>Reads options from sections of the configuration. By hand: the binder of the framework needs reflection, or a generator, and gives up at the first text that it cannot use.</summary>
/// <remarks>For one thread at a time. What <c>Traces</c> and <c>Writer</c> of the options have may stand in sections of these names, or beside the others.</remarks>
[DebuggerDisplay("{_sections}")]
internal sealed class TracingSectionReader(IConfiguration? configuration, TracingSections sections) : IConfigureOptions<DatadogTracingOptions>
{
    private readonly TracingSections _sections = sections;

    public void Configure(DatadogTracingOptions options)
    {
        if (configuration is null) return;
        foreach (string path in _sections.Paths) Configure(new SectionValues(configuration.GetSection(path), options.Problems), options);
    }

    private static void Configure(SectionValues values, DatadogTracingOptions options)
    {
        options.IsEnabled = values.Bool(nameof(options.IsEnabled)) ?? options.IsEnabled;
        options.InjectsLogs = values.Bool(nameof(options.InjectsLogs)) ?? options.InjectsLogs;
        options.Service = values.Text(nameof(options.Service)) ?? options.Service;
        options.Environment = values.Text(nameof(options.Environment)) ?? options.Environment;
        options.Version = values.Text(nameof(options.Version)) ?? options.Version;
        options.AgentUrl = values.Text(nameof(options.AgentUrl)) ?? values.Within(nameof(options.Writer)).Text(nameof(options.AgentUrl)) ?? options.AgentUrl;
        foreach (SectionValues part in (SectionValues[])[values, values.Within(nameof(options.Traces))]) options.Traces = Traces(part, options.Traces);
        foreach (SectionValues part in (SectionValues[])[values, values.Within(nameof(options.Writer))]) options.Writer = Writer(part, options.Writer);
    }

    private static ActivityTraceOptions Traces(SectionValues values, ActivityTraceOptions traces)
    {
        SamplingOptions sampling = traces.Sampling ?? new SamplingOptions();
        traces = traces with
        {
            Naming = values.Naming(nameof(traces.Naming)) ?? traces.Naming,
            IncludedSources = values.List(nameof(traces.IncludedSources)) ?? traces.IncludedSources,
            ExcludedSources = [.. traces.ExcludedSources.Union(values.List(nameof(traces.ExcludedSources)) ?? [])], // as lists of configurations are bound: beside what there is
            SetsPropagator = values.Bool(nameof(traces.SetsPropagator)) ?? traces.SetsPropagator,
            Sampling = sampling with
            {
                Rate = values.Share("SampleRate") ?? sampling.Rate,
                RateLimit = values.Int("RateLimit") ?? sampling.RateLimit,
                RulesJson = values.Text("SamplingRules") ?? sampling.RulesJson,
            },
        };
        traces = values.Apply(traces, nameof(traces.PartialFlushSpans), values.Int(nameof(traces.PartialFlushSpans)), static (traces, value) => traces with { PartialFlushSpans = value }, Check);
        return values.Apply(traces, nameof(traces.MaxWait), values.Time(nameof(traces.MaxWait)), static (traces, value) => traces with { MaxWait = value }, Check);
    }

    private static AgentWriterOptions Writer(SectionValues values, AgentWriterOptions writer)
    {
        writer = writer with { Format = values.Format(nameof(writer.Format)) ?? writer.Format };
        writer = values.Apply(writer, nameof(writer.SegmentBytes), values.Int(nameof(writer.SegmentBytes)), static (writer, value) => writer with { SegmentBytes = value }, Check);
        writer = values.Apply(writer, nameof(writer.FlushInterval), values.Time(nameof(writer.FlushInterval)), static (writer, value) => writer with { FlushInterval = value }, Check);
        writer = values.Apply(writer, nameof(writer.MaxHeldBytes), values.Long(nameof(writer.MaxHeldBytes)), static (writer, value) => writer with { MaxHeldBytes = value }, Check);
        writer = values.Apply(writer, nameof(writer.MaxStripes), values.Int(nameof(writer.MaxStripes)), static (writer, value) => writer with { MaxStripes = value }, Check);
        writer = values.Apply(writer, nameof(writer.ShutdownTimeout), values.Time(nameof(writer.ShutdownTimeout)), static (writer, value) => writer with { ShutdownTimeout = value }, Check);
        return values.Apply(writer, nameof(writer.ExitTimeout), values.Time(nameof(writer.ExitTimeout)), static (writer, value) => writer with { ExitTimeout = value }, Check);
    }

    private static void Check(ActivityTraceOptions traces) => traces.Check();

    private static void Check(AgentWriterOptions writer) => writer.Check();
}
