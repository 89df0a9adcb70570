using System.Diagnostics;
using Microsoft.Extensions.Configuration;
using Microsoft.Extensions.Hosting;

namespace SpanPack;

/// <summary>The effective settings from options, configuration and variables.</summary>
/// <remarks>Immutable.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
internal sealed class TracingSettings
{
    private readonly List<string> _problems;

    /// <param name="options">The options of the program and the section.</param>
    /// <param name="configuration">The configuration that is searched for variables before the environment; null for none.</param>
    /// <param name="environment">The source of the application's name; null for none.</param>
    internal TracingSettings(DatadogTracingOptions options, IConfiguration? configuration, IHostEnvironment? environment)
    {
        _problems = [.. options.Problems];
        Func<string, string?> read = HostVariables.Reader(configuration, options.Traces.ReadVariable);
        var variables = new Variables(read);
        IsEnabled = options.IsEnabled ?? options.Traces.IsEnabled ?? variables.WantSpans;
        InjectsLogs = IsEnabled && (options.InjectsLogs ?? !variables.IsFalse("DD_LOGS_INJECTION"));
        Process = options.Writer.Process ?? Describe(options, variables, environment);
        Writer = options.Writer with
        {
            Process = Process,
            AgentUrl = null, // it is in the client
            Client = FindClient(options, variables),
            Format = options.Writer.Format ?? ProtocolVersion.Parse(variables["DD_TRACE_AGENT_PROTOCOL_VERSION"]),
            Telemetry = (options.Writer.Telemetry ?? new TelemetryOptions()) with { Variables = variables },
            Variables = variables,
        };
        Traces = options.Traces with { IsEnabled = IsEnabled, ReadVariable = read };
        RemoteConfiguration = options.RemoteConfiguration with
        {
            Process = options.RemoteConfiguration.Process ?? Process,
            Client = options.RemoteConfiguration.Client ?? Writer.Client,
            Variables = variables,
            Time = options.Traces.Time,
        };
    }

    internal bool IsEnabled { get; }

    internal bool InjectsLogs { get; }

    internal ProcessDescription Process { get; }

    internal AgentWriterOptions Writer { get; }

    internal ActivityTraceOptions Traces { get; }

    /// <summary>Gets the options of remote configuration.</summary>
    internal RemoteConfigurationOptions RemoteConfiguration { get; }

    /// <summary>Gets the errors of the settings for the log, a sentence each.</summary>
    internal IReadOnlyList<string> Problems => _problems;

    public override string ToString() => IsEnabled ? $"{Process} to {Writer.Client}" : "disabled";

    // Spans, logs, telemetry and polls for configurations have one text: a service that is renamed is renamed for all of them. What nobody
    // names is named as the host's application.
    private static ProcessDescription Describe(DatadogTracingOptions options, Variables variables, IHostEnvironment? environment)
    {
        ProcessDescription process = Make(options.Service);
        string name = ServiceMapping.Read(variables).NameOf(ProcessResource.ServiceOf(process, options.Traces.Resource));
        return name == process.Service ? process : Make(name);

        ProcessDescription Make(string? service)
            => new(variables, ReadProgram, LinuxRoots.OfMachine)
            {
                Service = service, Environment = options.Environment,
                Version = options.Version
            };

        ProgramFacts ReadProgram()
        {
            var facts = ProgramFacts.Read();
            return string.IsNullOrWhiteSpace(environment?.ApplicationName)
                ? facts
                : facts with { AssemblyName = environment.ApplicationName };
        }
    }

    private AgentClientOptions FindClient(DatadogTracingOptions options, Variables variables)
    {
        AgentClientOptions client = options.Writer.Client ?? new AgentClientOptions();
        return client.AddressRules is null ? client.With(FindAgent(options.AgentUrl ?? options.Writer.AgentUrl, variables)) : client;
    }

    private AgentAddressRules FindAgent(string? url, Variables variables)
    {
        if (url is not null)
        {
            if (AgentAddress.TryParse(url, out AgentAddress? address)) return AgentAddressRules.Fixed(address);
            _problems.Add(Variables.Ignored(nameof(DatadogTracingOptions.AgentUrl), url, "an address", "what variables say"));
        }

        return AgentAddressRules.FromEnvironment(name => variables.Verbatim(name));
    }
}
