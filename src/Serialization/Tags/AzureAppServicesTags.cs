namespace SpanPack;

/// <summary>Names of the tags of a process in Azure App Service. <c>AzureAppServicesTags.Encoded</c> has each as MessagePack.</summary>
[MessagePackConstants]
public static partial class AzureAppServicesTags
{
    /// <summary>Name of the site.</summary>
    public const string SiteName = "aas.site.name";

    /// <summary>Kind of the site: <c>app</c> or <c>functionapp</c>.</summary>
    public const string SiteKind = "aas.site.kind";

    /// <summary>Type of the site: <c>app</c> or <c>function</c>.</summary>
    public const string SiteType = "aas.site.type";

    /// <summary>Resource group of the site.</summary>
    public const string ResourceGroup = "aas.resource.group";

    /// <summary>Subscription of the site.</summary>
    public const string SubscriptionId = "aas.subscription.id";

    /// <summary>Path of the site in the subscription, lower case.</summary>
    public const string ResourceId = "aas.resource.id";

    /// <summary>Id of the instance.</summary>
    public const string InstanceId = "aas.environment.instance_id";

    /// <summary>Name of the instance.</summary>
    public const string InstanceName = "aas.environment.instance_name";

    /// <summary>Operating system.</summary>
    public const string OperatingSystem = "aas.environment.os";

    /// <summary>Name of the framework.</summary>
    public const string Runtime = "aas.environment.runtime";

    /// <summary>Version of the site extension.</summary>
    public const string ExtensionVersion = "aas.environment.extension_version";
}
