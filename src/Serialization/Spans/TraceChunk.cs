namespace SpanPack;

/// <summary>Spans of one trace with the data of the trace as a whole. Pass it by <see langword="in"/>: it is large.</summary>
/// <remarks>
/// All spans have the same trace id. A trace may have several chunks. Members with their default value add no tag; a formatter without
/// process tags (<c>SpanMessagePackFormatter.Verbatim</c>) reads <see cref="Spans"/> alone. Immutable, apart from the referenced objects.
/// </remarks>
public readonly partial struct TraceChunk
{
    // One set of marks instead of a Boolean in each nullable: the struct stays small, and "nothing of that kind" is one test.
    private readonly ChunkMarks _set;
    private readonly SamplingPriority _samplingPriority;
    private readonly SamplingMechanism _samplingMechanism;
    private readonly double _samplingRate;
    private readonly double _rateLimit;
    private readonly double _keepRate;
    private readonly ulong _traceIdUpper;
    private readonly ulong _traceIdLower;
    private readonly string? _origin;
    private readonly TraceTags? _traceTags;
    private readonly string? _service;
    private readonly string? _environment;
    private readonly string? _version;
    private readonly AppSecTraceInfo? _appSec;
    private readonly FeatureFlagTraceInfo? _featureFlags;

    /// <summary>Creates a chunk.</summary>
    /// <param name="spans">The spans in any order.</param>
    public TraceChunk(SpanCollection spans) => Spans = spans;

    /// <summary>Gets the spans.</summary>
    public SpanCollection Spans { get; private init; }

    /// <summary>Gets or initializes the sampling priority; null when undecided.</summary>
    public SamplingPriority? SamplingPriority
    {
        get => Has(ChunkMarks.SamplingPriority) ? _samplingPriority : null;
        init => (_samplingPriority, _set) = (value.GetValueOrDefault(), With(ChunkMarks.SamplingPriority, value.HasValue));
    }

    /// <summary>Gets or initializes the mechanism that decided. A decision maker in <see cref="TraceTags"/> takes precedence.</summary>
    public SamplingMechanism? SamplingMechanism
    {
        get => Has(ChunkMarks.SamplingMechanism) ? _samplingMechanism : null;
        init => (_samplingMechanism, _set) = (value.GetValueOrDefault(), With(ChunkMarks.SamplingMechanism, value.HasValue));
    }

    /// <summary>Gets or initializes the rate that was applied, 0 to 1: of the agent (mechanism 1) or of a rule (3, 11, 12).</summary>
    public double? SamplingRate
    {
        get => Has(ChunkMarks.SamplingRate) ? _samplingRate : null;
        init => (_samplingRate, _set) = (value.GetValueOrDefault(), With(ChunkMarks.SamplingRate, value.HasValue));
    }

    /// <summary>Gets or initializes the effective rate of the rate limiter, 0 to 1; null when it was not consulted.</summary>
    public double? RateLimit
    {
        get => Has(ChunkMarks.RateLimit) ? _rateLimit : null;
        init => (_rateLimit, _set) = (value.GetValueOrDefault(), With(ChunkMarks.RateLimit, value.HasValue));
    }

    /// <summary>Gets or initializes the share of traces that the writer has kept, 0 to 1; null when unknown.</summary>
    public double? KeepRate
    {
        get => Has(ChunkMarks.KeepRate) ? _keepRate : null;
        init => (_keepRate, _set) = (value.GetValueOrDefault(), With(ChunkMarks.KeepRate, value.HasValue));
    }

    /// <summary>Gets or initializes the origin of the trace, such as <c>synthetics</c>.</summary>
    public string? Origin
    {
        get => _origin;
        init => (_origin, _set) = (value, With(ChunkMarks.Origin, value is not null));
    }

    /// <summary>Gets or initializes the tags of the trace: <c>_dd.p.*</c> for the first span, others for the local root.</summary>
    public TraceTags? TraceTags
    {
        get => _traceTags;
        init => (_traceTags, _set) = (value, With(ChunkMarks.TraceTags, value is not null));
    }

    /// <summary>Gets or initializes the trace id of a chunk that was read from v1.0; null for that of the first span.</summary>
    public UInt128? TraceId
    {
        get => Has(ChunkMarks.TraceId) ? new UInt128(_traceIdUpper, _traceIdLower) : null;
        init => (_traceIdUpper, _traceIdLower, _set) =
            ((ulong)(value.GetValueOrDefault() >> 64), (ulong)value.GetValueOrDefault(), With(ChunkMarks.TraceId, value.HasValue));
    }

    /// <summary>Gets or initializes further attributes of a v0.7 or v1.0 chunk. They are written unchanged, on no span.</summary>
    public AttributeList? Attributes { get; init; }

    /// <summary>Gets or initializes whether a sampler has dropped the trace (v0.7 and v1.0).</summary>
    public bool IsDropped
    {
        get => Has(ChunkMarks.Dropped);
        init => _set = With(ChunkMarks.Dropped, value);
    }

    /// <summary>Gets or initializes the default service; null for that of the process, empty for none.</summary>
    public string? Service
    {
        get => _service;
        init => (_service, _set) = (value, With(ChunkMarks.Service, value is not null));
    }

    /// <summary>Gets or initializes the environment; null for that of the process, empty for none.</summary>
    public string? Environment
    {
        get => _environment;
        init => (_environment, _set) = (value, With(ChunkMarks.Environment, value is not null));
    }

    /// <summary>Gets or initializes the version of the default service; null for that of the process, empty for none.</summary>
    public string? Version
    {
        get => _version;
        init => (_version, _set) = (value, With(ChunkMarks.Version, value is not null));
    }

    /// <summary>Gets or initializes whether APM tracing is off and spans are sent for another product only.</summary>
    public bool ApmTracingDisabled
    {
        get => Has(ChunkMarks.ApmTracingDisabled);
        init => _set = With(ChunkMarks.ApmTracingDisabled, value);
    }

    /// <summary>Gets or initializes the data of application security; null when it did not run for this trace.</summary>
    public AppSecTraceInfo? AppSec
    {
        get => _appSec;
        init => (_appSec, _set) = (value, With(ChunkMarks.AppSec, value is not null));
    }

    /// <summary>Gets or initializes feature-flag data of the trace.</summary>
    public FeatureFlagTraceInfo? FeatureFlags
    {
        get => _featureFlags;
        init => (_featureFlags, _set) = (value, With(ChunkMarks.FeatureFlags, value is not null));
    }

    /// <summary>Returns whether the chunk has any of these fields.</summary>
    internal bool Has(ChunkMarks fields) => (_set & fields) != 0;

    /// <summary>Gets whether the chunk has its service, environment or version set.</summary>
    internal bool HasOwnProcess => (_set & (ChunkMarks.Service | ChunkMarks.Environment | ChunkMarks.Version)) != 0;

    /// <summary>Gets whether the chunk keeps the trace and names the decision maker: that tag is written on the first span.</summary>
    internal bool HasDecisionToKeep
        => (_set & (ChunkMarks.SamplingPriority | ChunkMarks.SamplingMechanism))
            == (ChunkMarks.SamplingPriority | ChunkMarks.SamplingMechanism) && _samplingPriority > 0;

    /// <summary>Gets whether <see cref="TraceId"/> is not null, without copying it.</summary>
    internal bool HasTraceId => Has(ChunkMarks.TraceId);

    private ChunkMarks With(ChunkMarks field, bool isSet) => isSet ? _set | field : _set & ~field;
}
