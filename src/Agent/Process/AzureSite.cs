namespace SpanPack;

/// <summary>Finds the site in Azure App Service.</summary>
internal static class AzureSite
{
    /// <returns>The site; null outside of Azure App Service.</returns>
    internal static AzureAppServicesInfo? Read(Variables variables)
    {
        if (variables["WEBSITE_SITE_NAME"] is not { } name) return null;
        var unknown = new AzureAppServicesInfo { SiteName = name };
        return unknown with
        {
            IsFunctionApp = variables["FUNCTIONS_WORKER_RUNTIME"] is not null && variables["FUNCTIONS_EXTENSION_VERSION"] is not null,
            ResourceGroup = variables["WEBSITE_RESOURCE_GROUP"],
            SubscriptionId = SubscriptionOf(variables["WEBSITE_OWNER_NAME"]),
            InstanceId = variables["WEBSITE_INSTANCE_ID"] ?? unknown.InstanceId,
            InstanceName = variables["COMPUTERNAME"] ?? unknown.InstanceName,
            OperatingSystem = variables["WEBSITE_OS"] ?? unknown.OperatingSystem,
            ExtensionVersion = variables["DD_AAS_DOTNET_EXTENSION_VERSION"] ?? unknown.ExtensionVersion,
        };
    }

    // <subscription>+<what else it belongs to>
    private static string? SubscriptionOf(string? owner)
    {
        string? subscription = owner?.Split('+', 2)[0].Trim();
        return string.IsNullOrEmpty(subscription) ? null : subscription;
    }
}
