using System.Diagnostics;
using Microsoft.Extensions.Logging;
using Microsoft.Extensions.Logging.Abstractions;

namespace SpanPack;

/// <summary>Options of an <see cref="ActivityTraceCollector"/>. Values that are not set come from environment variables.</summary>
/// <remarks>
/// Immutable. <see cref="Filter"/> and <see cref="Enrich"/> run once for an activity when it ends, on the thread and in the execution
/// context that end it, concurrently. The activity waits for them. The text of tag values of the program's types is read there, too.
/// </remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed partial record ActivityTraceOptions
{
    /// <summary>
    /// Gets or initializes whether activities are collected; null (the default) for <c>DD_TRACE_ENABLED</c>, and if that is not set for
    /// <c>OTEL_SDK_DISABLED</c>; true by default. When false, there is no listener, and activities cost nothing.
    /// </summary>
    public bool? IsEnabled { get; init; }

    /// <summary>
    /// Gets or initializes whether the collector listens itself; true by default. Otherwise another component listens and reports
    /// activities (<see cref="ActivityTraceCollector.OnEnded"/>): patterns of sources and <c>OTEL_TRACES_SAMPLER</c> are then ignored,
    /// because they are for the listener.
    /// </summary>
    public bool Listens { get; init; } = true;

    /// <summary>
    /// Gets or initializes the naming of spans: as an agent names spans that it receives by OTLP (the default), or as Datadog's
    /// integrations do.
    /// </summary>
    public SpanNaming Naming { get; init; }

    /// <summary>
    /// Gets or initializes the sources to listen to, by patterns of their names with <c>*</c> and <c>?</c>; empty (the default) for all.
    /// </summary>
    public IReadOnlyList<string> IncludedSources { get => _includedSources.Items!; init => _includedSources = new(value); }

    /// <summary>
    /// Gets or initializes the sources to ignore, with precedence; by default <c>Experimental.*</c>, the framework's prefix for sources
    /// that may change. <c>DD_TRACE_DISABLED_ACTIVITY_SOURCES</c> adds to them.
    /// </summary>
    public IReadOnlyList<string> ExcludedSources { get => _excludedSources.Items!; init => _excludedSources = new(value); }

    /// <summary>
    /// Gets or initializes whether opening a connection of Npgsql or MySqlConnector becomes a span; false by default. This and the next two
    /// are rules for known sources: such activities are not created. They have no effect if another listener records the source, nor
    /// without <see cref="Listens"/>.
    /// </summary>
    public bool CollectsConnections { get; init; }

    /// <summary>
    /// Gets or initializes whether both activities of one operation become spans; false by default. Then MongoDB.Driver has spans for
    /// commands, and the Azure SDK for the requests of HttpClient.
    /// </summary>
    public bool CollectsOuterOperations { get; init; }

    /// <summary>
    /// Gets or initializes whether polling without a cause in the program becomes traces, such as that of Quartz for triggers; false by
    /// default.
    /// </summary>
    public bool CollectsPolling { get; init; }

    /// <summary>
    /// Gets or initializes a callback that returns whether an ended activity becomes a span; null for all. Without its local root, no
    /// activity of a trace becomes a span. The children of any other filtered activity are attached to its parent, if they are sent
    /// together. An activity for which it throws is kept.
    /// </summary>
    public Func<Activity, bool>? Filter { get; init; }

    /// <summary>
    /// Gets or initializes a callback that changes the span of an activity when it ends: names, tags, secrets. The span is reused: do not
    /// keep it. Exceptions are logged, and the span is sent in its current state.
    /// </summary>
    public Action<Activity, Span>? Enrich { get; init; }

    /// <summary>
    /// Gets or initializes the description of the process beside what the <see cref="ProcessDescription"/> of the writer has, as attributes
    /// of OpenTelemetry resources; none by default.
    /// </summary>
    public IReadOnlyList<KeyValuePair<string, TagValue>> Resource { get => _resource.Items!; init => _resource = new(value); }

    /// <summary>Gets or initializes the sampling of traces; null (the default) for that of environment variables.</summary>
    public SamplingOptions? Sampling { get; init; }

    /// <summary>Gets or initializes how traces are propagated to other processes; null (the default) for environment variables.</summary>
    public PropagationOptions? Propagation { get; init; }

    /// <summary>
    /// Gets or initializes whether <see cref="DistributedContextPropagator.Current"/> is set, which ASP.NET Core and HttpClient use; true
    /// by default.
    /// </summary>
    public bool SetsPropagator { get; init; } = true;

    /// <summary>
    /// Gets or initializes how many activities and spans of a trace may wait for the end of their local root, 1 to 100,000. Null (the
    /// default) for <c>DD_TRACE_PARTIAL_FLUSH_MIN_SPANS</c>, which is 500 by default. The number is unlimited if
    /// <c>DD_TRACE_PARTIAL_FLUSH_ENABLED</c> is false.
    /// </summary>
    public int? PartialFlushSpans { get; init; }

    /// <summary>
    /// Gets or initializes how long they may wait; above 0 to 1 hour, 30 s by default. Then they are sent as a separate chunk.
    /// </summary>
    public TimeSpan MaxWait { get; init; } = TimeSpan.FromSeconds(30);

    /// <summary>
    /// Gets or initializes the most bytes of ended activities that wait for their local root; 1 MiB or more, 64 MiB by default. An activity
    /// above the limit is sent at once, with the others of its trace that wait. Threads that end activities at the same time may exceed
    /// it by a sixteenth. The bytes are an estimate of tags, events, links and names; custom properties and baggage do not count.
    /// </summary>
    public long MaxHeldBytes { get; init; } = 64 * 1024 * 1024;

    /// <summary>
    /// Gets or initializes the source of variables such as <c>DD_TRACE_SAMPLE_RATE</c>, which returns null for an unset one; by default the
    /// environment of the process. It is called while a collector is created.
    /// </summary>
    public Func<string, string?> ReadVariable { get; init; } = Environment.GetEnvironmentVariable;

    /// <summary>Gets or initializes the log for failing callbacks and invalid variables; none by default.</summary>
    public ILogger Logger { get; init; } = NullLogger.Instance;

    /// <summary>Gets or initializes whether spans with known shapes are written by templates; true by default.</summary>
    internal bool UsesTemplates { get; init; } = true;

    /// <summary>Gets or initializes whether shapes are learned by the thread that finds them instead of one of the pool.</summary>
    internal bool LearnsAtOnce { get; init; }

    /// <summary>Gets or initializes a check that compares each templated chunk with the mapper's result; null for none.</summary>
    internal TemplateCheck? TemplateCheck { get; init; }

    /// <summary>Gets or initializes a callback that receives chunks in place of the writer; null for the writer.</summary>
    internal ChunkTaker? ChunkTaker { get; init; }

    /// <summary>Gets or initializes the clock; the system clock by default.</summary>
    internal TimeProvider Time { get; init; } = TimeProvider.System;

    /// <summary>Gets or initializes the most traces that may wait for the end of their local root; a power of two.</summary>
    internal int WaitingTraces { get; init; } = WaitingPlaces<LocalTrace>.DefaultCapacity;

    /// <summary>Returns a description for display, not for parsing.</summary>
    /// <returns>The patterns.</returns>
    public override string ToString() => $"+{string.Join(" +", IncludedSources.DefaultIfEmpty("*"))} -{string.Join(" -", ExcludedSources)}";

    /// <summary>Checks the options, as the constructor of <see cref="ActivityTraceCollector"/> does.</summary>
    /// <exception cref="ArgumentException">An option is null or out of range.</exception>
    public void Check()
    {
        ArgumentNullException.ThrowIfNull(IncludedSources);
        ArgumentNullException.ThrowIfNull(ExcludedSources);
        ArgumentNullException.ThrowIfNull(Resource);
        ArgumentNullException.ThrowIfNull(ReadVariable);
        ArgumentNullException.ThrowIfNull(Logger);
        OptionRange.Check(Enum.IsDefined(Naming), nameof(Naming), Naming, "one of the enumeration");
        OptionRange.Check(PartialFlushSpans is null
            or (>= 1 and <= PartialFlush.MaxSpans), nameof(PartialFlushSpans), PartialFlushSpans, "1 to 100,000");
        OptionRange.Check(MaxHeldBytes >= 1024 * 1024, nameof(MaxHeldBytes), MaxHeldBytes, "1 MiB or more");
        OptionRange.Check(MaxWait > TimeSpan.Zero && MaxWait <= TimeSpan.FromHours(1), nameof(MaxWait), MaxWait, "above 0 to 1 hour");
    }
}
