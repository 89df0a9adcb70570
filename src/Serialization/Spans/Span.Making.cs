using System.Diagnostics;

namespace SpanPack;

/// <content>Members for creating a span by hand: ids, times, errors.</content>
public sealed partial class Span
{
    private const long FirstValidStart = 946_684_800_000_000_000; // 2000-01-01T00:00:00Z
    private const long MaxTicks = long.MaxValue / TimeSpan.NanosecondsPerTick;

    /// <summary>Gets or sets <see cref="Start"/> as a time, in steps of 100 ns.</summary>
    /// <exception cref="ArgumentOutOfRangeException">
    /// The time is outside the years 1677 to 2262, the range of 64 bits of nanoseconds.
    /// </exception>
    public DateTimeOffset StartTime
    {
        get => DateTimeOffset.UnixEpoch.AddTicks(Start / TimeSpan.NanosecondsPerTick);
        set => Start = ToNanoseconds((value - DateTimeOffset.UnixEpoch).Ticks, nameof(value));
    }

    /// <summary>Gets or sets <see cref="Duration"/> as a length of time, in steps of 100 ns.</summary>
    /// <exception cref="ArgumentOutOfRangeException">It is negative, or over 292 years.</exception>
    public TimeSpan Elapsed
    {
        get => TimeSpan.FromTicks(Duration / TimeSpan.NanosecondsPerTick);
        set
        {
            ArgumentOutOfRangeException.ThrowIfLessThan(value, TimeSpan.Zero);
            Duration = ToNanoseconds(value.Ticks, nameof(value));
            _life = SpanLife.Ended;
        }
    }

    /// <summary>Creates the first span of a trace, with new ids, that starts now.</summary>
    /// <param name="name">The name of the operation, such as <c>web.request</c>.</param>
    public static Span CreateRoot(string name)
    {
        DateTimeOffset now = DateTimeOffset.UtcNow;
        return new Span
        {
            TraceId = SpanIds.NewTraceId(now), SpanId = SpanIds.NewSpanId(), Name = name, StartTime = now,
            _life = SpanLife.Open
        };
    }

    /// <summary>Creates a child of this span, with the same trace and service and a new id, that starts now.</summary>
    /// <param name="name">The name of the operation, such as <c>db.query</c>.</param>
    public Span CreateChild(string name) => new()
    {
        TraceId = TraceId,
        SpanId = SpanIds.NewSpanId(),
        ParentId = SpanId,
        ParentService = Service,
        Service = Service,
        Name = name,
        StartTime = DateTimeOffset.UtcNow,
        _life = SpanLife.Open,
    };

    /// <summary>
    /// Resets the span for reuse: all values are removed. Lists of tags keep their capacity, so that setting as many again allocates
    /// nothing.
    /// </summary>
    /// <remarks>
    /// No writer may be using the span, because the values that it has read would change. A <see cref="Tags"/> object that is kept for
    /// another span must be cleared by its owner.
    /// </remarks>
    public void Reset()
    {
        _head = default;
        Extras = null;
        _isLocalRoot = false;
        _life = SpanLife.Unknown;
        _tags = null;
        _strings.Reset();
        _metrics?.Tags.Reset();
        (TraceIdUpper, TraceIdLower, SpanId, ParentId) = (0, 0, 0, 0);
        (Start, Duration) = (0, 0);
        ErrorMark = 0;
        ParentService = null;
        HasTwins = false;
    }

    /// <summary>
    /// Ends the span now, by the system clock: sets <see cref="Duration"/> to the time since <see cref="Start"/>, 0 if the clock was set
    /// back, and at most 292 years. Has no effect if the span has ended, by an earlier call, <see cref="SetElapsedSince"/> or
    /// <see cref="Elapsed"/>.
    /// </summary>
    public void End()
    {
        if (_life != SpanLife.Ended) SetElapsed(DateTimeOffset.UtcNow - StartTime);
    }

    /// <summary>Sets <see cref="Duration"/> to the time since a timestamp, by a monotonic clock.</summary>
    /// <param name="timestamp">The result of <see cref="Stopwatch.GetTimestamp"/> at the start of the span.</param>
    public void SetElapsedSince(long timestamp) => SetElapsed(Stopwatch.GetElapsedTime(timestamp));

    /// <summary>
    /// Marks the span as an error and sets <c>error.type</c>, <c>error.msg</c> and <c>error.stack</c>. For an
    /// <see cref="AggregateException"/> its first inner exception is used. A text that throws when it is read is left out.
    /// </summary>
    /// <remarks>
    /// The message is <c>error.msg</c>, as in Datadog's tracer for .NET and in agents for spans received by OTLP, so that spans of a
    /// service have one name. Tracers of other languages write <c>error.message</c>.
    /// </remarks>
    /// <param name="exception">The exception; not null.</param>
    /// <exception cref="ArgumentNullException"><paramref name="exception"/> is null.</exception>
    public void SetException(Exception exception)
    {
        ArgumentNullException.ThrowIfNull(exception);
        Error = 1;
        if (exception is AggregateException { InnerExceptions: [var first, ..] }) exception = first;
        SetTag(TagNames.ErrorType, exception.GetType().ToString()); // of generic types shorter than the full name
        SetTag(TagNames.ErrorMessage, ExceptionText.Of(exception, static thrown => thrown.Message));
        SetTag(TagNames.ErrorStack, ExceptionText.Of(exception, static thrown => thrown.ToString()));
    }

    /// <summary>
    /// Returns the problems for which an agent would drop or change the span; <c>spanpack validate --strict</c> finds the same and more in
    /// a payload.
    /// </summary>
    /// <returns>None for a span that arrives unchanged.</returns>
    public SpanProblems Validate()
    {
        SpanProblems problems = SpanProblems.None;
        if (TraceIdLower == 0) problems |= SpanProblems.NoTraceId;
        if (SpanId == 0) problems |= SpanProblems.NoSpanId;
        if (SpanId != 0 && ParentId == SpanId) problems |= SpanProblems.OwnParent;
        if (Start < FirstValidStart) problems |= SpanProblems.NoStart;
        if (Duration < 0 || Start > long.MaxValue - Duration) problems |= SpanProblems.BadDuration;
        if (string.IsNullOrEmpty(Name)) problems |= SpanProblems.NoName;
        if (string.IsNullOrEmpty(Resource)) problems |= SpanProblems.NoResource;
        if (_life == SpanLife.Open && Duration == 0) problems |= SpanProblems.NotEnded;
        foreach (KeyValuePair<string, double> number in EnumerateMetrics())
        {
            if (!double.IsFinite(number.Value)) problems |= SpanProblems.NotFinite;
        }

        return problems;
    }

    // A clock that was set back, and a timestamp of later, give a negative time; a start of long ago gives one that is too long.
    private void SetElapsed(TimeSpan elapsed) => Elapsed = TimeSpan.FromTicks(Math.Clamp(elapsed.Ticks, 0, MaxTicks));

    private static long ToNanoseconds(long ticks, string name)
        => ticks is >= -MaxTicks and <= MaxTicks
            ? ticks * TimeSpan.NanosecondsPerTick
            : throw new ArgumentOutOfRangeException(name, "64 bits of nanoseconds do not reach so far.");
}
