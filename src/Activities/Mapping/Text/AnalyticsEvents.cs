namespace SpanPack;

/// <summary>The attribute <c>analytics.event</c>, a Boolean in the forms that Go reads.</summary>
internal static class AnalyticsEvents
{
    /// <summary>The tag that it becomes.</summary>
    internal const string TagName = "_dd1.sr.eausr";

    /// <summary>Returns 1 for true, 0 for false, null for other texts.</summary>
    internal static double? RateOf(string text) => text switch
    {
        "1" or "t" or "T" or "TRUE" or "true" or "True" => 1,
        "0" or "f" or "F" or "FALSE" or "false" or "False" => 0,
        _ => null,
    };
}
