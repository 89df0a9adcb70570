namespace SpanPack.Agent.Tests;

public sealed class AzureSiteTests
{
    private static readonly (string Name, string Value)[] s_all =
    [
        ("WEBSITE_SITE_NAME", "Shop"), ("WEBSITE_OWNER_NAME", "8c500027-5f00+group-region"), ("WEBSITE_RESOURCE_GROUP", "Group"),
        ("WEBSITE_INSTANCE_ID", "i1"),
        ("COMPUTERNAME", "c1"), ("WEBSITE_OS", "linux"), ("DD_AAS_DOTNET_EXTENSION_VERSION", "3.1"),
        ("FUNCTIONS_WORKER_RUNTIME", "dotnet-isolated"), ("FUNCTIONS_EXTENSION_VERSION", "~4"),
    ];

    private static readonly AzureAppServicesInfo s_whole = new()
    {
        SiteName = "Shop", SubscriptionId = "8c500027-5f00", ResourceGroup = "Group", InstanceId = "i1", InstanceName = "c1",
        OperatingSystem = "linux", ExtensionVersion = "3.1", IsFunctionApp = true,
    };

    public static TheoryData<string, AzureAppServicesInfo?> WithoutOne => new()
    {
        { "", s_whole },
        { "WEBSITE_SITE_NAME", null },
        { "WEBSITE_OWNER_NAME", s_whole with { SubscriptionId = null } },
        { "WEBSITE_RESOURCE_GROUP", s_whole with { ResourceGroup = null } },
        { "WEBSITE_INSTANCE_ID", s_whole with { InstanceId = "unknown" } },
        { "COMPUTERNAME", s_whole with { InstanceName = "unknown" } },
        { "WEBSITE_OS", s_whole with { OperatingSystem = "unknown" } },
        { "DD_AAS_DOTNET_EXTENSION_VERSION", s_whole with { ExtensionVersion = "unknown" } },
        { "FUNCTIONS_WORKER_RUNTIME", s_whole with { IsFunctionApp = false } },
        { "FUNCTIONS_EXTENSION_VERSION", s_whole with { IsFunctionApp = false } },
    };

    [Theory]
    [MemberData(nameof(WithoutOne))]
    public void EachVariable_SaysOneThing(string missing, AzureAppServicesInfo? expected)
        => Assert.Equal(expected, TestProcess.Describe([.. s_all.Where(variable => variable.Name != missing)]).Tags.AzureAppServices);

    [Theory]
    [InlineData("8c50", "8c50")]
    [InlineData("+group", null)]
    [InlineData("a+b+c", "a")]
    public void TheSubscription_IsBeforeThePlus(string owner, string? expected)
        => Assert.Equal(expected,
            TestProcess.Describe(("WEBSITE_SITE_NAME", "Shop"), ("WEBSITE_OWNER_NAME", owner)).Tags.AzureAppServices!.SubscriptionId);
}
