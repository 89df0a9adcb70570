using System.Diagnostics;
using SpanPack.CompilerServices;

namespace SpanPack;

/// <summary>One unit of work of a trace.</summary>
/// <remarks>
/// A span is set by one thread at a time. It may be written while it is being set: the payload then contains the old or the new value, and
/// is valid.
/// </remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed partial class Span
{
    private HeadStrings _head;
    private bool _isLocalRoot;
    private SpanLife _life;

    /// <summary>Gets or sets the 128-bit trace id, the same for all spans of a chunk; not 0 on the wire.</summary>
    public UInt128 TraceId
    {
        get => new(TraceIdUpper, TraceIdLower);
        set => (TraceIdUpper, TraceIdLower) = ((ulong)(value >>> 64), (ulong)value);
    }

    /// <summary>Gets or sets the id of the span; not 0 on the wire.</summary>
    public ulong SpanId { get => Numbers.SpanId; set => Numbers.SpanId = value; }

    /// <summary>Gets or sets the id of the parent span; 0 for the root of a trace.</summary>
    public ulong ParentId { get => Numbers.ParentId; set => Numbers.ParentId = value; }

    /// <summary>
    /// Gets or sets the name of the service that did the work; null uses the default service when automatic tags are written.
    /// </summary>
    public string? Service { get => _head.First; set => _head.First = value; }

    /// <summary>Gets or sets the name of the operation, such as <c>http.request</c>.</summary>
    public string? Name
    {
        get => TagLevel.Slot(ref _head.First, HeadStrings.Name);
        set => TagLevel.Slot(ref _head.First, HeadStrings.Name) = value;
    }

    /// <summary>Gets or sets the resource that the operation worked on, such as <c>GET /orders/{id}</c>.</summary>
    public string? Resource
    {
        get => TagLevel.Slot(ref _head.First, HeadStrings.Resource);
        set => TagLevel.Slot(ref _head.First, HeadStrings.Resource) = value;
    }

    /// <summary>Gets or sets the type of the span: <c>web</c>, <c>db</c>, <c>http</c>, <c>cache</c>, ….</summary>
    public string? Type
    {
        get => TagLevel.Slot(ref _head.First, HeadStrings.Type);
        set => TagLevel.Slot(ref _head.First, HeadStrings.Type) = value;
    }

    /// <summary>Gets or sets the start, in nanoseconds since the Unix epoch.</summary>
    public long Start { get => Numbers.Start; set => Numbers.Start = value; }

    /// <summary>Gets or sets the duration in nanoseconds.</summary>
    public long Duration { get => Numbers.Duration; set => Numbers.Duration = value; }

    /// <summary>
    /// Gets or sets the error mark: 0 for none, 1 for an error. A span that was read may have another value, which agents may treat as an
    /// error.
    /// </summary>
    /// <exception cref="ArgumentOutOfRangeException">The value is not 0 or 1.</exception>
    public int Error
    {
        get => ErrorMark;
        set
        {
            ArgumentOutOfRangeException.ThrowIfNegative(value);
            ArgumentOutOfRangeException.ThrowIfGreaterThan(value, 1);
            ErrorMark = value;
        }
    }

    /// <summary>
    /// Gets or sets whether this is the first span that the process started for the trace. A span without a parent always is.
    /// </summary>
    public bool IsLocalRoot { get => _isLocalRoot || Numbers.ParentId == 0; set => _isLocalRoot = value; }

    /// <summary>
    /// Gets or sets the service of the parent span, if known. A span of another service than its parent's is a top-level span. When null,
    /// the parent is searched for in the chunk.
    /// </summary>
    public string? ParentService { get; set; }

    /// <summary>
    /// Gets or sets the 16 hex digits of the last Datadog span in an incoming W3C <c>tracestate</c>, <c>0000000000000000</c> if it named
    /// none; null on all other spans.
    /// </summary>
    public string? LastParentId
    {
        get => Extras?.LastParentId;
        set
        {
            if (value is not null || Extras is not null) MakeExtras().LastParentId = value;
        }
    }

    /// <summary>
    /// Gets or sets the source of the service name: <c>m</c> when set by hand, <c>opt.*</c> for configuration, else the name of an
    /// integration.
    /// </summary>
    public string? ServiceSource
    {
        get => Extras?.ServiceSource;
        set
        {
            if (value is not null || Extras is not null) MakeExtras().ServiceSource = value;
        }
    }

    /// <summary>
    /// Gets or sets the v1.0 fields <c>env</c>, <c>version</c>, <c>component</c> and kind of a span that was read. When null, as on every
    /// span of a program, they come from the tags of those names. It is also null for a span that was read with none of these fields and no
    /// tags.
    /// </summary>
    public SpanV1Fields? V1Fields
    {
        get => Extras?.V1Fields;
        set
        {
            if (value is not null || Extras is not null) MakeExtras().V1Fields = value;
        }
    }

    /// <summary>Ids and times: writers read them here, not by one method each.</summary>
    internal SpanNumbers Numbers;

    /// <summary>The error mark as it was read: any number.</summary>
    internal int ErrorMark;

    internal ulong TraceIdUpper;

    internal ulong TraceIdLower;

    /// <summary>The rarely used parts; null when this span has none.</summary>
    internal SpanExtras? Extras;

    /// <summary>Gets the first of service, name, resource and type, in the order of <see cref="HeadStrings"/>.</summary>
    internal ref string? Head => ref _head.First;

    /// <summary>Returns a description for display, not for parsing.</summary>
    /// <returns>Service, name, resource and id.</returns>
    public override string ToString() => $"{Service} {Name} {Resource} ({SpanId:x16})";

    private SpanExtras MakeExtras() => Extras ??= new SpanExtras();
}
