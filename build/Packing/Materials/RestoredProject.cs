using System.Text.Json;
using System.Xml.Linq;

namespace SpanPack.Packing.Materials;

/// <summary>The packages that were restored for a project: <c>project.assets.json</c>.</summary>
internal sealed class RestoredProject
{
    private readonly JsonElement _root;

    private RestoredProject(JsonElement root) => _root = root;

    private JsonElement Libraries => _root.GetProperty("libraries");

    private JsonElement Restore => _root.GetProperty("project").GetProperty("restore");

    internal static RestoredProject Read(string path)
    {
        using JsonDocument document = JsonDocument.Parse(File.ReadAllBytes(path));
        return new RestoredProject(document.RootElement.Clone());
    }

    /// <summary>Returns the dependencies of all frameworks, direct and transitive, and those of the build alone. Sorted.</summary>
    internal IEnumerable<Material> FindMaterials()
    {
        var forUsers = new HashSet<string>(StringComparer.OrdinalIgnoreCase);
        var forBuild = new HashSet<string>(StringComparer.OrdinalIgnoreCase);
        foreach (JsonProperty framework in _root.GetProperty("project").GetProperty("frameworks").EnumerateObject())
        {
            Dictionary<string, JsonProperty> restored = _root.GetProperty("targets").GetProperty(framework.Name)
                .EnumerateObject().ToDictionary(static library => library.Name.Split('/')[0], StringComparer.OrdinalIgnoreCase);
            var found = new HashSet<string>(StringComparer.OrdinalIgnoreCase);
            foreach ((string id, bool isForBuild) in DirectOf(framework))
            {
                if (!isForBuild) Follow(id, restored, found);
                else if (restored.TryGetValue(id, out JsonProperty tool)) forBuild.Add(tool.Name);
            }

            forUsers.UnionWith(found);
        }

        return forUsers.Select(name => MaterialOf(name, isForBuild: false))
            .Concat(forBuild.Except(forUsers).Select(name => MaterialOf(name, isForBuild: true)))
            .OrderBy(static material => material.Id, StringComparer.Ordinal)
            .ThenBy(static material => material.Version, StringComparer.Ordinal);
    }

    private IEnumerable<(string Id, bool IsForBuild)> DirectOf(JsonProperty framework)
    {
        if (framework.Value.TryGetProperty("dependencies", out JsonElement packages))
        {
            foreach (JsonProperty package in packages.EnumerateObject())
                yield return (package.Name, IsPrivate(package.Value, "suppressParent"));
        }

        JsonElement restore = Restore.GetProperty("frameworks").GetProperty(framework.Name);
        if (!restore.TryGetProperty("projectReferences", out JsonElement projects)) yield break;
        foreach (JsonProperty project in projects.EnumerateObject())
        {
            if (!IsPrivate(project.Value, "privateAssets")) yield return (IdOf(project.Name), false);
        }
    }

    private static bool IsPrivate(JsonElement reference, string property)
        => reference.TryGetProperty(property, out JsonElement assets)
            && string.Equals(assets.GetString(), "All", StringComparison.OrdinalIgnoreCase);

    // A library of type project has the id of its package, and the path of its file relative to this project.
    private string IdOf(string path)
    {
        string folder = Path.GetDirectoryName(Restore.GetProperty("projectPath").GetString()!)!;
        return Libraries.EnumerateObject()
            .Single(library => library.Value.TryGetProperty("msbuildProject", out JsonElement relative)
                && Path.GetFullPath(relative.GetString()!, folder) == path)
            .Name.Split('/')[0];
    }

    private static void Follow(string id, Dictionary<string, JsonProperty> restored, HashSet<string> found)
    {
        // A package is not restored when the framework has a newer version.
        if (!restored.TryGetValue(id, out JsonProperty library) || !found.Add(library.Name)) return;
        if (!library.Value.TryGetProperty("dependencies", out JsonElement dependencies)) return;
        foreach (JsonProperty dependency in dependencies.EnumerateObject()) Follow(dependency.Name, restored, found);
    }

    private Material MaterialOf(string name, bool isForBuild)
    {
        string[] parts = name.Split('/');
        JsonElement library = Libraries.GetProperty(name);
        if (library.GetProperty("type").GetString() == "project") return new Material(parts[0], parts[1], null, "MIT", isForBuild);
        string path = library.GetProperty("path").GetString()!;
        string folder = _root.GetProperty("packageFolders").EnumerateObject()
            .Select(folder => Path.Combine(folder.Name, path)).First(Directory.Exists);
        // The hash in project.assets.json is that of the content without its signature.
        string hash = File.ReadAllText(Directory.GetFiles(folder, "*.nupkg.sha512").Single());
        return new Material(parts[0], parts[1], Convert.ToHexStringLower(Convert.FromBase64String(hash)), LicenseOf(folder), isForBuild);
    }

    private static string? LicenseOf(string folder)
    {
        XElement? license = Directory.EnumerateFiles(folder, "*.nuspec").SelectMany(static file => XDocument.Load(file).Descendants())
            .FirstOrDefault(static element => element.Name.LocalName == "license");
        return (string?)license?.Attribute("type") == "expression" ? license.Value : null;
    }
}
