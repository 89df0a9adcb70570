using System.Globalization;
using System.Text;

namespace SpanPack;

/// <summary>Formats numbers, Booleans and binary data as the agent's receiver does.</summary>
internal static class GoScalars
{
    private const int FirstWithExponent = 22; // digits before the point: 1e21 and more
    private const int MaxZeros = 5; // after the point before the first digit: below 1e-6 there is an exponent
    private const int CachedNumbers = 1000; // status codes, ports of tests

    private static readonly string?[] s_numbers = new string?[CachedNumbers];

    /// <summary>Returns the text of a value other than a text, array or list of pairs.</summary>
    internal static string Of(in TagValue value) => value.Kind switch
    {
        TagValueKind.Bool => value.AsBool() ? "true" : "false",
        TagValueKind.Int => OfInteger(value.AsInt64()),
        TagValueKind.Double => OfDouble(value.AsDouble()),
        _ => Convert.ToBase64String(value.AsBytes().Span),
    };

    internal static string OfInteger(long number)
    {
        if (number is < 0 or >= CachedNumbers) return number.ToString(CultureInfo.InvariantCulture);
        return s_numbers[number] ??= number.ToString(CultureInfo.InvariantCulture);
    }

    /// <summary>Returns the shortest digits; with an exponent below 1e-6 and from 1e21 on.</summary>
    private static string OfDouble(double number)
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
        (string digits, int exponent) = Split(Math.Abs(number).ToString("R", CultureInfo.InvariantCulture));
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
    private static (string Digits, int Exponent) Split(string shortest)
    {
        int at = shortest.IndexOf('E', StringComparison.Ordinal);
        string mantissa = at < 0 ? shortest : shortest[..at];
        int exponent = at < 0 ? 0 : int.Parse(shortest.AsSpan(at + 1), NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture);
        int point = mantissa.IndexOf('.', StringComparison.Ordinal);
        string digits = mantissa.Replace(".", string.Empty, StringComparison.Ordinal);
        int zeros = digits.Length - digits.TrimStart('0').Length;
        return (digits.Trim('0'), (point < 0 ? mantissa.Length : point) - zeros + exponent);
    }
}
