namespace SpanPack;

/// <summary>The state of a configuration at a client. Immutable.</summary>
/// <param name="Product">The product.</param>
/// <param name="Id">The id of the configuration.</param>
/// <param name="Version">Its version.</param>
/// <param name="State">1 for not yet, 2 for applied, 3 for failed.</param>
/// <param name="Error">The reason of the failure, or null.</param>
internal sealed record ConfigurationPollState(string Product, string Id, long Version, int State, string? Error);
