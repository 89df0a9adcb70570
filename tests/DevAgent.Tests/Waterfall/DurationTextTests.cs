using System.Globalization;

namespace SpanPack.DevAgent.Tests;

public class DurationTextTests
{
    [Theory]
    [InlineData("0", "0 ns")]
    [InlineData("999", "999 ns")]
    [InlineData("1000", "1.00 us")]
    [InlineData("9994", "9.99 us")]
    [InlineData("9995", "10.0 us")]
    [InlineData("99949", "99.9 us")]
    [InlineData("99950", "100 us")]
    [InlineData("999499", "999 us")]
    [InlineData("999500", "1.00 ms")]
    [InlineData("152300000", "152 ms")]
    [InlineData("999499999", "999 ms")]
    [InlineData("999500000", "1.00 s")]
    [InlineData("59949999999", "59.9 s")]
    [InlineData("59950000000", "1m 00s")]
    [InlineData("3599499999999", "59m 59s")]
    [InlineData("3599500000000", "1h 00m")]
    [InlineData("12000000000000", "3h 20m")]
    [InlineData("1051200000000000", "12d 04h")]
    [InlineData("18446744073709551615", "213503d 23h")]
    [InlineData("-5000", "-5.00 us")]
    [InlineData("-9223372036854775808", "-106751d 23h")]
    public void Format_HasThreeDigitsAndTheUnitThatSuits(string nanoseconds, string text)
        => Assert.Equal(text, DurationText.Format(Int128.Parse(nanoseconds, CultureInfo.InvariantCulture), "us"));
}
