using System.Globalization;

namespace SpanPack;

/// <summary>Reads what a condition compares with: a text, a comparison or a range.</summary>
internal static class FilterValue
{
    private const string Any = "*";
    private const int MaxShown = 40; // UTF-16 units of a word that is not a number

    private static readonly (string Unit, double Nanoseconds)[] s_units =
    [
        ("ns", 1), ("us", 1e3), ("µs", 1e3), ("μs", 1e3), ("ms", 1e6), ("s", 1e9), ("m", 60e9), ("h", 3600e9),
    ];

    /// <exception cref="FilterException">It cannot be read.</exception>
    internal static FilterCondition Read(FilterScanner scanner, FilterTarget target, byte[] key)
    {
        if (scanner.TryTakeHere('>')) return Compared(scanner, target, key, isGreater: true);
        if (scanner.TryTakeHere('<')) return Compared(scanner, target, key, isGreater: false);
        if (scanner.TryTakeHere('[')) return Ranged(scanner, target, key);
        int at = scanner.At;
        if (!FilterKeys.IsMeasured(target))
        {
            TextPattern text = scanner.ReadText();
            return Checked(new FilterCondition(target, key, FilterKeys.IsId(target) ? text.ToLower() : text, null), at);
        }

        string word = scanner.TakeWord(")");
        if (word == Any) return new FilterCondition(target, key, null, NumberRange.All);
        double exact = Number(word, target, at);
        return new FilterCondition(target, key, null, new NumberRange(exact, exact, true, true));
    }

    private static FilterCondition Compared(FilterScanner scanner, FilterTarget target, byte[] key, bool isGreater)
    {
        bool orEqual = scanner.TryTakeHere('=');
        int at = scanner.At;
        double bound = Number(scanner.TakeWord(")"), target, at);
        NumberRange range = isGreater ? new NumberRange(bound, double.PositiveInfinity, orEqual, true)
            : new NumberRange(double.NegativeInfinity, bound, true, orEqual);
        return new FilterCondition(target, key, null, range);
    }

    private static FilterCondition Ranged(FilterScanner scanner, FilterTarget target, byte[] key)
    {
        int at = scanner.At;
        string from = scanner.TakeWord("]"), to = "";
        if (!scanner.TryKeyword("TO")) throw new FilterException("a range is written as [400 TO 499]", at);
        int toAt = scanner.At;
        to = scanner.TakeWord("]");
        if (!scanner.TryTake(']')) throw new FilterException("a ']' is missing", scanner.At);
        double least = from == Any ? double.NegativeInfinity : Number(from, target, at);
        double most = to == Any ? double.PositiveInfinity : Number(to, target, toAt);
        return new FilterCondition(target, key, null, new NumberRange(least, most, true, true));
    }

    // Values that never fit are mistakes.
    private static FilterCondition Checked(FilterCondition condition, int at)
    {
        string text = System.Text.Encoding.UTF8.GetString(condition.Pattern!.Utf8);
        if (condition.Target == FilterTarget.Status && text is not ("error" or "ok" or "*"))
        {
            throw new FilterException("a status is error or ok", at);
        }

        if (condition.Target == FilterTarget.TraceRoot && text is not ("missing" or "present"))
        {
            throw new FilterException("trace.root is missing or present", at);
        }

        return condition;
    }

    // Nanoseconds since 1970.
    private static double Instant(string word, int at)
    {
        const DateTimeStyles Styles = DateTimeStyles.AssumeUniversal | DateTimeStyles.AdjustToUniversal;
        if (!DateTime.TryParse(word, CultureInfo.InvariantCulture, Styles, out DateTime instant))
        {
            throw new FilterException("a time is written as 2026-11-25T14:05:00Z", at);
        }

        return (double)(instant - DateTime.UnixEpoch).Ticks * TimeSpan.NanosecondsPerTick;
    }

    private static double Number(string word, FilterTarget target, int at)
    {
        if (target == FilterTarget.TraceStart) return Instant(word, at);
        double unit = 1;
        string digits = word;
        if (FilterKeys.IsDuration(target))
        {
            foreach ((string name, double nanoseconds) in s_units)
            {
                if (!word.EndsWith(name, StringComparison.OrdinalIgnoreCase)) continue;
                (unit, digits) = (nanoseconds, word[..^name.Length]);
                break;
            }
        }

        if (double.TryParse(digits, NumberStyles.Float, CultureInfo.InvariantCulture, out double number)) return number * unit;
        if (FilterKeys.IsDuration(target)) throw new FilterException("a duration is written as 100ms, 1.5s or 2m", at);
        string shown = word.Length <= MaxShown ? word : word[..MaxShown] + "…";
        throw new FilterException(word.Length == 0 ? "a number is missing" : $"'{shown}' is not a number", at);
    }
}
