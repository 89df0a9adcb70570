namespace SpanPack.Activities.Tests.Mapping;

public sealed class StatusSetTests
{
    [Theory]
    [InlineData("404", "404")]
    [InlineData("400-403, 502", "400 401 402 403 502")]
    [InlineData(" 599 - 599 ,,100", "100 599")]
    [InlineData("500-501,501-502", "500 501 502")]
    public void Lists_name_statuses_and_ranges(string text, string expected)
    {
        Assert.True(StatusSet.TryParse(text, out StatusSet? set));
        Assert.Equal(expected, string.Join(' ', Enumerable.Range(-1, 1_000).Where(status => set.Has(status))));
    }

    [Theory]
    [InlineData("")]
    [InlineData(",")]
    [InlineData("4xx")]
    [InlineData("99")]
    [InlineData("600")]
    [InlineData("500-400")]
    [InlineData("400-")]
    [InlineData("-400")]
    [InlineData("400,five")]
    [InlineData("400-450-499")]
    public void Anything_else_is_no_list(string text) => Assert.False(StatusSet.TryParse(text, out _));
}
