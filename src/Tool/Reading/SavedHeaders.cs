namespace SpanPack.Tool;

/// <summary>The payload fields that are sent in headers, for formats without fields.</summary>
internal static class SavedHeaders
{
    private const string Language = "Datadog-Meta-Lang";
    private const string LanguageVersion = "Datadog-Meta-Lang-Version";
    private const string TracerVersion = "Datadog-Meta-Tracer-Version";
    private const string ContainerId = "Datadog-Container-ID";

    /// <summary>Gets the payload with the fields of its saved headers.</summary>
    internal static TracePayload AddTo(LoadedPayload source)
    {
        TracePayload payload = source.Payload;
        if (source.File.Request is not { } request || payload.Format.GetTraits().HasPayloadFields) return payload;
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
