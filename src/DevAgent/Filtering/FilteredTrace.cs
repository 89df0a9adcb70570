using System.Text;

namespace SpanPack;

/// <summary>The facts of a whole trace that a filter may ask for.</summary>
/// <param name="IdUpper">The upper half of its id, or 0 if it is not known.</param>
/// <param name="Id">The lower half of its id.</param>
/// <param name="Duration">Nanoseconds from the earliest start to the latest end.</param>
/// <param name="Spans">The number of its spans.</param>
/// <param name="Errors">The number of its spans that are errors.</param>
/// <param name="HasRoot">Whether the span without a parent has come.</param>
internal readonly record struct FilteredTrace(ulong IdUpper, ulong Id, double Duration, int Spans, int Errors, bool HasRoot)
{
    /// <summary>Gets or initializes its earliest start, in nanoseconds since 1970.</summary>
    internal long Start { get; init; }

    /// <summary>Gets or initializes the operation of its root, or of the span that stands for it.</summary>
    internal string Operation { get; init; } = "";

    /// <summary>Gets the conditions of a filter that the trace fits, as bits.</summary>
    internal ulong BitsOf(Filter filter) => filter.BitsOf(this, Fits);

    private static bool Fits(FilterCondition condition, in FilteredTrace trace) => condition.Target switch
    {
        FilterTarget.TraceId => condition.FitsTraceId(trace.IdUpper, trace.Id),
        FilterTarget.TraceDuration => condition.Fits(trace.Duration),
        FilterTarget.TraceSpans => condition.Fits((long)trace.Spans),
        FilterTarget.TraceErrors => condition.Fits((long)trace.Errors),
        FilterTarget.TraceRoot => condition.Fits(trace.HasRoot ? "present"u8 : "missing"u8),
        FilterTarget.TraceStart => condition.Fits(trace.Start),
        FilterTarget.TraceOperation => condition.Fits(Encoding.UTF8.GetBytes(trace.Operation)),
        _ => false,
    };
}
