using System.Diagnostics;
using SpanPack.Tracing.Tests.Support;

namespace SpanPack.Tracing.Tests.Propagation;

/// <summary>Baggage of the program, alone and with that of activities.</summary>
public sealed class BaggageTests
{
    [Fact]
    public void ItIsADictionary_InTheOrderOfAdding()
    {
        Baggage.Current = null!;
        IDictionary<string, string?> baggage = Baggage.Current;
        baggage["b"] = "1";
        baggage.Add("a", null);
        baggage.Add(new("c", "3"));
        baggage["b"] = "2";
        Assert.Throws<ArgumentException>("key", () => baggage.Add("a", "x"));
        Assert.Throws<KeyNotFoundException>(() => baggage["gone"]);
        Assert.Equal(["b=2", "a=", "c=3"], baggage.Select(static item => $"{item.Key}={item.Value}"));
        Assert.Equal((3, false, "b,a,c", "2,,3"),
            (baggage.Count, baggage.IsReadOnly, string.Join(',', baggage.Keys), string.Join(',', baggage.Values)));
        Assert.True(baggage.ContainsKey("a") && baggage.TryGetValue("a", out string? none) && none is null
            && !baggage.TryGetValue("x", out _));
        Assert.True(baggage.Contains(new("c", "3")) && !baggage.Contains(new("c", "4"))
            && !baggage.Remove(new KeyValuePair<string, string?>("c", "4")));
        Assert.True(baggage.Remove(new KeyValuePair<string, string?>("c", "3")) && baggage.Remove("a") && !baggage.Remove("a"));
        var copy = new KeyValuePair<string, string?>[2];
        baggage.CopyTo(copy, 1);
        Assert.Equal(new("b", "2"), copy[1]);
        baggage.Clear();
        Assert.Empty(baggage);
    }

    [Fact]
    public async Task ItFlows_AndWhatIsSetIsCopied()
    {
        var mine = new Dictionary<string, string?> { ["user"] = "7" };
        Baggage.Current = mine;
        mine["user"] = "8";
        Assert.Equal("7", Baggage.Current["user"]);
        IDictionary<string, string?> outer = Baggage.Current;
        await Task.Run(() =>
        {
            Assert.Same(outer, Baggage.Current);
            Baggage.Current["more"] = "1"; // the object is shared
            Baggage.Current = new Dictionary<string, string?>(); // the flow's own
        });
        Assert.Equal(["user", "more"], Baggage.Current.Keys);
        Baggage.Current = outer;
        Assert.Same(outer, Baggage.Current);
    }

    [Fact]
    public async Task ItTravels_WithThatOfActivities()
    {
        await using TracedProcess process = await TracedProcess.StartAsync();
        await Task.Run(async () =>
        {
            using Activity request = process.Source.StartActivity("request")!;
            request.AddBaggage("tenant", "t1");
            request.AddBaggage("user", "5");
            using IScope scope = process.Tracer.StartActive("send");
            Assert.Equal("tenant=t1", Pairs(HeaderTests.Inject(process, scope.Span.Context)["baggage"], "tenant"));
            Baggage.Current["user"] = "7";
            Assert.Equal(("7", "t1"), (Baggage.Current["user"], Baggage.Current["tenant"]));
            Assert.Equal("tenant=t1,user=7", Pairs(HeaderTests.Inject(process, scope.Span.Context)["baggage"]));

            var propagator = new DatadogPropagator(); // that of HttpClient
            string? header = null;
            propagator.Inject(request, null, (_, name, value) => header = name == "baggage" ? value : header);
            Assert.Equal("tenant=t1,user=7", Pairs(header!));

            Assert.True(Baggage.Current.Remove("tenant"));
            Assert.Equal("user=7", Pairs(HeaderTests.Inject(process, scope.Span.Context)["baggage"]));
            Assert.Equal("t1", request.GetBaggageItem("tenant"));
            await Task.CompletedTask;
        });
    }

    [Fact]
    public async Task WhatComes_IsAdded()
    {
        await using TracedProcess process = await TracedProcess.StartAsync();
        await Task.Run(() =>
        {
            Baggage.Current["user"] = "7";
            Assert.Null(HeaderTests.Extract(process, new() { ["baggage"] = "user=8,cart=x%20y" }));
            Assert.Equal(("8", "x y"), (Baggage.Current["user"], Baggage.Current["cart"]));
            HeaderTests.Extract(process, new() { ["baggage"] = "malformed" });
            Assert.Equal(2, Baggage.Current.Count);
        });
    }

    private static string Pairs(string header, string? prefix = null)
        => string.Join(',',
            header.Split(',')
                .Where(pair => prefix is null || pair.StartsWith(prefix, StringComparison.Ordinal))
                .Order(StringComparer.Ordinal));
}
