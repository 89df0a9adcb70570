using System.Net;

namespace SpanPack.ApiPages;

/// <summary>Leads from ids in documentation to pages.</summary>
/// <param name="types">The types that have pages.</param>
/// <param name="files">What is written of them.</param>
internal sealed class TypeLinks(IEnumerable<PublicType> types, DocumentationFiles files)
{
    private readonly Dictionary<string, PublicType> _types = types.ToDictionary(static type => type.Id);

    /// <summary>Gets the documentation files.</summary>
    internal DocumentationFiles Files { get; } = files;

    /// <summary>Links a type by its name.</summary>
    internal static string To(PublicType type) => $"[{Escape(type.Name)}]({type.FileName})";

    /// <summary>Links what an id names: a type, or a member by its type.</summary>
    /// <param name="id">Such as <c>M:SpanPack.AgentWriter.FlushAsync(System.Threading.CancellationToken)</c>.</param>
    internal string To(string id)
    {
        string path = id[2..].Split('(')[0];
        string[] parts = path.Split('.');
        string name = parts[^1].Split('`')[0];
        if (id[0] == 'T') return _types.TryGetValue(id, out PublicType? type) ? To(type) : $"`{name}`";
        if (parts.Length < 2) return $"`{name}`";
        string shown = name == "#ctor" ? parts[^2].Split('`')[0] : $"{parts[^2].Split('`')[0]}.{name}";
        bool hasPage = _types.TryGetValue("T:" + string.Join('.', parts[..^1]), out PublicType? owner);
        return hasPage ? $"[{shown}]({owner!.FileName})" : $"`{shown}`";
    }

    /// <summary>Makes text harmless for Markdown and the site.</summary>
    internal static string Escape(string text) => WebUtility.HtmlEncode(text).Replace("{{", "&#123;&#123;", StringComparison.Ordinal)
        .Replace("*", "\\*", StringComparison.Ordinal).Replace("_", "\\_", StringComparison.Ordinal)
        .Replace("[", "\\[", StringComparison.Ordinal)
        .Replace("|", "\\|", StringComparison.Ordinal).Replace("&quot;", "\"", StringComparison.Ordinal)
        .Replace("&#39;", "'", StringComparison.Ordinal);
}
