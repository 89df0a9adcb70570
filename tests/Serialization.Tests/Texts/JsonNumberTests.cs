using System.Text;

namespace SpanPack.Serialization.Tests.Texts;

/// <summary>Doubles are written as the agent writes them, and are read back as the same number.</summary>
public sealed class JsonNumberTests
{
    [Theory]
    [InlineData(0.0, "0")]
    [InlineData(-0.0, "-0")]
    [InlineData(200, "200")]
    [InlineData(-1.5, "-1.5")]
    [InlineData(1e15, "1000000000000000")]
    [InlineData(1.2345678901234568e20, "123456789012345680000")]
    [InlineData(9.999999999999999e20, "999999999999999900000")]
    [InlineData(1e21, "1e+21")]
    [InlineData(-1.7976931348623157e308, "-1.7976931348623157e+308")]
    [InlineData(0.00001, "0.00001")]
    [InlineData(-0.0000012345678901234567, "-0.0000012345678901234567")]
    [InlineData(0.000001, "0.000001")]
    [InlineData(9.99e-7, "9.99e-7")]
    [InlineData(1e-10, "1e-10")]
    [InlineData(5e-324, "5e-324")]
    [InlineData(double.NaN, "NaN")]
    [InlineData(double.NegativeInfinity, "-Infinity")]
    public void Number_is_the_agents(double number, string text)
    {
        string actual = Encoding.ASCII.GetString(JsonNumber.Format(number, stackalloc byte[JsonNumber.MaxLength]));

        Assert.Equal(text, actual);
        Assert.Equal(number, double.Parse(actual, System.Globalization.CultureInfo.InvariantCulture));
    }
}
