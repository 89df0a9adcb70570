using System.Globalization;

namespace SpanPack;

/// <summary>How many spans of a trace may wait for the end of their local root: an option, else <c>DD_TRACE_PARTIAL_FLUSH_ENABLED</c> and <c>DD_TRACE_PARTIAL_FLUSH_MIN_SPANS</c>.</summary>
internal static class PartialFlush
{
    /// <summary>The number where nobody says one.</summary>
    internal const int DefaultSpans = 500;

    /// <summary>The largest number.</summary>
    internal const int MaxSpans = 100_000;

    private const string EnabledName = "DD_TRACE_PARTIAL_FLUSH_ENABLED";
    private const string MinSpansName = "DD_TRACE_PARTIAL_FLUSH_MIN_SPANS";

    /// <summary>Gets the number: <see cref="int.MaxValue"/> where the variable says that none are sent early.</summary>
    /// <param name="option">What the program says; null for nothing.</param>
    /// <param name="variables">The variables.</param>
    /// <param name="log">Is told of a value that cannot be used.</param>
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
