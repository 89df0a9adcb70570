using System.Text.Json;

namespace SpanPack.Tool;

/// <summary>The common data of a scope's spans.</summary>
/// <param name="resource">The resource of the scope.</param>
/// <param name="scope">The member <c>scope</c>; undefined when there is none.</param>
internal sealed class OtlpScope(ResourceDescription resource, JsonElement scope)
{
    internal ResourceDescription Resource { get; } = resource;

    internal string Name { get; } = OtlpJson.Text(scope, "name");

    internal string Version { get; } = OtlpJson.Text(scope, "version");

    internal ScopeAttributes Attributes { get; } = new(OtlpValues.Read(scope));

    /// <summary>Gets the number of tags that each span gets from the scope.</summary>
    internal int TagCount => Resource.Tags.Length + Attributes.Tags.Length;
}
