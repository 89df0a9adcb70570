namespace SpanPack.AgentPage.Tests;

public sealed class RequestSeriesTests
{
    // Against a plain list of all requests.
    [Fact]
    public void Sums_AreThoseOfAList_WhateverTimePasses()
    {
        var random = new Random(7);
        var series = new RequestSeries();
        var list = new List<(long Slot, long Duration, bool IsError)>();
        long slot = 1_000_000;
        for (int round = 0; round < 3000; round++)
        {
            slot += random.Next(10) == 0 ? random.Next(120) : random.Next(3);
            long duration = random.Next(1, 1_000_000);
            bool isError = random.Next(3) == 0;
            series.Add(slot, duration, isError);
            list.Add((slot, duration, isError));
            (long first, long end) = SlotClock.LastMinutes(slot * SlotClock.SlotMilliseconds, random.Next(1, SlotClock.MaxMinutes + 1));

            RequestSummary sum = series.Sum(first, end);
            (long Slot, long Duration, bool IsError)[] expected = [.. list.Where(request => request.Slot >= first && request.Slot < end)];
            Assert.Equal(expected.Length, sum.RequestCount);
            Assert.Equal(expected.Count(static request => request.IsError), sum.ErrorCount);
            Assert.Equal(expected.Length, sum.Durations.Count);
            Assert.Equal(Enumerable.Range(0, (int)(end - first)).Select(place => expected.Count(request => request.Slot == first + place)),
                sum.Requests);
        }
    }
}
