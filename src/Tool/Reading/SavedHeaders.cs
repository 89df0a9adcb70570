namespace SpanPack.Tool;

/// <summary>What older formats say in headers, v0.7 and v1.0 say in the payload.</summary>
internal static class SavedHeaders
{
    private const string Language = "Datadog-Meta-Lang";
    private const string LanguageVersion = "Datadog-Meta-Lang-Version";
    private const string TracerVersion = "Datadog-Meta-Tracer-Version";
    private const string ContainerId = "Datadog-Container-ID";

    /// <summary>Gets the payload with the fields that only the headers saved beside it know.</summary>
    internal static TracePayload AddTo(LoadedPayload source)
    {
        TracePayload payload = source.Payload;
        if (source.File.Request is not { } request || payload.Format is TraceFormat.V07 or TraceFormat.V1) return payload;
        return payload with
        {
            Header = payload.Header with
            {
                LanguageName = request.GetHeader(Language),
                LanguageVersion = request.GetHeader(LanguageVersion),
                TracerVersion = request.GetHeader(TracerVersion),
                ContainerId = request.GetHeader(ContainerId),
            },
        };
    }
}
