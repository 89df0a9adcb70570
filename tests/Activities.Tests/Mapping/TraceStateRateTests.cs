namespace SpanPack.Activities.Tests.Mapping;

/// <summary>Sampling rates that other services write into a tracestate, well or not.</summary>
public sealed class TraceStateRateTests
{
    [Theory]
    [InlineData("ot=th:8", 0.5)]
    [InlineData("a=1, ot=rv:1;th:c;p:3 ,b=2", 0.25)]
    [InlineData("ot=th:0", 1.0)]
    [InlineData("ot=th:00000000000000", 1.0)]
    [InlineData("ot=p:3", 0.125)]
    [InlineData("ot=p:62", 1.0 / (1L << 62))]
    [InlineData("ot=th:xy;p:1", 0.5)] // what cannot be read does not hide the other form
    [InlineData("ot=th:", null)]
    [InlineData("ot=th:-8", null)]
    [InlineData("ot=th: 8", null)]
    [InlineData("ot=th:8000000000000000", null)] // 16 digits
    [InlineData("ot=p:63", null)]
    [InlineData("ot=p:-1", null)]
    [InlineData("ot=p:", null)]
    [InlineData("ot=", null)]
    [InlineData("ott=th:8", null)]
    [InlineData("dd=s:1,a=th:8", null)]
    public void Rate_is_that_of_its_member(string state, double? expected) => Assert.Equal(expected, TraceStateRate.Find(state));
}
