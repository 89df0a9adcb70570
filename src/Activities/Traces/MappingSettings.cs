using System.Diagnostics;

namespace SpanPack;

/// <summary>Options about the spans of activities, completed from environment variables.</summary>
/// <remarks>Immutable.</remarks>
[DebuggerDisplay("{_naming}, errors {_errors}, peers {_peers}")]
internal sealed class MappingSettings
{
    private const string AnyKey = "*";

    // The default of Datadog's tracers.
    private static readonly string[] s_baggageKeys = ["user.id", "session.id", "account.id"];

    private readonly List<string> _problems = [];
    private readonly SpanNaming _naming;
    private readonly HttpErrors? _errors;
    private readonly PeerServices? _peers;
    private readonly bool _keepsService;

    /// <param name="options">The options of the program.</param>
    /// <param name="variables">The environment variables.</param>
    internal MappingSettings(ActivityTraceOptions options, Variables variables)
    {
        StatusSet? server = ReadStatuses(options.HttpServerErrorStatuses, nameof(options.HttpServerErrorStatuses),
            "DD_TRACE_HTTP_SERVER_ERROR_STATUSES", variables);
        StatusSet? client = ReadStatuses(options.HttpClientErrorStatuses, nameof(options.HttpClientErrorStatuses),
            "DD_TRACE_HTTP_CLIENT_ERROR_STATUSES", variables);
        _naming = options.Naming;
        if (server is not null || client is not null) _errors = new HttpErrors(server, client);
        bool setsPeers = options.SetsPeerService ?? ReadFlag("DD_TRACE_PEER_SERVICE_DEFAULTS_ENABLED", variables);
        IReadOnlyDictionary<string, string> names = options.PeerServiceMapping ?? TagList.Parse(variables["DD_TRACE_PEER_SERVICE_MAPPING"]);
        if (names.Count > 0) names = names.Where(static name => name.Value.Length > 0).ToDictionary(StringComparer.Ordinal);
        if (setsPeers || names.Count > 0) _peers = new PeerServices(setsPeers, names);
        _keepsService = options.RemoveIntegrationServiceNames ?? ReadFlag("DD_TRACE_REMOVE_INTEGRATION_SERVICE_NAMES_ENABLED", variables);
        IReadOnlyList<string> keys = options.BaggageTagKeys ?? ReadList("DD_TRACE_BAGGAGE_TAG_KEYS", variables) ?? s_baggageKeys;
        Baggage = keys.Count == 0 ? null : new BaggageTags(keys.Contains(AnyKey) ? null : keys);
        DisabledSources = ReadList("DD_TRACE_DISABLED_ACTIVITY_SOURCES", variables) ?? [];
    }

    /// <summary>Gets the baggage that becomes tags; null for none.</summary>
    internal BaggageTags? Baggage { get; }

    /// <summary>Gets patterns of ignored sources, in addition to those of the options.</summary>
    internal IReadOnlyList<string> DisabledSources { get; }

    /// <summary>Gets the errors of variables and texts for the log, a sentence each.</summary>
    internal IReadOnlyList<string> Problems => _problems;

    /// <summary>Gets whether spans may be written by templates; false if they depend on values outside of shapes.</summary>
    internal bool AllowTemplates => _peers is not { AreMapped: true };

    /// <summary>Returns the options of the mapper.</summary>
    /// <param name="resource">The process.</param>
    internal MappingOptions Describe(ResourceDescription resource)
        => new() { Naming = _naming, Resource = resource, Errors = _errors, Peers = _peers, RemoveIntegrationServiceNames = _keepsService };

    private StatusSet? ReadStatuses(string? option, string optionName, string variable, Variables variables)
    {
        if ((option ?? variables[variable]) is not { } text) return null;
        if (StatusSet.TryParse(text, out StatusSet? set)) return set;
        _problems.Add(Variables.Ignored(option is null
            ? variable
            : optionName, text, StatusSet.Expected, "the errors of the instrumentation"));
        return null;
    }

    private bool ReadFlag(string variable, Variables variables)
    {
        if (variables.IsTrue(variable)) return true;
        if (variables[variable] is { } text && !variables.IsFalse(variable))
            _problems.Add(Variables.Ignored(variable, text, "true or false", "false"));
        return false;
    }

    // An empty one counts as unset: Variables knows no difference.
    private static string[]? ReadList(string variable, Variables variables)
        => variables[variable]?.Split(',', StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries);
}
