namespace SpanPack;

/// <summary>The method of a request and the status of its answer, as spans of HTTP have them.</summary>
internal static class HttpStatus
{
    internal static string MethodOf(in SpanFacts span)
        => span.Find(AttributeId.HttpRequestMethod, AttributeId.HttpMethod) is { } method ? AgentNaming.MethodOf(method) : "HTTP";

    /// <summary>Adds the status as text, as Datadog's tracer does.</summary>
    internal static void Add(in SpanFacts span, ChosenTags tags)
    {
        if (StatusAttributes.FindHttp(span) is >= 0 and var code) tags.Add("http.status_code", GoScalars.OfInteger(code));
    }

    /// <summary>Gets the message of an error with an HTTP status only.</summary>
    internal static string? MessageOf(in SpanFacts span)
        => StatusAttributes.FindHttp(span) is >= 0 and var code
            ? ClientTexts.Get(ClientText.StatusMessage, GoScalars.OfInteger(code))
            : null;
}
