using System.Diagnostics;
using Microsoft.Extensions.Logging;
using Microsoft.Extensions.Logging.Abstractions;

namespace SpanPack;

/// <summary>Which activities become spans, and how. What is not set here, environment variables say.</summary>
/// <remarks>
/// Immutable. <see cref="Filter"/> and <see cref="Enrich"/> run once for an activity when it ends, on the thread and in the execution context that end it: many at a time. The activity waits for them.
/// The text of tag values of the program's own types is made there, too.
/// </remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed record ActivityTraceOptions
{
    /// <summary>Gets or initializes whether activities are collected; null (the default) for <c>DD_TRACE_ENABLED</c>, and where that is not set for <c>OTEL_SDK_DISABLED</c>: true unless these say otherwise. If not, nobody listens, and activities cost nothing.</summary>
    public bool? IsEnabled { get; init; }

    /// <summary>
    /// Gets or initializes whether the collector listens itself; true by default. Otherwise somebody else does, and tells it (<see cref="ActivityTraceCollector.OnEnded"/>): patterns of sources say nothing then, nor does
    /// <c>OTEL_TRACES_SAMPLER</c>, which is for who listens.
    /// </summary>
    public bool Listens { get; init; } = true;

    /// <summary>Gets or initializes how spans are named: as an agent names spans that reach it by OTLP (the default), or as Datadog's own integrations do.</summary>
    public SpanNaming Naming { get; init; }

    /// <summary>Gets or initializes which sources are listened to, by patterns of their names with <c>*</c> and <c>?</c>; empty (the default) for all.</summary>
    public IReadOnlyList<string> IncludedSources { get; init; } = [];

    /// <summary>Gets or initializes which sources are not listened to, whatever includes them; by default <c>Experimental.*</c>, which is how the framework calls those that may change. <c>DD_TRACE_DISABLED_ACTIVITY_SOURCES</c> adds to them.</summary>
    public IReadOnlyList<string> ExcludedSources { get; init; } = ["Experimental.*"];

    /// <summary>
    /// Gets or initializes whether opening a connection of Npgsql or MySqlConnector becomes a span; false by default. This and the next two are rules for known sources: such activities are not made. They have no effect where
    /// another listener records the source, nor without <see cref="Listens"/>.
    /// </summary>
    public bool CollectsConnections { get; init; }

    /// <summary>Gets or initializes whether both activities of one operation become spans; false by default: of MongoDB.Driver the commands do, of the Azure SDK the requests of HttpClient.</summary>
    public bool CollectsOuterOperations { get; init; }

    /// <summary>Gets or initializes whether polling that no work of the program has caused becomes traces, such as that of Quartz for triggers; false by default.</summary>
    public bool CollectsPolling { get; init; }

    /// <summary>
    /// Gets or initializes what says whether an activity that has ended becomes a span; null for all. A local root that does not takes all of its trace with it; for any other, its children
    /// become those of its parent, as far as they are sent together. An activity for which it throws is kept.
    /// </summary>
    public Func<Activity, bool>? Filter { get; init; }

    /// <summary>
    /// Gets or initializes what changes the span of an activity that ends: names, tags, what is secret. The span is used again for others: it must not be kept. What it throws is logged, and the span is sent as it is then.
    /// </summary>
    public Action<Activity, Span>? Enrich { get; init; }

    /// <summary>Gets or initializes what is said of the process beside what the <see cref="ProcessDescription"/> of the writer has, as attributes of OpenTelemetry resources; none by default.</summary>
    public IReadOnlyList<KeyValuePair<string, TagValue>> Resource { get; init; } = [];

    /// <summary>Gets or initializes which traces are kept; null (the default) for what variables say.</summary>
    public SamplingOptions? Sampling { get; init; }

    /// <summary>Gets or initializes how traces go on in other processes; null (the default) for what variables say.</summary>
    public PropagationOptions? Propagation { get; init; }

    /// <summary>
    /// Gets or initializes which HTTP statuses make a request that is served an error, such as <c>500-599,404</c>: 100 to 599, single or as ranges. Null (the default) for
    /// <c>DD_TRACE_HTTP_SERVER_ERROR_STATUSES</c>, and without it for what the instrumentation says. An exception is an error in any case.
    /// </summary>
    public string? HttpServerErrorStatuses { get; init; }

    /// <summary>Gets or initializes the same for requests that are sent; null (the default) for <c>DD_TRACE_HTTP_CLIENT_ERROR_STATUSES</c>, and without it for what the instrumentation says.</summary>
    public string? HttpClientErrorStatuses { get; init; }

    /// <summary>
    /// Gets or initializes which pairs of the baggage of a request that is served become tags, as <c>baggage.user.id</c>; <c>*</c> for all, empty for none. Null (the default) for <c>DD_TRACE_BAGGAGE_TAG_KEYS</c>, and
    /// without it <c>user.id</c>, <c>session.id</c> and <c>account.id</c>.
    /// </summary>
    public IReadOnlyList<string>? BaggageTagKeys { get; init; }

    /// <summary>Gets or initializes whether requests that are sent name the service that they go to as <c>peer.service</c>, by database, broker or host; null (the default) for <c>DD_TRACE_PEER_SERVICE_DEFAULTS_ENABLED</c>, which is false unless it says otherwise.</summary>
    public bool? SetsPeerService { get; init; }

    /// <summary>Gets or initializes other names for values of <c>peer.service</c>; null (the default) for <c>DD_TRACE_PEER_SERVICE_MAPPING</c>: <c>from:to,from:to</c>.</summary>
    public IReadOnlyDictionary<string, string>? PeerServiceMapping { get; init; }

    /// <summary>Gets or initializes whether spans of clients keep the service of the process, in place of one named after the client such as <c>shop-postgres</c>; null (the default) for <c>DD_TRACE_REMOVE_INTEGRATION_SERVICE_NAMES_ENABLED</c>, which is false unless it says otherwise.</summary>
    public bool? RemoveIntegrationServiceNames { get; init; }

    /// <summary>Gets or initializes whether <see cref="DistributedContextPropagator.Current"/> is set, which ASP.NET Core and HttpClient use; true by default.</summary>
    public bool SetsPropagator { get; init; } = true;

    /// <summary>
    /// Gets or initializes how many activities and spans of a trace may wait for the end of their local root, 1 to 100,000; null (the default) for <c>DD_TRACE_PARTIAL_FLUSH_MIN_SPANS</c>, and 500 where that is not set.
    /// With <c>DD_TRACE_PARTIAL_FLUSH_ENABLED</c> set to false any number waits.
    /// </summary>
    public int? PartialFlushSpans { get; init; }

    /// <summary>Gets or initializes how long they may wait; above 0 to 1 hour, 30 s by default. Then they are sent as a chunk of their own.</summary>
    public TimeSpan MaxWait { get; init; } = TimeSpan.FromSeconds(30);

    /// <summary>
    /// Gets or initializes how many bytes activities may hold that have ended and wait for their local root; 1 MiB or more, 64 MiB by default. An activity that is above it is sent at once, with the others of its
    /// trace that wait. The bytes are an estimate of tags, events, links and names; custom properties and baggage do not count.
    /// </summary>
    public long MaxHeldBytes { get; init; } = 64 * 1024 * 1024;

    /// <summary>Gets or initializes what gives the value of a variable such as <c>DD_TRACE_SAMPLE_RATE</c>, null where there is none; by default the environment of the process. It is called while a collector is made.</summary>
    public Func<string, string?> ReadVariable { get; init; } = Environment.GetEnvironmentVariable;

    /// <summary>Gets or initializes what is told of callbacks that throw and of variables that cannot be used; nothing by default.</summary>
    public ILogger Logger { get; init; } = NullLogger.Instance;

    /// <summary>Gets or initializes whether spans are written by templates where their shapes have come before; true by default.</summary>
    internal bool UsesTemplates { get; init; } = true;

    /// <summary>Gets or initializes whether shapes are learned by the thread that meets them, not by one of the pool.</summary>
    internal bool LearnsAtOnce { get; init; }

    /// <summary>Gets or initializes what compares each chunk that has templates with what the mapper and the writers make of it; null for nothing.</summary>
    internal TemplateCheck? TemplateCheck { get; init; }

    /// <summary>Gets or initializes what takes chunks in place of the writer, which then gets none; null for the writer.</summary>
    internal ChunkTaker? ChunkTaker { get; init; }

    /// <summary>Gets or initializes the clock; that of the system by default.</summary>
    internal TimeProvider Time { get; init; } = TimeProvider.System;

    /// <summary>Gets or initializes how many traces may wait for the end of their local root; a power of two.</summary>
    internal int WaitingTraces { get; init; } = WaitingPlaces<LocalTrace>.DefaultCapacity;

    /// <summary>Says what is listened to; for a person, not for parsing.</summary>
    /// <returns>The patterns.</returns>
    public override string ToString() => $"+{string.Join(" +", IncludedSources.DefaultIfEmpty("*"))} -{string.Join(" -", ExcludedSources)}";

    /// <summary>Checks the options, as the constructor of <see cref="ActivityTraceCollector"/> does.</summary>
    /// <exception cref="ArgumentException">Something is null or out of range.</exception>
    public void Check()
    {
        ArgumentNullException.ThrowIfNull(IncludedSources);
        ArgumentNullException.ThrowIfNull(ExcludedSources);
        ArgumentNullException.ThrowIfNull(Resource);
        ArgumentNullException.ThrowIfNull(ReadVariable);
        ArgumentNullException.ThrowIfNull(Logger);
        OptionRange.Check(Enum.IsDefined(Naming), nameof(Naming), Naming, "one of the enumeration");
        OptionRange.Check(PartialFlushSpans is null or (>= 1 and <= PartialFlush.MaxSpans), nameof(PartialFlushSpans), PartialFlushSpans, "1 to 100,000");
        OptionRange.Check(MaxHeldBytes >= 1024 * 1024, nameof(MaxHeldBytes), MaxHeldBytes, "1 MiB or more");
        OptionRange.Check(MaxWait > TimeSpan.Zero && MaxWait <= TimeSpan.FromHours(1), nameof(MaxWait), MaxWait, "above 0 to 1 hour");
    }
}
