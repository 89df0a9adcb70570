using System.Diagnostics;
using System.Globalization;
using Microsoft.Extensions.Configuration;
using Microsoft.Extensions.Options;

namespace SpanPack;

/// <summary>Reads options from sections of the configuration. By hand: the binder of the framework needs reflection, or a generator, and gives up at the first text that it cannot use.</summary>
/// <remarks>For one thread at a time.</remarks>
[DebuggerDisplay("{_sections}")]
internal sealed class TracingSectionReader(IConfiguration? configuration, TracingSections sections) : IConfigureOptions<DatadogTracingOptions>
{
    private readonly TracingSections _sections = sections;

    public void Configure(DatadogTracingOptions options)
    {
        if (configuration is null) return;
        foreach (string path in _sections.Paths) Configure(configuration.GetSection(path), options);
    }

    private static void Configure(IConfigurationSection section, DatadogTracingOptions options)
    {
        options.IsEnabled = Bool(section, nameof(options.IsEnabled), options) ?? options.IsEnabled;
        options.InjectsLogs = Bool(section, nameof(options.InjectsLogs), options) ?? options.InjectsLogs;
        options.Service = section[nameof(options.Service)] ?? options.Service;
        options.Environment = section[nameof(options.Environment)] ?? options.Environment;
        options.Version = section[nameof(options.Version)] ?? options.Version;
        options.AgentUrl = section[nameof(options.AgentUrl)] ?? options.AgentUrl;
        ConfigureTraces(section, options);
    }

    private static void ConfigureTraces(IConfigurationSection section, DatadogTracingOptions options)
    {
        ActivityTraceOptions traces = options.Traces;
        SamplingOptions sampling = traces.Sampling ?? new SamplingOptions();
        options.Traces = traces with
        {
            Naming = Naming(section, options) ?? traces.Naming,
            IncludedSources = List(section, nameof(traces.IncludedSources)) ?? traces.IncludedSources,
            ExcludedSources = [.. traces.ExcludedSources.Union(List(section, nameof(traces.ExcludedSources)) ?? [])], // as lists of configurations are bound: beside what there is
            Sampling = sampling with
            {
                Rate = Rate(section, options) ?? sampling.Rate,
                RateLimit = Int(section, "RateLimit", options) ?? sampling.RateLimit,
                RulesJson = section["SamplingRules"] ?? sampling.RulesJson,
            },
        };
    }

    private static SpanNaming? Naming(IConfigurationSection section, DatadogTracingOptions options)
    {
        if (section["Naming"] is not { } text) return null;
        if (Enum.TryParse(text, ignoreCase: true, out SpanNaming naming) && Enum.IsDefined(naming)) return naming;
        return Wrong<SpanNaming>(section, "Naming", text, string.Join(" or ", Enum.GetNames<SpanNaming>()), options);
    }

    private static double? Rate(IConfigurationSection section, DatadogTracingOptions options)
    {
        if (section["SampleRate"] is not { } text) return null;
        if (double.TryParse(text, NumberStyles.Float, CultureInfo.InvariantCulture, out double rate) && rate is >= 0 and <= 1) return rate;
        return Wrong<double>(section, "SampleRate", text, "a number from 0 to 1", options);
    }

    private static int? Int(IConfigurationSection section, string key, DatadogTracingOptions options)
    {
        if (section[key] is not { } text) return null;
        return int.TryParse(text, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out int number) ? number : Wrong<int>(section, key, text, "a whole number", options);
    }

    private static bool? Bool(IConfigurationSection section, string key, DatadogTracingOptions options)
    {
        if (section[key] is not { } text) return null;
        return bool.TryParse(text, out bool value) ? value : Wrong<bool>(section, key, text, "true or false", options);
    }

    private static T? Wrong<T>(IConfigurationSection section, string key, string text, string expected, DatadogTracingOptions options)
        where T : struct
    {
        options.Problems.Add($"{section.Path}:{key} is '{text}', not {expected}; it is not looked at.");
        return null;
    }

    private static string[]? List(IConfigurationSection section, string key)
    {
        string[] texts = [.. section.GetSection(key).GetChildren().Select(static child => child.Value).OfType<string>()];
        return texts.Length > 0 ? texts : null;
    }
}
