using System.Text.Json;

namespace SpanPack.Tool;

/// <summary>What the spans of a scope share.</summary>
/// <param name="resource">The resource of the scope.</param>
/// <param name="scope">The member <c>scope</c>; undefined when there is none.</param>
internal sealed class OtlpScope(ResourceDescription resource, JsonElement scope)
{
    internal ResourceDescription Resource { get; } = resource;

    internal string Name { get; } = OtlpJson.Text(scope, "name");

    internal string Version { get; } = OtlpJson.Text(scope, "version");

    internal ScopeAttributes Attributes { get; } = new(OtlpValues.Read(scope));

    /// <summary>Gets how many tags each span gets from here.</summary>
    internal int TagCount => Resource.Tags.Length + Attributes.Tags.Length;
}
