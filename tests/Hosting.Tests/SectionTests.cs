using Microsoft.Extensions.Configuration;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Options;
using SpanPack.Hosting.Tests.Support;
using static SpanPack.Hosting.Tests.Support.SettingsOfHost;

namespace SpanPack.Hosting.Tests;

/// <summary>Values in sections of the configuration: the last section, empty lists, nested switches.</summary>
public sealed class SectionTests
{
    [Fact]
    public void AnAttributeOfTwoSections_IsThatOfTheLast()
    {
        string[] settings = ["Shared:Resource:team=all", "Shared:Resource:zone=a", "Shop:Resource:team=shop"];
        IConfigurationRoot configuration = new ConfigurationBuilder().AddInMemoryCollection(settings.Select(TestHost.Pair)).Build();
        using ServiceProvider provider = new ServiceCollection().AddSingleton<IConfiguration>(configuration)
            .AddDatadogTracing(null, "Shared", "Shop")
            .BuildServiceProvider();
        DatadogTracingOptions options = provider.GetRequiredService<IOptions<DatadogTracingOptions>>().Value;

        Assert.Equal(["zone=a", "team=shop"], options.Traces.Resource.Select(static pair => $"{pair.Key}={pair.Value}"));
    }

    // As in the variable: docs/settings.md.
    [Fact]
    public void AComma_IsAListWithoutItems()
    {
        TracingSettings settings = Read(null, "Datadog:BaggageTagKeys=,");

        Assert.Empty(settings.Traces.BaggageTagKeys!);
        Assert.Empty(settings.Problems);
    }

    [Fact]
    public void TheSectionOfTraces_SaysWhetherThereAreAny()
    {
        TracingSettings settings = Read(null, "Datadog:Traces:IsEnabled=false", "Datadog:Traces:Listens=false");

        Assert.False(settings.IsEnabled);
        Assert.False(settings.Traces.Listens);
        Assert.Empty(settings.Problems);
    }
}
