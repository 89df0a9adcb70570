using System.Globalization;
using System.Text;

namespace SpanPack;

/// <summary>Values as the agent's receiver writes them as text.</summary>
internal static class GoText
{
    private const int FirstWithExponent = 22; // digits before the point: 1e21 and more
    private const int MaxZeros = 5; // after the point before the first digit: below 1e-6 there is an exponent
    private const int CachedNumbers = 1000; // status codes, ports of tests

    private static readonly string?[] s_numbers = new string?[CachedNumbers];

    /// <summary>The text of a value; empty for text that is null, and for arrays and pairs that hold a number which JSON cannot write.</summary>
    internal static string Of(in TagValue value) => value.Kind switch
    {
        TagValueKind.String => value.AsString() ?? string.Empty,
        TagValueKind.Bool => value.AsBool() ? "true" : "false",
        TagValueKind.Int => OfInteger(value.AsInt64()),
        TagValueKind.Double => OfDouble(value.AsDouble()),
        TagValueKind.Bytes => Convert.ToBase64String(value.AsBytes().Span),
        _ => GoJson.Format(value) ?? string.Empty,
    };

    internal static string OfInteger(long number)
    {
        if (number is < 0 or >= CachedNumbers) return number.ToString(CultureInfo.InvariantCulture);
        return s_numbers[number] ??= number.ToString(CultureInfo.InvariantCulture);
    }

    /// <summary>The shortest digits; with an exponent below 1e-6 and from 1e21 on.</summary>
    internal static string OfDouble(double number)
    {
        if (double.IsNaN(number)) return "NaN";
        if (double.IsInfinity(number)) return number > 0 ? "Infinity" : "-Infinity";
        if (number == 0) return double.IsNegative(number) ? "-0" : "0";
        var text = new StringBuilder();
        AppendDouble(text, number);
        return text.ToString();
    }

    private static void AppendDouble(StringBuilder text, double number)
    {
        // The runtime's shortest form has the digits with an exponent or a point somewhere.
        string shortest = Math.Abs(number).ToString("E16", CultureInfo.InvariantCulture);
        string round = Math.Abs(number).ToString("R", CultureInfo.InvariantCulture);
        (string digits, int exponent) = Split(round, shortest);
        if (number < 0) text.Append('-');
        if (exponent >= FirstWithExponent || exponent < -MaxZeros)
        {
            text.Append(digits[0]);
            if (digits.Length > 1) text.Append('.').Append(digits, 1, digits.Length - 1);
            text.Append('e').Append(exponent > 0 ? '+' : '-').Append(Math.Abs(exponent - 1).ToString(CultureInfo.InvariantCulture));
        }
        else if (exponent <= 0)
        {
            text.Append("0.").Append('0', -exponent).Append(digits);
        }
        else if (digits.Length <= exponent)
        {
            text.Append(digits).Append('0', exponent - digits.Length);
        }
        else
        {
            text.Append(digits, 0, exponent).Append('.').Append(digits, exponent, digits.Length - exponent);
        }
    }

    // Digits without zeros at their ends, and how many are before the point: 0.05 is "5" and −1.
    private static (string Digits, int Exponent) Split(string round, string scientific)
    {
        int at = round.IndexOf('E', StringComparison.Ordinal);
        string mantissa = at < 0 ? round : round[..at];
        string digits = mantissa.Replace(".", string.Empty, StringComparison.Ordinal).Trim('0');
        int exponent = int.Parse(scientific.AsSpan(scientific.IndexOf('E', StringComparison.Ordinal) + 1), NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture);
        return (digits, exponent + 1);
    }
}
