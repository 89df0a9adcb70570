namespace SpanPack.DevAgent.Tests;

public class RatesVersionHeaderTests : AgentTest
{
    private const string Header = "Datadog-Rates-Payload-Version";

    [Fact]
    public async Task Version_TravelsInHeaders()
    {
        using HttpResponseMessage without = await Client.PostTracesAsync(Payloads.Empty);
        using HttpResponseMessage first = await Client.PostTracesAsync(Payloads.Empty, headers: (Header, "x"));
        string? version = first.Headers.Value(Header);
        using HttpResponseMessage second = await Client.PostTracesAsync(Payloads.Empty, headers: (Header, version!));

        Assert.Null(without.Headers.Value(Header));
        Assert.Equal("{\"rate_by_service\":{\"service:,env:\":1}}\n", await without.TextAsync());
        Assert.Equal(await without.TextAsync(), await first.TextAsync());
        Assert.Equal("{}", await second.TextAsync());
        Assert.Equal(version, second.Headers.Value(Header));
    }
}
