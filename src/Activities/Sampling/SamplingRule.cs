using System.Diagnostics;
using System.Globalization;

namespace SpanPack;

/// <summary>A sampling rate for traces, selected by their local root. Source: docs/protocol.md#sampling-in-the-tracer.</summary>
/// <remarks>
/// Patterns match whole texts: <c>*</c> matches any characters, <c>?</c> one, case-insensitive. Null matches everything. Immutable, as long
/// as <see cref="Tags"/> does not change; safe for any number of threads. Rules of the same content are equal.
/// </remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed record SamplingRule
{
    private readonly double _sampleRate = 1;
    private readonly double? _maxPerSecond;
    private readonly MapContent _tags;

    /// <summary>Gets or initializes the pattern of the service.</summary>
    public string? Service { get; init; }

    /// <summary>Gets or initializes the pattern of the name of the operation.</summary>
    public string? Name { get; init; }

    /// <summary>Gets or initializes the pattern of the resource.</summary>
    public string? Resource { get; init; }

    /// <summary>
    /// Gets or initializes patterns of tags by their names: <c>*</c> matches any existing tag. Only whole numbers have a text that patterns
    /// can match.
    /// </summary>
    public IReadOnlyDictionary<string, string>? Tags { get => _tags.Items; init => _tags = new(value); }

    /// <summary>Gets or initializes the share of traces that is kept, 0 to 1; 1 by default.</summary>
    /// <exception cref="ArgumentOutOfRangeException">The value is below 0, above 1 or not a number.</exception>
    public double SampleRate
    {
        get => _sampleRate;
        init => _sampleRate = value is >= 0 and <= 1
            ? value
            : throw new ArgumentOutOfRangeException(nameof(value), value, "A share is 0 to 1.");
    }

    /// <summary>
    /// Gets or initializes how many spans per second the rule keeps, 0 or more; null (the default) for any number. Only rules of
    /// <see cref="SamplingOptions.SpanRules"/> have a limit.
    /// </summary>
    /// <exception cref="ArgumentOutOfRangeException">The value is below 0 or not finite.</exception>
    public double? MaxPerSecond
    {
        get => _maxPerSecond;
        init => _maxPerSecond = value is null or (>= 0 and <= double.MaxValue)
            ? value
            : throw new ArgumentOutOfRangeException(nameof(value), value, "A limit is 0 or more.");
    }

    /// <summary>Gets the mechanism of the rule: remote configuration distinguishes the user and Datadog.</summary>
    internal SamplingMechanism Mechanism { get; init; } = SamplingMechanism.LocalRule;

    /// <summary>Returns a description for display, not for parsing.</summary>
    /// <returns>The patterns that are set, and the rate.</returns>
    public override string ToString()
    {
        IEnumerable<string?> tags = (Tags ?? new Dictionary<string, string>()).Select(static tag => $"{tag.Key}={tag.Value}");
        IEnumerable<string?> patterns = new[] { Part("service", Service), Part("name", Name), Part("resource", Resource) }.Concat(tags)
            .Where(static part => part is not null);
        return $"{string.Join(' ', patterns)} {SampleRate.ToString(CultureInfo.InvariantCulture)}".TrimStart();
    }

    private static string? Part(string name, string? pattern) => pattern is null ? null : $"{name}={pattern}";
}
