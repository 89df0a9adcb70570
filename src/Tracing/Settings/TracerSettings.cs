using System.ComponentModel;
using System.Diagnostics;

namespace SpanPack.Tracing.Configuration;

/// <summary>Settings for <see cref="Tracer.Configure"/>.</summary>
/// <remarks>For one thread at a time. Changes do not affect settings in force.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed partial class TracerSettings
{
    private readonly Func<string, string?> _read;
    private readonly ProcessDescription _process;
    private readonly SamplingSettings _sampling;
    private readonly bool _usesVariables;
    private AgentWriterOptions _writer = new();
    private ActivityTraceOptions _activities = new();
    private Uri? _agentUri;
    private bool? _isEnabled;
    private double? _rate;
    private int? _limit;
    private string? _rules;
    private string? _serviceMapping;

    /// <summary>Creates settings with defaults only. <see cref="FromDefaultSources"/> also reads environment variables.</summary>
    [Browsable(false)]
    [EditorBrowsable(EditorBrowsableState.Never)]
    public TracerSettings()
        : this(useDefaultSources: false)
    {
    }

    /// <summary>Creates settings.</summary>
    /// <param name="useDefaultSources">
    /// True to read environment variables, as <see cref="FromDefaultSources"/> does; false for defaults alone.
    /// </param>
    [Browsable(false)]
    [EditorBrowsable(EditorBrowsableState.Never)]
    public TracerSettings(bool useDefaultSources)
        : this(useDefaultSources ? System.Environment.GetEnvironmentVariable : static _ => null, useDefaultSources)
    {
    }

    /// <param name="read">Reads the value of a variable; null for one that is unset.</param>
    /// <param name="usesVariables">Whether variables apply where the program sets no value.</param>
    internal TracerSettings(Func<string, string?> read, bool usesVariables = true)
    {
        (_read, _usesVariables) = (read, usesVariables);
        var variables = new Variables(read);
        _process = new ProcessDescription(variables, ProgramFacts.Read, LinuxRoots.OfMachine);
        _sampling = new SamplingSettings(new SamplingOptions(), variables);
        (Environment, ServiceVersion) = (_process.Environment, _process.Version);
        ServiceName = _process.IsServiceSet ? _process.Service : null;
        GlobalTags = new Dictionary<string, string>(_process.GlobalTags);
    }

    /// <summary>Gets or sets the environment; null for <c>DD_ENV</c>.</summary>
    public string? Environment { get; set; }

    /// <summary>Gets or sets the default service; null for <c>DD_SERVICE</c>, or the name of the program if that is not set.</summary>
    public string? ServiceName { get; set; }

    /// <summary>Gets or sets the version of the default service; null for <c>DD_VERSION</c>.</summary>
    public string? ServiceVersion { get; set; }

    /// <summary>Gets or sets the tags of all spans; a tag of the span wins. The default is <c>DD_TAGS</c>.</summary>
    /// <exception cref="ArgumentNullException">The value is null.</exception>
    public IDictionary<string, string> GlobalTags { get; set => field = value ?? throw new ArgumentNullException(nameof(value)); }

    /// <summary>Gets or sets the options of the writer. The other members take precedence.</summary>
    /// <exception cref="ArgumentNullException">The value is null.</exception>
    public AgentWriterOptions Writer { get => _writer; set => _writer = value ?? throw new ArgumentNullException(nameof(value)); }

    /// <summary>Gets or sets the options of the collector, which gathers activities and spans. The other members take precedence.</summary>
    /// <exception cref="ArgumentNullException">The value is null.</exception>
    public ActivityTraceOptions Activities
    {
        get => _activities; set => _activities = value
        ?? throw new ArgumentNullException(nameof(value));
    }

    /// <summary>Reads the settings of environment variables: <c>DD_*</c>, and <c>OTEL_*</c> where those are not set.</summary>
    /// <returns>New settings, which can be changed.</returns>
    public static TracerSettings FromDefaultSources() => new(useDefaultSources: true);

    /// <summary>Returns service, environment and address, for display.</summary>
    /// <returns>The text.</returns>
    public override string ToString() => $"{ServiceName ?? "default service"} {Environment} {ServiceVersion}, {AgentUri}";
}
