namespace SpanPack;

/// <summary>Finds the reason why a payload was refused, and the position.</summary>
internal static class PayloadRefusals
{
    internal static RefusalAnswer Of(KeptPayload payload)
    {
        var answer = new RefusalAnswer
        {
            Status = payload.Status == 0 ? null : payload.Status,
            Message = ListText.Cut(payload.Refusal ?? payload.Fault ?? string.Empty, ListText.MaxDetailUnits),
        };
        if (payload.Fault is not null || Problem(payload) is not { } problem || (payload.Refusal is { } said && said != problem.Message))
            return answer;
        return answer with { Reason = ListText.Cut(problem.Reason), Offset = problem.Offset, Path = ListText.Cut(problem.Path) };
    }

    private static TraceFormatException? Problem(KeptPayload payload)
    {
        var nothing = new ReadingVisitor();
        try
        {
            TracePayloadReader.Visit(payload.Body, payload.Format, ref nothing);
            return null;
        }
        catch (TraceFormatException problem)
        {
            return problem;
        }
    }
}
