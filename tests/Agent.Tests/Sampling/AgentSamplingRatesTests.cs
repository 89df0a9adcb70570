using System.Text;

namespace SpanPack.Agent.Tests;

public class AgentSamplingRatesTests
{
    [Fact]
    public void A_rate_that_was_not_said_is_not_told_as_one_of_the_agent()
    {
        AgentSamplingRates rates = Read("""{"rate_by_service":{"service:shop,env:test":0.25}}""");

        Assert.True(rates.TryGetRate("shop", "test", out double rate));
        Assert.Equal(0.25, rate);
        Assert.False(rates.TryGetRate("other", "test", out _));
        Assert.Equal(1, rates.GetRate("other", "test"));
        Assert.False(AgentSamplingRates.None.TryGetRate("shop", "test", out _));
    }

    [Fact]
    public void The_rate_of_services_that_are_not_listed_is_told()
    {
        AgentSamplingRates rates = Read("""{"rate_by_service":{"service:,env:":0.5,"service:shop,env:test":0.25}}""");

        Assert.True(rates.TryGetRate("shop", "other", out double rate));
        Assert.Equal(0.5, rate);
        Assert.Equal(0.5, rates.GetRate("shop", "other"));
    }

    private static AgentSamplingRates Read(string body) => AgentSamplingRates.Parse(Encoding.UTF8.GetBytes(body), null)!;
}
