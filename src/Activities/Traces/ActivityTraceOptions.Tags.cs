namespace SpanPack;

/// <content>Errors, tags and services of spans; the lists of all options.</content>
public sealed partial record ActivityTraceOptions
{
    private readonly ListContent<string> _includedSources = new([]);
    private readonly ListContent<string> _excludedSources = new(["Experimental.*"]);
    private readonly ListContent<KeyValuePair<string, TagValue>> _resource = new([]);
    private readonly ListContent<string> _baggageTagKeys;
    private readonly MapContent _peerServiceMapping;

    /// <summary>
    /// Gets or initializes the HTTP statuses that make an incoming request an error, such as <c>500-599,404</c>: 100 to 599, single or as
    /// ranges. Null (the default) for <c>DD_TRACE_HTTP_SERVER_ERROR_STATUSES</c>, or if that is not set for the decision of the
    /// instrumentation. An exception is always an error.
    /// </summary>
    public string? HttpServerErrorStatuses { get; init; }

    /// <summary>
    /// Gets or initializes the HTTP statuses that make an outgoing request an error; null (the default) for
    /// <c>DD_TRACE_HTTP_CLIENT_ERROR_STATUSES</c>. Without both, the instrumentation decides.
    /// </summary>
    public string? HttpClientErrorStatuses { get; init; }

    /// <summary>
    /// Gets or initializes the baggage keys of an incoming request that become tags, as <c>baggage.user.id</c>; <c>*</c> for all, empty for
    /// none. Null (the default) for <c>DD_TRACE_BAGGAGE_TAG_KEYS</c>, by default <c>user.id</c>, <c>session.id</c> and <c>account.id</c>.
    /// </summary>
    public IReadOnlyList<string>? BaggageTagKeys { get => _baggageTagKeys.Items; init => _baggageTagKeys = new(value); }

    /// <summary>
    /// Gets or initializes whether outgoing requests name the called service as <c>peer.service</c>, by database, broker or host; null (the
    /// default) for <c>DD_TRACE_PEER_SERVICE_DEFAULTS_ENABLED</c>, which is false by default.
    /// </summary>
    public bool? SetsPeerService { get; init; }

    /// <summary>
    /// Gets or initializes other names for values of <c>peer.service</c>; null (the default) for <c>DD_TRACE_PEER_SERVICE_MAPPING</c>:
    /// <c>from:to,from:to</c>.
    /// </summary>
    public IReadOnlyDictionary<string, string>? PeerServiceMapping
    {
        get => _peerServiceMapping.Items;
        init => _peerServiceMapping = new(value);
    }

    /// <summary>
    /// Gets or initializes whether spans of clients keep the service of the process instead of a client service such as
    /// <c>shop-postgres</c>. Null (the default) for <c>DD_TRACE_REMOVE_INTEGRATION_SERVICE_NAMES_ENABLED</c>, which is false by default.
    /// </summary>
    public bool? RemoveIntegrationServiceNames { get; init; }

    /// <summary>Gets or initializes the sources that the caller replaces by its own; none by default.</summary>
    internal SourcePair[] ReplacedSources { get; init; } = [];
}
