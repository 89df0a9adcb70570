using SpanPack.Samples.Tests.Support;

namespace SpanPack.Samples.Tests;

/// <summary>How the web shop ends when it is not left alone.</summary>
public sealed class WebShopEndTests
{
    private const int Interrupted = 130;

    public static TheoryData<string> Services => Dose.IsFull ? ["orders", "catalog", "storefront"] : ["orders"];

    [UnixTheory]
    [MemberData(nameof(Services))]
    [Trait("Category", Dose.Category)]
    public async Task TerminatedService_LosesNoSpan(string service)
    {
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        using ShopRun shop = ShopRun.Start("--keep-running", "--agent", agent.Url.ToString());
        await shop.WaitForServicesAsync();
        await Wait.UntilAsync(() => ArrivedSpans.Of(agent).Any(span => span.Service == service), "spans of the service have come");

        await ShopRun.SignalAsync("TERM", shop.Services[service]);
        await Wait.UntilAsync(() => !ShopRun.IsRunning(shop.Services[service]), "the service has ended");
        await shop.SignalAsync("INT");
        await shop.WaitAsync();

        Assert.True(shop.ExitCode == 0, shop.Output);
        Assert.Equal(ArrivedSpans.CountByProcess(ArrivedSpans.Of(agent)).OrderBy(static pair => pair.Key),
            shop.Counts.ToDictionary(static pair => pair.Key, static pair => pair.Value.Made).OrderBy(static pair => pair.Key));
        WebShopTests.AssertNothingIsLeft(shop);
    }

    [UnixFact]
    public async Task Interrupted_EndsAllServices()
    {
        using ShopRun shop = ShopRun.Start("--requests", "1000000");
        await shop.WaitForServicesAsync();

        await shop.SignalAsync("INT");
        await shop.WaitAsync();

        Assert.Equal(Interrupted, shop.ExitCode);
        WebShopTests.AssertNothingIsLeft(shop);
    }

    [UnixFact(thorough: true)]
    public async Task KilledLauncher_LeavesNoService()
    {
        using ShopRun shop = ShopRun.Start("--keep-running");
        await shop.WaitForServicesAsync();

        await shop.SignalAsync("KILL");
        await shop.WaitAsync();

        await Wait.UntilAsync(() => !shop.Services.Values.Any(ShopRun.IsRunning), "no service runs");
    }
}
