namespace SpanPack;

/// <summary>The fields of a payload as an answer.</summary>
internal static class PayloadFields
{
    internal static PayloadFieldsAnswer Of(KeptPayload payload)
    {
        var nothing = new FoundSpan(-1, -1); // only what the payload says itself
        PayloadPlayback.Play(payload.Body, payload.Format, nothing);
        TracePayloadHeader header = nothing.Header;
        return new PayloadFieldsAnswer
        {
            ContainerId = Cut(header.ContainerId),
            LanguageName = Cut(header.LanguageName),
            LanguageVersion = Cut(header.LanguageVersion),
            TracerVersion = Cut(header.TracerVersion),
            RuntimeId = Cut(header.RuntimeId),
            Environment = Cut(header.Environment),
            HostName = Cut(header.HostName),
            AppVersion = Cut(header.AppVersion),
            Tags = TagAnswers.Of(header.Attributes),
        };
    }

    private static string? Cut(string? text) => text is null ? null : ListText.Cut(text);
}
