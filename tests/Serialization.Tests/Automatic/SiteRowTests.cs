using SpanPack.Serialization.Tests.Support;

namespace SpanPack.Serialization.Tests.Automatic;

/// <summary>The eleven tags of a process in Azure App Service.</summary>
public sealed class SiteRowTests
{
    private static readonly string[] s_everywhere = ["aas.site.name", "aas.site.type"];

    private static readonly string[] s_all =
    [
        .. s_everywhere, "aas.site.kind", "aas.resource.group", "aas.subscription.id", "aas.resource.id", "aas.environment.instance_id",
        "aas.environment.instance_name", "aas.environment.os", "aas.environment.runtime", "aas.environment.extension_version",
    ];

    [Fact]
    public void TwoAreOnEverySpan_TheOthersOnChunkOrphans()
    {
        Node[] spans = Write(new AzureAppServicesInfo { SiteName = "Shop", ResourceGroup = "Group", SubscriptionId = "8C5" },
            Example.Root(1), Example.Child(2, 1));

        Assert.Equal(s_all.Order(), Tags(spans[0]).Order());
        Assert.Equal(s_everywhere, Tags(spans[1]));
        Assert.Equal(
            ["Shop", "app", "app", "Group", "8C5", "/subscriptions/8c5/resourcegroups/group/providers/microsoft.web/sites/shop", "unknown",
                "unknown", "unknown", ".NET", "unknown"],
            s_all.Select(name => spans[0]["meta"][name].Text));
    }

    [Fact]
    public void AFunctionApp_SaysSo()
    {
        Node meta = Write(new AzureAppServicesInfo { SiteName = "Shop", IsFunctionApp = true }, Example.Root(1))[0]["meta"];

        Assert.Equal(("function", "functionapp"), (meta["aas.site.type"].Text, meta["aas.site.kind"].Text));
        Assert.False(meta.Has("aas.resource.group") || meta.Has("aas.subscription.id") || meta.Has("aas.resource.id"));
    }

    [Fact]
    public void AnInferredSpan_HasNone()
    {
        Span inferred = Example.Root(1);
        inferred.SetMetric(MetricNames.InferredSpan, 1);
        Span other = Example.Root(2);
        other.SetMetric(MetricNames.InferredSpan, 0);
        Node[] spans = Write(new AzureAppServicesInfo { SiteName = "Shop" }, inferred, other);

        Assert.Empty(Tags(spans[0]));
        Assert.Equal(8, Tags(spans[1]).Length);
    }

    [Fact]
    public void ASiteHasAName()
    {
        Assert.Throws<ArgumentNullException>(() => new AzureAppServicesInfo { SiteName = null! });
        Assert.Throws<ArgumentNullException>(() => new AzureAppServicesInfo { SiteName = "Shop" } with { SiteName = null! });
    }

    private static string[] Tags(Node span) => [.. span["meta"].Keys.Where(static key => key.StartsWith("aas.", StringComparison.Ordinal))];

    private static Node[] Write(AzureAppServicesInfo site, params Span[] spans)
        => Example.Write(new TraceChunk(spans), new ProcessTags { AzureAppServices = site });
}
