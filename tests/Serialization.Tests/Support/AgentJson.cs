using System.Globalization;

namespace SpanPack.Serialization.Tests.Support;

/// <summary>
/// Text and numbers in JSON as the agent writes them: little is escaped, and the shortest digits have an exponent where they are very small
/// or large.
/// </summary>
internal static class AgentJson
{
    /// <param name="text">The text.</param>
    /// <param name="more">What is escaped beside what JSON and JavaScript need.</param>
    internal static string Quote(string text, string more = "") => "\"" + string.Concat(text.Select(c => c switch
    {
        '"' or '\\' => $"\\{c}",
        '\b' => "\\b",
        '\f' => "\\f",
        '\n' => "\\n",
        '\r' => "\\r",
        '\t' => "\\t",
        _ when c is < ' ' or '\u2028' or '\u2029' || more.Contains(c, StringComparison.Ordinal) => $"\\u{(int)c:x4}",
        _ => c.ToString(),
    })) + "\"";

    internal static string Number(double number)
    {
        string text = number.ToString("R", CultureInfo.InvariantCulture);
        if (!text.Contains('E', StringComparison.Ordinal)) return text;
        bool isPlain = Math.Abs(number) is >= 1e-6 and < 1e21;
        return isPlain
            ? decimal.Parse(text, NumberStyles.Float, CultureInfo.InvariantCulture).ToString(CultureInfo.InvariantCulture)
            : text.Replace("E-0", "E-", StringComparison.Ordinal).Replace('E', 'e');
    }
}
