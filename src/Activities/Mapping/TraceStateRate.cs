using System.Globalization;

namespace SpanPack;

/// <summary>
/// The sampling rate in the member <c>ot</c> of a W3C <c>tracestate</c>. Source: OpenTelemetry, "TraceState: probability sampling".
/// </summary>
internal static class TraceStateRate
{
    private const int ThresholdDigits = 14; // 56 bits
    private const int MaxExponent = 62; // 63 says that it was not sampled by chance

    /// <summary>Finds the rate.</summary>
    /// <returns>0 to 1; null if the text has none.</returns>
    internal static double? Find(ReadOnlySpan<char> traceState)
    {
        while (!traceState.IsEmpty)
        {
            ReadOnlySpan<char> member = Take(ref traceState, ',').Trim();
            if (member.StartsWith("ot=", StringComparison.Ordinal)) return Read(member["ot=".Length..]);
        }

        return null;
    }

    private static double? Read(ReadOnlySpan<char> fields)
    {
        double? older = null;
        while (!fields.IsEmpty)
        {
            ReadOnlySpan<char> field = Take(ref fields, ';');
            if (field.StartsWith("th:", StringComparison.Ordinal) && ReadThreshold(field["th:".Length..]) is { } rate) return rate;
            if (older is null && field.StartsWith("p:", StringComparison.Ordinal)) older = ReadExponent(field["p:".Length..]);
        }

        return older;
    }

    private static ReadOnlySpan<char> Take(ref ReadOnlySpan<char> rest, char separator)
    {
        int end = rest.IndexOf(separator);
        ReadOnlySpan<char> part = end < 0 ? rest : rest[..end];
        rest = end < 0 ? default : rest[(end + 1)..];
        return part;
    }

    // The share that is dropped, as hex digits of which zeros at the end may be missing.
    private static double? ReadThreshold(ReadOnlySpan<char> digits)
    {
        if (digits.Length is 0 or > ThresholdDigits
            || !ulong.TryParse(digits, NumberStyles.AllowHexSpecifier, CultureInfo.InvariantCulture, out ulong threshold))
            return null;
        threshold <<= 4 * (ThresholdDigits - digits.Length);
        return 1 - (threshold / (double)(1UL << (4 * ThresholdDigits)));
    }

    private static double? ReadExponent(ReadOnlySpan<char> digits)
        => int.TryParse(digits, NumberStyles.None, CultureInfo.InvariantCulture, out int exponent) && exponent <= MaxExponent
            ? Math.ScaleB(1, -exponent)
            : null;
}
