using System.Globalization;

namespace SpanPack.Seeds.Page;

/// <summary>Numbers of the page: three digits that count, or all before the point.</summary>
internal static class Number
{
    private const double Thousand = 1000;
    private const double Hundred = 100;
    private const double Ten = 10;

    internal static string Of(double? value)
        => value is { } number ? number.ToString(FormatOf(number), CultureInfo.InvariantCulture) : string.Empty;

    internal static string Signed(double value) => (value > 0 ? "+" : string.Empty) + Of(value);

    private static string FormatOf(double number) => Math.Abs(number) switch
    {
        0 => "0",
        >= Thousand => "N0",
        >= Hundred => "0.#",
        >= Ten => "0.0",
        _ => "0.00",
    };
}
