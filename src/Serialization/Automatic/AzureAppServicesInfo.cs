using System.Diagnostics;

namespace SpanPack;

/// <summary>The description of a site in Azure App Service. Sent on spans as the eleven <c>aas.*</c> tags.</summary>
/// <remarks>Immutable.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed record AzureAppServicesInfo
{
    private const string Unknown = "unknown";

    /// <summary>Gets or initializes the name of the site.</summary>
    /// <exception cref="ArgumentNullException">The value is null.</exception>
    public required string SiteName
    {
        get;
        init => field = value ?? throw new ArgumentNullException(nameof(value));
    }

    /// <summary>Gets or initializes whether the site is a function app.</summary>
    public bool IsFunctionApp { get; init; }

    /// <summary>Gets or initializes the resource group; not written when null or empty.</summary>
    public string? ResourceGroup { get; init; }

    /// <summary>Gets or initializes the subscription; not written when null or empty.</summary>
    public string? SubscriptionId { get; init; }

    /// <summary>Gets or initializes the id of the instance.</summary>
    public string InstanceId { get; init; } = Unknown;

    /// <summary>Gets or initializes the name of the instance.</summary>
    public string InstanceName { get; init; } = Unknown;

    /// <summary>Gets or initializes the operating system.</summary>
    public string OperatingSystem { get; init; } = Unknown;

    /// <summary>Gets or initializes the name of the framework.</summary>
    public string Runtime { get; init; } = ".NET";

    /// <summary>Gets or initializes the version of the site extension.</summary>
    public string ExtensionVersion { get; init; } = Unknown;

    /// <summary>Gets <c>app</c> or <c>function</c>.</summary>
    public string SiteType => IsFunctionApp ? "function" : "app";

    /// <summary>Gets <c>app</c> or <c>functionapp</c>.</summary>
    public string SiteKind => IsFunctionApp ? "functionapp" : "app";

    /// <summary>Gets the path of the site, lower case, or <see langword="null"/> while group or subscription is unknown.</summary>
    public string? ResourceId => string.IsNullOrEmpty(ResourceGroup) || string.IsNullOrEmpty(SubscriptionId)
        ? null
        : $"/subscriptions/{SubscriptionId}/resourcegroups/{ResourceGroup}/providers/microsoft.web/sites/{SiteName}".ToLowerInvariant();
}
