using System.Diagnostics;

namespace SpanPack;

/// <summary>How traces travel between services. What is null (the default) is what environment variables say.</summary>
/// <remarks>Immutable, as long as nobody changes the lists; safe for any number of threads.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed record PropagationOptions
{
    /// <summary>Gets or initializes the headers that are sent, in this order; null for <c>DD_TRACE_PROPAGATION_STYLE_INJECT</c>, <c>DD_TRACE_PROPAGATION_STYLE</c> or <c>OTEL_PROPAGATORS</c>, and without them Datadog, W3C and baggage.</summary>
    public IReadOnlyList<PropagationStyle>? InjectStyles { get; init; }

    /// <summary>Gets or initializes the headers that are read, in this order; null for <c>DD_TRACE_PROPAGATION_STYLE_EXTRACT</c> and the variables of <see cref="InjectStyles"/>.</summary>
    public IReadOnlyList<PropagationStyle>? ExtractStyles { get; init; }

    /// <summary>Gets or initializes whether the first headers that name a trace are the last that are looked at; null for <c>DD_TRACE_PROPAGATION_EXTRACT_FIRST</c>.</summary>
    public bool? ExtractFirst { get; init; }

    /// <summary>Gets or initializes what is done with a trace that comes; null for <c>DD_TRACE_PROPAGATION_BEHAVIOR_EXTRACT</c>.</summary>
    public ExtractionBehavior? Behavior { get; init; }

    /// <summary>Gets or initializes how many characters <c>x-datadog-tags</c> may have, 0 (none is sent or read) to 512; null for <c>DD_TRACE_X_DATADOG_TAGS_MAX_LENGTH</c>, and without it 512.</summary>
    public int? MaxTagsLength { get; init; }

    /// <summary>Says what is set; for a person, not for parsing.</summary>
    /// <returns>Styles and behaviour.</returns>
    public override string ToString() => $"sends {NamesOf(InjectStyles)}, reads {NamesOf(ExtractStyles)}, {Behavior?.ToString() ?? "default"}";

    private static string NamesOf(IReadOnlyList<PropagationStyle>? styles) => styles is null ? "default" : string.Join('+', styles);
}
