using Microsoft.Extensions.Logging;
using Microsoft.Extensions.Logging.Abstractions;

namespace SpanPack.Tracing.Configuration;

/// <content>Writers and collectors of the settings.</content>
public sealed partial class TracerSettings
{
    private const string ServiceMappingVariable = "DD_SERVICE_MAPPING";

    /// <summary>Gets or sets the log of writer and collector, which are silent by default.</summary>
    /// <exception cref="ArgumentNullException">The value is null.</exception>
    public ILogger Logger { get; set => field = value ?? throw new ArgumentNullException(nameof(value)); } = NullLogger.Instance;

    /// <summary>Checks the settings, as making a writer and a collector does.</summary>
    /// <exception cref="ArgumentException">An option is out of its range.</exception>
    internal void Check()
    {
        MakeOptions().Check();
        MakeWriterOptions().Check();
    }

    /// <summary>Gets the options of the writer.</summary>
    internal AgentWriterOptions MakeWriterOptions() => _writer with
    {
        Process = MakeProcess(),
        AgentUrl = _agentUri?.OriginalString ?? _writer.AgentUrl,
        Client = _writer.Client
            ?? new AgentClientOptions
            {
                AddressRules = _usesVariables
                ? AgentAddressRules.FromEnvironment(_read)
                : AgentAddressRules.Default
            },
        Logger = OrMine(_writer.Logger),
        Variables = new Variables(_read),
    };

    /// <summary>Gets the options of the collector.</summary>
    /// <exception cref="ArgumentException">An option is out of its range.</exception>
    internal ActivityTraceOptions MakeOptions()
    {
        SamplingOptions sampling = _activities.Sampling ?? new SamplingOptions();
        return _activities with
        {
            IsEnabled = _isEnabled ?? _activities.IsEnabled,
            Logger = OrMine(_activities.Logger),
            ReadVariable = _serviceMapping is { } mapping ? name => name == ServiceMappingVariable ? mapping : _read(name) : _read,
            Sampling = sampling with
            {
                Rate = _rate ?? sampling.Rate,
                RateLimit = _limit ?? sampling.RateLimit,
                RulesJson = _rules ?? sampling.RulesJson,
                Rules = _rules is null ? sampling.Rules : null,
            },
        };
    }

    private ProcessDescription MakeProcess() => new(new Variables(_read), ProgramFacts.Read, LinuxRoots.OfMachine)
    {
        Service = ServiceName ?? _writer.Process?.Service,
        Environment = Environment ?? _writer.Process?.Environment,
        Version = ServiceVersion ?? _writer.Process?.Version,
        GlobalTags = GlobalTags.AsReadOnly(),
    };

    private ILogger OrMine(ILogger set) => ReferenceEquals(set, NullLogger.Instance) ? Logger : set;
}
