using System.Diagnostics;
using System.Globalization;

namespace SpanPack.Activities.Tests.Mapping;

/// <summary>Every case of the vectors that an activity can express gives the agent's span as an activity too.</summary>
public sealed class ActivityCaseTests
{
    [Fact]
    public void ExpressibleCases_GiveTheAgentsSpan()
    {
        int count = 0;
        var differences = new List<string>();
        var span = new Span();
        foreach (MappingCase one in MappingCase.All)
        {
            var mapper = new ActivityMapper(new MappingOptions { Resource = CaseSource.ReadResource(one), Clock = new FixedClock() });
            bool isUsed = CaseActivity.TryUse(one, activity =>
            {
                TagObjects.Clear(span);
                mapper.Map(activity, activity.TraceStateString, span, out _);
                Assert.Equal(activity.SpanId.ToHexString(), span.SpanId.ToString("x16", CultureInfo.InvariantCulture));
                // an activity makes its own
                span.SpanId = ulong.Parse(one.Expected.GetProperty("spanId").GetString()!, CultureInfo.InvariantCulture);
                if (activity.ParentSpanId == default && span.ParentId == 0)
                    span.ParentId = ulong.Parse(one.Expected.GetProperty("parentId").GetString()!, CultureInfo.InvariantCulture);
                differences.AddRange(CaseComparison.Differences(one, span, FixedClock.Nanoseconds, saysDropped: false)
                    .Select(difference => $"{one.Name}: {difference}"));
            });
            if (isUsed) count++;
        }

        Assert.Empty(differences);
        Assert.Equal(544, count);
    }

    [Fact]
    public void UsedSpan_CostsNoMemory()
    {
        using Activity activity = WebRequest.Create();
        var mapper = new ActivityMapper(new MappingOptions { Resource = new ResourceDescription([new("service.name", "shop")]) });
        var span = new Span();
        for (int i = 0; i < 100; i++) Map();
        long before = GC.GetAllocatedBytesForCurrentThread();
        for (int i = 0; i < 1000; i++) Map();

        Assert.Equal(0, GC.GetAllocatedBytesForCurrentThread() - before);
        Assert.Equal("GET /orders/{id}", span.Resource);
        Assert.Equal("http.server.request", span.Name);

        void Map()
        {
            TagObjects.Clear(span);
            mapper.Map(activity, null, span, out _);
        }
    }

    // Names that never come again must not be kept.
    [Fact]
    public void HostileNames_DoNotGrowTheTables()
    {
        var mapper = new SpanMapper(new MappingOptions());
        var resource = new ResourceDescription([]);
        var span = new Span();
        Use(0, 20_000);
        long before = GC.GetTotalMemory(forceFullCollection: true);
        Use(20_000, 120_000);

        Assert.InRange(GC.GetTotalMemory(forceFullCollection: true) - before, long.MinValue, 2_000_000);

        void Use(int first, int end)
        {
            for (int i = first; i < end; i++)
            {
                var source = new SpanSource { Name = "GET", Kind = ActivitySpanKind.Server };
                source.Add("http.request.method", "GET");
                source.Add("http.route", $"/orders/{i}");
                source.Add("service.name", $"service-{i}");
                source.Add($"http.request.header.x-{i}", "1");
                TagObjects.Clear(span);
                mapper.Map(source, resource, span);
            }
        }
    }
}
