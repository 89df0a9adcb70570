namespace SpanPack;

/// <summary>Classifies answers.</summary>
internal static class AnswerKinds
{
    internal static AnswerKind Of(int status) => status switch
    {
        >= 200 and <= 299 => AnswerKind.Sent,
        404 => AnswerKind.NotFound,
        408 => AnswerKind.TooSlow,
        413 => AnswerKind.TooLarge,
        417 => AnswerKind.ExpectationFailed,
        429 => AnswerKind.Overloaded,
        >= 500 => AnswerKind.Fault,
        _ => AnswerKind.Refused,
    };
}
