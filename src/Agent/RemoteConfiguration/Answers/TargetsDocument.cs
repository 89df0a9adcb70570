namespace SpanPack;

/// <summary>The targets: the existing files and their expected properties. Their signatures are ignored. Immutable.</summary>
/// <param name="Version">Returned to the agent as <c>targets_version</c>.</param>
/// <param name="BackendState">Returned to the agent as <c>backend_client_state</c>; null for none.</param>
/// <param name="Files">The requested files, by path.</param>
internal sealed record TargetsDocument(long Version, string? BackendState, IReadOnlyDictionary<string, FileTarget> Files)
{
    private const int HashChars = 64;

    private static readonly string[] s_documentFields = ["signed"];
    private static readonly string[] s_signedFields = ["_type", "version", "targets", "custom"];
    private static readonly string[] s_customFields = ["opaque_backend_state"];
    private static readonly string[] s_fileFields = ["length", "hashes", "custom"];
    private static readonly string[] s_hashFields = ["sha256"];
    private static readonly string[] s_fileCustomFields = ["v"];

    /// <summary>Reads the document.</summary>
    /// <param name="json">The document.</param>
    /// <param name="wanted">The paths to read. Others are skipped: there may be many, of other products.</param>
    /// <exception cref="InvalidConfigurationException">A field is missing, duplicated or invalid.</exception>
    internal static TargetsDocument Read(ReadOnlySpan<byte> json, IReadOnlySet<string> wanted)
    {
        Span<Range> found = stackalloc Range[4];
        JsonItems.Find(json, "targets", s_documentFields, found[..1]);
        ReadOnlySpan<byte> signed = Required(json, found[0], "targets: signed");
        JsonItems.Find(signed, "signed", s_signedFields, found);
        if (!signed[found[0]].IsEmpty
            && ConfigurationValue.ReadText(signed[found[0]], "_type", ConfigurationLimits.MaxPathChars) != "targets")
            throw new InvalidConfigurationException("signed: _type is not targets");
        long version = ConfigurationValue.ReadNumber(Required(signed, found[1], "signed: version"), "signed: version");
        IReadOnlyDictionary<string, FileTarget> files = ReadFiles(Required(signed, found[2], "signed: targets"), wanted);
        return new TargetsDocument(version, ReadBackendState(signed[found[3]]), files);
    }

    private static Dictionary<string, FileTarget> ReadFiles(ReadOnlySpan<byte> json, IReadOnlySet<string> wanted)
    {
        var files = new Dictionary<string, FileTarget>(StringComparer.Ordinal);
        JsonItems targets = JsonItems.OfObject(json, "signed: targets");
        while (targets.MoveNext())
        {
            if (targets.ReadName() is not { } path || !wanted.Contains(path)) continue;
            if (!files.TryAdd(path, ReadFile(targets.Current, path)))
                throw new InvalidConfigurationException($"the targets have '{path}' twice");
        }

        return files;
    }

    private static FileTarget ReadFile(ReadOnlySpan<byte> json, string path)
    {
        Span<Range> found = stackalloc Range[3];
        JsonItems.Find(json, path, s_fileFields, found);
        long length = ConfigurationValue.ReadNumber(Required(json, found[0], $"{path}: length"), $"{path}: length");
        ReadOnlySpan<byte> hashes = Required(json, found[1], $"{path}: hashes");
        ReadOnlySpan<byte> custom = json[found[2]];
        JsonItems.Find(hashes, $"{path}: hashes", s_hashFields, found[..1]);
        string hash = ConfigurationValue.ReadText(Required(hashes, found[0], $"{path}: sha256"), $"{path}: sha256", HashChars);
        if (hash.Length != HashChars || !hash.All(char.IsAsciiHexDigit))
            throw new InvalidConfigurationException($"{path}: sha256 is not a SHA-256");
        return new FileTarget(ReadVersion(custom, path), length, hash.ToLowerInvariant());
    }

    private static long ReadVersion(ReadOnlySpan<byte> custom, string path)
    {
        if (custom.IsEmpty) return 0;
        Span<Range> found = stackalloc Range[1];
        JsonItems.Find(custom, $"{path}: custom", s_fileCustomFields, found);
        return custom[found[0]] is { IsEmpty: false } version ? ConfigurationValue.ReadNumber(version, $"{path}: v") : 0;
    }

    private static string? ReadBackendState(ReadOnlySpan<byte> custom)
    {
        if (custom.IsEmpty) return null;
        Span<Range> found = stackalloc Range[1];
        JsonItems.Find(custom, "signed: custom", s_customFields, found);
        if (custom[found[0]] is not { IsEmpty: false } state) return null;
        string text = ConfigurationValue.ReadText(state, "opaque_backend_state", ConfigurationLimits.MaxBackendStateChars);
        return text.Length == 0 ? null : text;
    }

    private static ReadOnlySpan<byte> Required(ReadOnlySpan<byte> json, Range place, string what)
        => json[place] is { IsEmpty: false } part ? part : throw new InvalidConfigurationException($"{what} is missing");
}
