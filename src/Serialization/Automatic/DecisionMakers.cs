using System.Globalization;

namespace SpanPack;

/// <summary>Who decided to keep a trace: a hyphen and the number of the mechanism. The texts of those that exist are made once.</summary>
internal static class DecisionMakers
{
    /// <summary>Numbers below this have a text of their own; 13 is the greatest that the agent's protocol names.</summary>
    internal const int KnownCount = 16;

    private static readonly string[] s_texts = [.. Enumerable.Range(0, KnownCount).Select(static mechanism => Make((SamplingMechanism)mechanism))];

    /// <summary>The decision maker of a chunk, if it keeps the trace; one that came with the trace is the first.</summary>
    internal static string? Of(in TraceChunk chunk)
    {
        if (IsDropped(chunk)) return null;
        if (chunk.TraceTags?.Scan(TagNames.DecisionMaker) is { } maker) return maker;
        return chunk.SamplingPriority.HasValue && chunk.SamplingMechanism is { } mechanism ? Format(mechanism) : null;
    }

    /// <summary>A decision to drop: the decision maker is not sent with it.</summary>
    internal static bool IsDropped(in TraceChunk chunk) => chunk.SamplingPriority <= 0;

    /// <summary>Reads the number as the agent does: digits after a hyphen, which may be missing. It has 32 bits without a sign, kept as those of the signed number.</summary>
    internal static bool TryParse(string? text, out SamplingMechanism mechanism)
    {
        uint number = 0;
        ReadOnlySpan<char> digits = text.AsSpan();
        if (digits.StartsWith("-")) digits = digits[1..];
        bool isNumber = !digits.EndsWith("\0") && uint.TryParse(digits, NumberStyles.None, CultureInfo.InvariantCulture, out number); // the framework would ignore U+0000 at the end
        mechanism = (SamplingMechanism)number;
        return isNumber;
    }

    /// <summary>The text of a number, which is any: one that makes no sense is written as it is.</summary>
    internal static string Format(SamplingMechanism mechanism) => (uint)mechanism < KnownCount ? s_texts[(int)mechanism] : Make(mechanism);

    /// <summary>Whether a rate is that of a rule.</summary>
    internal static bool IsRule(SamplingMechanism? mechanism)
        => mechanism is SamplingMechanism.LocalRule or SamplingMechanism.RemoteUserRule or SamplingMechanism.RemoteAdaptiveRule;

    private static string Make(SamplingMechanism mechanism) => string.Create(CultureInfo.InvariantCulture, $"-{(uint)mechanism}");
}
