using System.Globalization;

namespace SpanPack;

/// <summary>
/// The decision maker of a kept trace: a hyphen and the number of the mechanism. Texts of known mechanisms are created once.
/// </summary>
internal static class DecisionMakers
{
    /// <summary>Numbers below this have a cached text; 13 is the greatest in the agent's protocol.</summary>
    internal const int KnownCount = 16;

    private static readonly string[] s_texts = [.. Enumerable.Range(0,
        KnownCount).Select(static mechanism => Make((SamplingMechanism)mechanism))];

    /// <summary>Returns the decision maker of a chunk if it keeps the trace; one that came with the trace takes precedence.</summary>
    internal static string? Of(in TraceChunk chunk)
    {
        if (IsDropped(chunk)) return null;
        if (chunk.TraceTags?.Scan(TagNames.DecisionMaker) is { } maker) return maker;
        return chunk.SamplingPriority.HasValue && chunk.SamplingMechanism is { } mechanism ? Format(mechanism) : null;
    }

    /// <summary>Returns whether the trace is dropped; its decision maker is not sent.</summary>
    internal static bool IsDropped(in TraceChunk chunk) => chunk.SamplingPriority <= 0;

    /// <summary>
    /// Reads the number as the agent does: digits after an optional hyphen. It has 32 unsigned bits, kept as those of a signed number.
    /// </summary>
    internal static bool TryParse(string? text, out SamplingMechanism mechanism)
    {
        uint number = 0;
        ReadOnlySpan<char> digits = text.AsSpan();
        if (digits.StartsWith("-")) digits = digits[1..];
        // the framework would ignore U+0000 at the end
        bool isNumber = !digits.EndsWith("\0") && uint.TryParse(digits, NumberStyles.None, CultureInfo.InvariantCulture, out number);
        mechanism = (SamplingMechanism)number;
        return isNumber;
    }

    /// <summary>Returns the text of any number, valid or not.</summary>
    internal static string Format(SamplingMechanism mechanism) => (uint)mechanism < KnownCount ? s_texts[(int)mechanism] : Make(mechanism);

    /// <summary>Returns whether a rate comes from a rule.</summary>
    internal static bool IsRule(SamplingMechanism? mechanism)
        => mechanism is SamplingMechanism.LocalRule or SamplingMechanism.RemoteUserRule or SamplingMechanism.RemoteAdaptiveRule;

    private static string Make(SamplingMechanism mechanism) => string.Create(CultureInfo.InvariantCulture, $"-{(uint)mechanism}");
}
