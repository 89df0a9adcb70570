namespace SpanPack.DevAgent.Tests;

public class WaterfallColumnsTests
{
    [Theory]
    [InlineData(80, 1)]
    [InlineData(120, 2)]
    [InlineData(160, 2)]
    public void Columns_FillTheLine(int width, int gap)
    {
        foreach (int wanted in (int[])[1, 10, 30, 500])
        {
            WaterfallColumns columns = WaterfallColumns.Share(width, wanted, wanted * 2, wanted * 3, 8);
            Assert.Equal(width, columns.Service + columns.Name + columns.Resource + columns.Bar + columns.Duration + 1 + (5 * gap));
            Assert.InRange(columns.Bar, width / 4, width);
        }
    }

    [Fact]
    public void WhatOneColumnLeaves_GoesToTheOthers()
    {
        WaterfallColumns columns = WaterfallColumns.Share(120, service: 8, name: 100, resource: 30, duration: 8);

        Assert.Equal((8, 30), (columns.Service, columns.Resource));
        Assert.InRange(columns.Name, 25, 40);
    }
}
