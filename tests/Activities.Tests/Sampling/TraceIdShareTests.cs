using System.Numerics;
using FsCheck.Fluent;

namespace SpanPack.Activities.Tests.Sampling;

public class TraceIdShareTests
{
    // Products with 1111111111111111111 modulo 2^64, as a calculator with whole numbers gives them.
    [Theory]
    [InlineData(1UL, 0.0603, true)] // 1111111111111111111 is 0.06023 × 2^64
    [InlineData(1UL, 0.0602, false)]
    [InlineData(17UL, 0.0240, true)] // 442144815179337271: 0.02397
    [InlineData(17UL, 0.0239, false)]
    [InlineData(18446744073709551615UL, 0.9398, true)] // 17335632962598440505: 0.93977
    [InlineData(18446744073709551615UL, 0.9397, false)]
    [InlineData(9223372036854775808UL, 0.5, true)] // 9223372036854775808, which is the half to a double
    [InlineData(9223372036854775808UL, 0.4999, false)]
    public void Ids_are_kept_by_their_product(ulong id, double rate, bool isKept) => Assert.Equal(isKept, new TraceIdShare(rate).Has(id));

    [Fact]
    public void Every_id_is_kept_as_the_formula_says()
    {
        var values =
            from high in Gen.Choose(int.MinValue, int.MaxValue)
            from low in Gen.Choose(int.MinValue, int.MaxValue)
            from id in Gen.Elements(((ulong)(uint)high << 32) | (uint)low, (uint)low, ulong.MaxValue, 1UL << 63)
            from rate in Gen.Choose(0, 1_000)
            select (id, rate / 1_000.0);
        Property.Holds(values.ToArbitrary(), 2_000, static value =>
        {
            BigInteger product = value.id * BigInteger.Parse("1111111111111111111") % BigInteger.Pow(2, 64);
            bool isKept = product <= new BigInteger(value.Item2 * (double)ulong.MaxValue);
            Assert.Equal(isKept, new TraceIdShare(value.Item2).Has(value.id));
        });
    }

    [Theory]
    [InlineData(0.01)]
    [InlineData(0.25)]
    [InlineData(0.9)]
    public void Shares_of_many_ids_are_the_rate(double rate)
    {
        const int Ids = 200_000;
        var random = new Random(20260101);
        var share = new TraceIdShare(rate);
        int kept = Enumerable.Range(0, Ids).Count(_ => share.Has((ulong)random.NextInt64()));
        double deviation = Math.Sqrt(Ids * rate * (1 - rate));
        Assert.InRange(kept, (Ids * rate) - (4 * deviation), (Ids * rate) + (4 * deviation));
    }

    [Theory]
    [InlineData(1, "1")]
    [InlineData(0, "0")]
    [InlineData(0.1, "0.1")]
    [InlineData(0.123456789, "0.123457")]
    [InlineData(0.0000001, "0")]
    public void Rates_have_six_digits_at_most(double rate, string text) => Assert.Equal(text, new TraceIdShare(rate).Text);

    [Fact]
    public void All_and_none() => Assert.Equal((true, false), (new TraceIdShare(1).Has(ulong.MaxValue), new TraceIdShare(0).Has(1)));
}
