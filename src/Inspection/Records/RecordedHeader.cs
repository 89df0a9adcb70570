namespace SpanPack;

/// <summary>The fields of a v0.7 or v1.0 payload while it is read.</summary>
internal sealed class RecordedHeader
{
    private readonly Dictionary<TraceTextField, string> _texts = [];

    internal AttributeList Attributes { get; } = [];

    internal void Set(TraceTextField field, string value) => _texts[field] = value;

    internal TracePayloadHeader Build() => new()
    {
        ContainerId = _texts.GetValueOrDefault(TraceTextField.PayloadContainerId),
        LanguageName = _texts.GetValueOrDefault(TraceTextField.PayloadLanguageName),
        LanguageVersion = _texts.GetValueOrDefault(TraceTextField.PayloadLanguageVersion),
        TracerVersion = _texts.GetValueOrDefault(TraceTextField.PayloadTracerVersion),
        RuntimeId = _texts.GetValueOrDefault(TraceTextField.PayloadRuntimeId),
        Environment = _texts.GetValueOrDefault(TraceTextField.PayloadEnvironment),
        HostName = _texts.GetValueOrDefault(TraceTextField.PayloadHostName),
        AppVersion = _texts.GetValueOrDefault(TraceTextField.PayloadAppVersion),
        Attributes = Attributes,
    };
}
