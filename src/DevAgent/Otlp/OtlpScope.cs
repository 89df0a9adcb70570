namespace SpanPack;

/// <summary>The scope of spans, with its resource.</summary>
/// <param name="resource">The resource of the scope.</param>
/// <param name="name">Its name; empty for none.</param>
/// <param name="version">Its version; empty for none.</param>
/// <param name="attributes">Its attributes, in their order.</param>
internal sealed class OtlpScope(
    ResourceDescription resource, string name, string version, IEnumerable<KeyValuePair<string, TagValue>> attributes)
{
    internal ResourceDescription Resource { get; } = resource;

    internal string Name { get; } = name;

    internal string Version { get; } = version;

    internal ScopeAttributes Attributes { get; } = new(attributes);

    /// <summary>Gets how many tags each span gets from here.</summary>
    internal int TagCount => Resource.Tags.Length + Attributes.Tags.Length;
}
