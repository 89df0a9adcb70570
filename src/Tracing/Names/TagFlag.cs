using System.Globalization;

namespace SpanPack.Tracing;

/// <summary>Reads values of tags that have an effect.</summary>
internal static class TagFlag
{
    /// <summary>
    /// Reads <c>1</c>, <c>t</c>, <c>y</c>, <c>true</c>, <c>yes</c> and their opposites, case-insensitive; null for other texts.
    /// </summary>
    internal static bool? Read(string? text) => text?.Length switch
    {
        1 => text[0] switch
        {
            '1' or 't' or 'T' or 'y' or 'Y' => true,
            '0' or 'f' or 'F' or 'n' or 'N' => false,
            _ => null,
        },
        2 => Is(text, "no") ? false : null,
        3 => Is(text, "yes") ? true : null,
        4 => Is(text, "true") ? true : null,
        5 => Is(text, "false") ? false : null,
        _ => null,
    };

    /// <summary>Reads a flag as 1 or 0, or a number with a decimal point; null for other texts.</summary>
    internal static double? ReadRate(string text)
    {
        if (Read(text) is { } flag) return flag ? 1 : 0;
        const NumberStyles Style = NumberStyles.AllowDecimalPoint | NumberStyles.AllowLeadingWhite | NumberStyles.AllowTrailingWhite;
        return double.TryParse(text, Style, CultureInfo.InvariantCulture, out double rate) ? rate : null;
    }

    /// <summary>Reads a priority as a number or one name, case-sensitive; null for other texts.</summary>
    internal static SamplingPriority? ReadPriority(string? text)
    {
        SamplingPriority priority = SpanPack.SamplingPriority.None;
        bool isRead = int.TryParse(text, NumberStyles.AllowLeadingSign | NumberStyles.AllowLeadingWhite
            | NumberStyles.AllowTrailingWhite, CultureInfo.InvariantCulture, out int number);
        if (isRead) return number is > sbyte.MinValue and <= sbyte.MaxValue ? (SamplingPriority)number : null; // as Datadog's agent has it
        bool isName = text is not null && !text.Contains(',') && Enum.TryParse(text, out priority); // it takes lists of flags
        return isName && priority != SpanPack.SamplingPriority.None ? priority : null;
    }

    private static bool Is(string text, string word) => text.Equals(word, StringComparison.OrdinalIgnoreCase);
}
