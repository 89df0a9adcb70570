namespace SpanPack;

/// <summary>The requested parts of an agent's answer to a poll. Immutable.</summary>
internal sealed record ConfigurationAnswer
{
    private static readonly string[] s_fields = ["roots", "targets", "target_files", "client_configs"];
    private static readonly string[] s_fileFields = ["path", "raw"];

    /// <summary>Gets the version of the last root; null when there is none.</summary>
    internal long? RootVersion { get; private init; }

    /// <summary>Gets the targets; null when nothing has changed.</summary>
    internal TargetsDocument? Targets { get; private init; }

    /// <summary>Gets the paths of the configurations for this client.</summary>
    internal required IReadOnlyList<ConfigurationPath> Paths { get; init; }

    /// <summary>Gets the sent files of these configurations by path, unchecked.</summary>
    internal required IReadOnlyDictionary<string, byte[]> Files { get; init; }

    /// <summary>Reads the body of an answer.</summary>
    /// <param name="body">The body; empty when nothing has changed.</param>
    /// <param name="products">The requested products. Configurations of others are ignored.</param>
    /// <exception cref="InvalidConfigurationException">A field is missing, duplicated or invalid, or a limit is exceeded.</exception>
    internal static ConfigurationAnswer Read(ReadOnlySpan<byte> body, IReadOnlySet<string> products)
    {
        if (body.IsEmpty) return new ConfigurationAnswer { Paths = [], Files = new Dictionary<string, byte[]>() };
        Span<Range> found = stackalloc Range[4];
        JsonItems.Find(body, "the answer", s_fields, found);
        List<ConfigurationPath> paths = ReadPaths(body[found[3]], products);
        HashSet<string> wanted = [.. paths.Select(static path => path.Text)];
        TargetsDocument? targets = body[found[1]].IsEmpty
            ? null
            : TargetsDocument.Read(ConfigurationValue.ReadBase64(body[found[1]], "targets"), wanted);
        if (targets is null && paths.Count > 0) throw new InvalidConfigurationException("there are configurations without targets");
        return new ConfigurationAnswer
        {
            RootVersion = RootDocument.ReadLast(body[found[0]]),
            Targets = targets,
            Paths = paths,
            Files = ReadFiles(body[found[2]], wanted),
        };
    }

    private static List<ConfigurationPath> ReadPaths(ReadOnlySpan<byte> json, IReadOnlySet<string> products)
    {
        var paths = new List<ConfigurationPath>();
        if (json.IsEmpty) return paths;
        var seen = new HashSet<string>(StringComparer.Ordinal);
        JsonItems items = JsonItems.OfArray(json, "client_configs");
        while (items.MoveNext())
        {
            string text = ConfigurationValue.ReadText(items.Current, "a path of client_configs", ConfigurationLimits.MaxPathChars);
            if (ConfigurationPath.Parse(text) is not { } path)
                throw new InvalidConfigurationException($"'{text}' is not the path of a configuration");
            if (!seen.Add(text)) continue;
            if (seen.Count > ConfigurationLimits.MaxFiles)
                throw new InvalidConfigurationException($"there are more than {ConfigurationLimits.MaxFiles} configurations");
            if (products.Contains(path.Product)) paths.Add(path);
        }

        return paths;
    }

    private static Dictionary<string, byte[]> ReadFiles(ReadOnlySpan<byte> json, HashSet<string> wanted)
    {
        var files = new Dictionary<string, byte[]>(StringComparer.Ordinal);
        if (json.IsEmpty) return files;
        Span<Range> found = stackalloc Range[2];
        JsonItems items = JsonItems.OfArray(json, "target_files");
        while (items.MoveNext())
        {
            JsonItems.Find(items.Current, "a file", s_fileFields, found);
            if (items.Current[found[0]].IsEmpty) throw new InvalidConfigurationException("a file has no path");
            string path = ConfigurationValue.ReadText(items.Current[found[0]], "the path of a file", ConfigurationLimits.MaxPathChars);
            if (!wanted.Contains(path)) continue;
            // a file without bytes is left out by some writers
            byte[] content = items.Current[found[1]] is { IsEmpty: false } raw ? ConfigurationValue.ReadBase64(raw, $"{path}: raw") : [];
            if (!files.TryAdd(path, content)) throw new InvalidConfigurationException($"'{path}' was sent twice");
        }

        return files;
    }
}
