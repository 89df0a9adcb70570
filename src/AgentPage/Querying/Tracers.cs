namespace SpanPack;

/// <summary>Finds the tracer that sent a payload, from its headers or fields.</summary>
internal static class Tracers
{
    internal static TracerAnswer Of(KeptPayload payload, TracePayloadHeader? header = null) => new()
    {
        Language = payload.GetHeader("Datadog-Meta-Lang") ?? Cut(header?.LanguageName),
        LanguageVersion = payload.GetHeader("Datadog-Meta-Lang-Version") ?? Cut(header?.LanguageVersion),
        Version = payload.GetHeader("Datadog-Meta-Tracer-Version") ?? Cut(header?.TracerVersion),
    };

    private static string? Cut(string? text) => string.IsNullOrEmpty(text) ? null : ListText.Cut(text);
}
