using System.Diagnostics;

namespace SpanPack;

/// <summary>Options of trace propagation between services. Null (the default) is replaced by the values of environment variables.</summary>
/// <remarks>Immutable, as long as the lists do not change; safe for any number of threads.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed record PropagationOptions
{
    private readonly ListContent<PropagationStyle> _injectStyles;
    private readonly ListContent<PropagationStyle> _extractStyles;

    /// <summary>
    /// Gets or initializes the styles of sent headers, in this order; null for <c>DD_TRACE_PROPAGATION_STYLE_INJECT</c>,
    /// <c>DD_TRACE_PROPAGATION_STYLE</c> or <c>OTEL_PROPAGATORS</c>, by default Datadog, W3C and baggage.
    /// </summary>
    public IReadOnlyList<PropagationStyle>? InjectStyles { get => _injectStyles.Items; init => _injectStyles = new(value); }

    /// <summary>
    /// Gets or initializes the styles of read headers, in this order; null for <c>DD_TRACE_PROPAGATION_STYLE_EXTRACT</c> and the variables
    /// of <see cref="InjectStyles"/>.
    /// </summary>
    public IReadOnlyList<PropagationStyle>? ExtractStyles { get => _extractStyles.Items; init => _extractStyles = new(value); }

    /// <summary>
    /// Gets or initializes whether extraction stops at the first style that matches; null for <c>DD_TRACE_PROPAGATION_EXTRACT_FIRST</c>.
    /// </summary>
    public bool? ExtractFirst { get; init; }

    /// <summary>Gets or initializes the behavior for incoming traces; null for <c>DD_TRACE_PROPAGATION_BEHAVIOR_EXTRACT</c>.</summary>
    public ExtractionBehavior? Behavior { get; init; }

    /// <summary>
    /// Gets or initializes the most characters of <c>x-datadog-tags</c>, 0 (the header is neither sent nor read) to 512; null for
    /// <c>DD_TRACE_X_DATADOG_TAGS_MAX_LENGTH</c>, 512 by default.
    /// </summary>
    public int? MaxTagsLength { get; init; }

    /// <summary>Returns a description for display, not for parsing.</summary>
    /// <returns>Styles and behavior.</returns>
    public override string ToString()
        => $"sends {NamesOf(InjectStyles)}, reads {NamesOf(ExtractStyles)}, {Behavior?.ToString() ?? "default"}";

    private static string NamesOf(IReadOnlyList<PropagationStyle>? styles) => styles is null ? "default" : string.Join('+', styles);
}
