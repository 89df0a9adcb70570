using System.Diagnostics;
using System.Diagnostics.CodeAnalysis;

namespace SpanPack;

/// <summary>
/// The description of the process for spans, headers and payloads. Values set by the program take precedence over environment variables.
/// </summary>
/// <remarks>
/// Immutable: safe for any number of threads. Variables are read when it is created. Values that depend on the program, which may not be
/// known yet, are read at the first use: <see cref="Service"/>, <see cref="Tags"/>.
/// </remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed class ProcessDescription
{
    private const string Language = "dotnet";
    private const string NoService = "unnamed-dotnet-service"; // as the agent calls it

    private static readonly Lazy<ProcessDescription> s_current = new(static () => new ProcessDescription());

    private readonly Func<ProgramFacts> _readProgram;
    private readonly GitMetadata _git;
    private readonly AzureAppServicesInfo? _azureSite;
    private readonly string? _hostName;
    private readonly string? _setService;
    private readonly Lazy<string> _service;
    private readonly Lazy<ProcessTags> _tags;
    private readonly Lazy<TracePayloadHeader> _header;
    private readonly Lazy<EntityId> _entity;

    /// <summary>Creates a description from environment variables.</summary>
    public ProcessDescription()
        : this(Variables.OfProcess, ProgramFacts.Read, LinuxRoots.OfMachine)
    {
    }

    internal ProcessDescription(Variables variables, Func<ProgramFacts> readProgram, LinuxRoots? roots)
    {
        Dictionary<string, string> tags = TagList.Parse(variables["DD_TAGS"]);
        Dictionary<string, string> resource = OpenTelemetryResource.Parse(variables["OTEL_RESOURCE_ATTRIBUTES"]);
        _git = GitMetadata.Read(variables, tags);
        _setService = Take(tags, "service", variables["DD_SERVICE"] ?? variables["OTEL_SERVICE_NAME"])
            ?? TextOrNull(resource.GetValueOrDefault(OpenTelemetryResource.ServiceName));
        Environment = Take(tags, "env", variables["DD_ENV"]) ?? OpenTelemetryResource.EnvironmentOf(resource);
        Version = Take(tags, "version", variables["DD_VERSION"]) ?? OpenTelemetryResource.VersionOf(resource);
        resource.Remove(OpenTelemetryResource.ServiceName);
        foreach (KeyValuePair<string, string> attribute in resource) tags.TryAdd(attribute.Key, attribute.Value);
        GlobalTags = tags.AsReadOnly();
        _azureSite = AzureSite.Read(variables);
        _hostName = HostName.Read(variables);
        _readProgram = readProgram;
        _service = new Lazy<string>(FindService);
        _tags = new Lazy<ProcessTags>(MakeTags);
        _header = new Lazy<TracePayloadHeader>(MakeHeader);
        _entity = new Lazy<EntityId>(() => EntityId.Read(roots, variables));
    }

    /// <summary>Gets the description from environment variables, read at the first use.</summary>
    public static ProcessDescription Current => s_current.Value;

    /// <summary>
    /// Gets or initializes the default service. Precedence: the set value, <c>DD_SERVICE</c>, <c>OTEL_SERVICE_NAME</c>, <c>service</c> of
    /// <c>DD_TAGS</c>, <c>service.name</c> of <c>OTEL_RESOURCE_ATTRIBUTES</c>, the name of the entry assembly, the name of the process. A
    /// blank value is ignored, as for the other members.
    /// </summary>
    [AllowNull]
    public string Service
    {
        get => _service.Value;
        init => _setService = TextOrNull(value) ?? _setService;
    }

    /// <summary>Gets whether the default service was set, by the program or a variable.</summary>
    public bool IsServiceSet => _setService is not null;

    /// <summary>
    /// Gets or initializes the environment, such as <c>prod</c>. Precedence: the set value, <c>DD_ENV</c>, <c>env</c> of <c>DD_TAGS</c>,
    /// <c>deployment.environment.name</c> or <c>deployment.environment</c> of <c>OTEL_RESOURCE_ATTRIBUTES</c>, <see langword="null"/>.
    /// </summary>
    public string? Environment { get; init => field = TextOrNull(value) ?? field; }

    /// <summary>
    /// Gets or initializes the version of the default service. Precedence: the set value, <c>DD_VERSION</c>, <c>version</c> of
    /// <c>DD_TAGS</c>, <c>service.version</c> of <c>OTEL_RESOURCE_ATTRIBUTES</c>, <see langword="null"/>.
    /// </summary>
    public string? Version { get; init => field = TextOrNull(value) ?? field; }

    /// <summary>
    /// Gets or initializes the tags of all spans, copied when set. The default is the other tags of <c>DD_TAGS</c> and the other attributes
    /// of <c>OTEL_RESOURCE_ATTRIBUTES</c>, the first 256 of each. Keys have 1 to 200 characters, values 0 to 25,000; the last one wins.
    /// <c>SpanPack.Activities</c> adds them to spans of activities, <see cref="AgentWriter.Write(in TraceChunk)"/> to others.
    /// </summary>
    /// <exception cref="ArgumentNullException">The value is null.</exception>
    public IReadOnlyDictionary<string, string> GlobalTags
    {
        get;
        init => field = new Dictionary<string, string>(value ?? throw new ArgumentNullException(nameof(value))).AsReadOnly();
    }

    /// <summary>Gets the tags that are equal for all spans, for <see cref="TracePayloadWriterOptions.ProcessTags"/>.</summary>
    public ProcessTags Tags => _tags.Value;

    /// <summary>
    /// Gets the fields of v0.7 and v1.0 payloads. They include the host name if <c>DD_HOSTNAME</c> is set or
    /// <c>DD_TRACE_REPORT_HOSTNAME</c> is true.
    /// </summary>
    public TracePayloadHeader Header => _header.Value;

    /// <summary>Gets the container of the process.</summary>
    public EntityId Entity => _entity.Value;

    /// <summary>Returns a description for display, not for parsing.</summary>
    /// <returns>Service, environment and version.</returns>
    public override string ToString()
        => string.Join(' ',
            new[] { _service.IsValueCreated
                ? Service
                : _setService ?? "(service not read yet)", Environment, Version }.Where(static text => text is not null));

    private string FindService()
    {
        if (_setService is not null) return _setService;
        ProgramFacts program = _readProgram();
        return TextOrNull(program.AssemblyName) ?? TextOrNull(program.ProcessName) ?? NoService;
    }

    private ProcessTags MakeTags()
    {
        ProgramFacts program = _readProgram();
        GitMetadata git = _git.Or(program);
        return new ProcessTags
        {
            Service = Service,
            Environment = Environment,
            Version = Version,
            ProcessTagList = ProcessTagList.Of(program, Service, IsServiceSet),
            GitCommitSha = git.CommitSha,
            GitRepositoryUrl = git.RepositoryUrl,
            AzureAppServices = _azureSite,
        };
    }

    private TracePayloadHeader MakeHeader() => new()
    {
        ContainerId = Entity.ContainerId,
        LanguageName = Language,
        LanguageVersion = System.Environment.Version.ToString(),
        TracerVersion = LibraryVersion.Text,
        RuntimeId = ProcessTags.Default.RuntimeId,
        Environment = Environment,
        HostName = _hostName,
        AppVersion = Version,
    };

    // Out of the tags it goes in any case.
    private static string? Take(Dictionary<string, string> tags, string key, string? variable)
        => tags.Remove(key, out string? value) && variable is null ? TextOrNull(value) : variable;

    private static string? TextOrNull(string? text) => string.IsNullOrWhiteSpace(text) ? null : text.Trim();
}
