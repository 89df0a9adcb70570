using System.Globalization;

namespace SpanPack;

/// <summary>
/// The most spans of a trace that may wait for the end of their local root: an option, else <c>DD_TRACE_PARTIAL_FLUSH_ENABLED</c> and
/// <c>DD_TRACE_PARTIAL_FLUSH_MIN_SPANS</c>.
/// </summary>
internal static class PartialFlush
{
    /// <summary>The default number.</summary>
    internal const int DefaultSpans = 500;

    /// <summary>The largest number.</summary>
    internal const int MaxSpans = 100_000;

    private const string EnabledName = "DD_TRACE_PARTIAL_FLUSH_ENABLED";
    private const string MinSpansName = "DD_TRACE_PARTIAL_FLUSH_MIN_SPANS";

    /// <summary>Reads the number: <see cref="int.MaxValue"/> if the variable disables partial flushes.</summary>
    /// <param name="option">The option of the program; null for none.</param>
    /// <param name="variables">The variables.</param>
    /// <param name="log">Receives invalid values.</param>
    internal static int Read(int? option, Variables variables, CollectorLog log)
    {
        if (option is { } spans) return spans;
        if (variables.IsFalse(EnabledName)) return int.MaxValue;
        if (variables[MinSpansName] is not { } text) return DefaultSpans;
        if (int.TryParse(text, NumberStyles.None, CultureInfo.InvariantCulture, out int said) && said is >= 1 and <= MaxSpans) return said;
        log.Ignored(Variables.Ignored(MinSpansName, text, $"a whole number from 1 to {MaxSpans}", $"{DefaultSpans}"));
        return DefaultSpans;
    }
}
