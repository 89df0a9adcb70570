using System.Diagnostics;
using System.Globalization;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;
using Microsoft.Extensions.Logging;
using SpanPack.Hosting.Tests.Support;

namespace SpanPack.Hosting.Tests;

/// <summary>The scopes that records are given, without a log.</summary>
[Collection(OneAtATime.Name)]
public sealed class ScopeTests
{
    [Fact]
    public void AnActivityWithoutW3CIds_AddsNothing()
    {
        var scopes = new TraceScopeProvider(new LoggerExternalScopeProvider());
        var service = new ServiceScope(new ProcessDescription { Service = "shop" });
        scopes.Use(service);
        using var old = new Activity("old");
        old.SetIdFormat(ActivityIdFormat.Hierarchical).Start();
        var seen = new List<object?>();
        scopes.ForEachScope(static (state, seen) => seen.Add(state), seen);

        Assert.Same(service, Assert.Single(seen));
    }

    [Fact]
    public void TheScopeOfAnActivity_IsMadeOnce_ForAHost()
    {
        using var activity = new Activity("work");
        activity.SetIdFormat(ActivityIdFormat.W3C).Start();
        ServiceScope shop = new(new ProcessDescription { Service = "shop", Version = "1" }),
        other = new(new ProcessDescription { Service = "other" });
        var scope = SpanScope.Of(activity, shop);
        string spanId = Convert.ToUInt64(activity.SpanId.ToHexString(), 16).ToString(CultureInfo.InvariantCulture);

        Assert.Same(scope, SpanScope.Of(activity, shop));
        // as consoles show it that know no pairs
        Assert.Equal($"dd.trace_id:{activity.TraceId}, dd.span_id:{spanId}, dd.service:shop, dd.version:1", scope.ToString());
        Assert.Equal("other", SpanScope.Of(activity, other)[2].Value);
    }

    [Fact]
    public void TheScopeOfASpan_IsMadeOnce_ForAHost()
    {
        ServiceScope shop = new(new ProcessDescription { Service = "shop" }), other = new(new ProcessDescription { Service = "other" });
        var span = new Span { TraceId = new UInt128(1, 2), SpanId = 3 };
        var scope = SpanScope.Of(span, shop);

        Assert.Same(scope, SpanScope.Of(span, shop));
        Assert.Equal("dd.trace_id:00000000000000010000000000000002, dd.span_id:3, dd.service:shop", scope.ToString());
        Assert.Equal(["2 3 shop", "00000000000000010000000000000002 4 shop", "00000000000000010000000000000002 3 other"],
            new[] { SpanScope.Of(new Span { TraceId = 2, SpanId = 3 }, shop),
                SpanScope.Of(new Span { TraceId = span.TraceId, SpanId = 4 }, shop), SpanScope.Of(span, other) }
                .Select(static one => string.Join(' ', one.Select(static pair => pair.Value))));
    }

    [Fact]
    public async Task AfterTheHost_NothingIsAdded()
    {
        IExternalScopeProvider scopes;
        using (IHost host = TestHost.Build(new Uri("http://127.0.0.1:1")))
        {
            await host.StartAsync();
            scopes = host.Services.GetRequiredService<IExternalScopeProvider>();
            Assert.Equal(1, Count(scopes));
        }

        Assert.Equal(0, Count(scopes));

        static int Count(IExternalScopeProvider scopes)
        {
            int count = 0;
            scopes.ForEachScope((_, _) => count++, 0);
            return count;
        }
    }

    [Fact]
    public void WithoutAnActivity_ItCostsNothing()
    {
        var scopes = new TraceScopeProvider(FrameworkScopes.Create(ActivityTrackingOptions.None));
        scopes.Use(new ServiceScope(new ProcessDescription { Service = "shop" }));
        int count = 0;
        Action<object?, object?> callback = (_, _) => count++;
        scopes.ForEachScope(callback, null);
        long before = GC.GetAllocatedBytesForCurrentThread();
        for (int i = 0; i < 1_000; i++) scopes.ForEachScope(callback, null);

        Assert.Equal(0, GC.GetAllocatedBytesForCurrentThread() - before);
        Assert.Equal(1_001, count);
    }

    [Fact]
    public void ScopesOfTheProgram_Stay()
    {
        var own = new LoggerExternalScopeProvider();
        using ServiceProvider provider = new ServiceCollection().AddSingleton<IExternalScopeProvider>(own)
            .AddDatadogTracing()
            .BuildServiceProvider();
        using IDisposable scope = own.Push("mine");
        object? seen = null;
        provider.GetRequiredService<IExternalScopeProvider>().ForEachScope((state, _) => seen = state, 0);

        Assert.Equal("mine", seen);
    }
}
