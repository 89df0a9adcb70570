namespace SpanPack;

/// <summary>The facts of a chunk that tell of its trace.</summary>
/// <param name="Trace">The contribution of the chunk to the trace.</param>
/// <param name="Start">The earliest start of a span, in nanoseconds since 1970.</param>
/// <param name="End">The latest end of a span, in nanoseconds since 1970.</param>
/// <param name="Head">Service, name and resource of its root, or of its earliest span.</param>
/// <param name="HeadStart">The start of that span.</param>
internal sealed record ChunkFacts(FilteredTrace Trace, long Start, long End, string Head, long HeadStart)
{
    /// <summary>Joins the facts of two chunks of one trace.</summary>
    internal ChunkFacts With(ChunkFacts other)
    {
        bool otherLeads = Trace.HasRoot != other.Trace.HasRoot ? other.Trace.HasRoot : other.HeadStart < HeadStart;
        (long start, long end) = (Math.Min(Start, other.Start), Math.Max(End, other.End));
        var trace = new FilteredTrace(
            Trace.IdUpper != 0 ? Trace.IdUpper : other.Trace.IdUpper,
            Trace.Id,
            (double)((Int128)end - start),
            Trace.Spans + other.Trace.Spans,
            Trace.Errors + other.Trace.Errors,
            Trace.HasRoot || other.Trace.HasRoot)
        {
            Start = start,
            Operation = (otherLeads ? other : this).Trace.Operation,
        };
        return new ChunkFacts(trace, start, end, otherLeads ? other.Head : Head, otherLeads ? other.HeadStart : HeadStart);
    }

    /// <summary>Describes the trace in one line; for a person, not for parsing.</summary>
    public override string ToString()
    {
        string errors = Trace.Errors == 0 ? "no errors" : Trace.Errors == 1 ? "1 error" : $"{Trace.Errors} errors";
        string id = Trace.IdUpper == 0 ? $"{Trace.Id:x16}" : $"{Trace.IdUpper:x16}{Trace.Id:x16}";
        string spans = Trace.Spans == 1 ? "1 span" : $"{Trace.Spans} spans";
        return $"{id} {Head}, {spans}, {errors}, {DurationText.Format((Int128)Trace.Duration, "us")}";
    }
}
