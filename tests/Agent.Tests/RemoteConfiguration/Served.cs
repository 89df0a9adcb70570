using System.Security.Cryptography;
using System.Text;
using System.Text.Json;

namespace SpanPack.Agent.Tests.RemoteConfiguration;

/// <summary>An answer of an agent, made field by field, so that a test can have any of them wrong.</summary>
internal sealed record Served
{
    /// <summary>Gets or initializes the contents by path.</summary>
    internal IReadOnlyDictionary<string, string> Files { get; init; } = new Dictionary<string, string>();

    /// <summary>Gets or initializes the paths of files that are not sent.</summary>
    internal IReadOnlySet<string> Unsent { get; init; } = new HashSet<string>();

    internal long Version { get; init; } = 1;

    internal long FileVersion { get; init; } = 1;

    internal string? BackendState { get; init; }

    /// <summary>Gets or initializes what is put in place of parts of the targets.</summary>
    internal Func<string, string> EditTargets { get; init; } = static text => text;

    /// <summary>Gets or initializes what is put in place of parts of the answer.</summary>
    internal Func<string, string> EditAnswer { get; init; } = static text => text;

    internal static string PathOf(string id, string product = Clients.Product) => $"datadog/2/{product}/{id}/config";

    internal static string HashOf(string content) => Convert.ToHexStringLower(SHA256.HashData(Encoding.UTF8.GetBytes(content)));

    internal static string Base64(string text) => Convert.ToBase64String(Encoding.UTF8.GetBytes(text));

    /// <summary>An answer with one file.</summary>
    internal static Served One(string content = "{}", string id = "a")
        => new() { Files = new Dictionary<string, string> { [PathOf(id)] = content } };

    internal string ToJson()
    {
        string targets = EditTargets(string.Concat(
            "{\"signatures\":[{\"keyid\":\"k\",\"sig\":\"s\"}],\"signed\":{\"_type\":\"targets\",\"custom\":{\"opaque_backend_state\":",
            JsonSerializer.Serialize(BackendState),
            ",\"x\":[[]]},\"expires\":\"3000-01-01T00:00:00Z\",\"spec_version\":\"1.0\",\"targets\":{",
            string.Join(',', Files.Select(FileTarget)),
            $"}},\"version\":{Version}}}}}"));
        string files = string.Join(',',
            Files.Where(file => !Unsent.Contains(file.Key)).Select(static file =>
                $"{{\"path\":{Text(file.Key)},\"raw\":\"{Base64(file.Value)}\"}}"));
        return EditAnswer($"{{\"targets\":\"{Base64(targets)}\",\"target_files\":[{files}],"
            + $"\"client_configs\":[{string.Join(',', Files.Keys.Select(Text))}]}}");
    }

    internal byte[] ToBytes() => Encoding.UTF8.GetBytes(ToJson());

    private static string Text(string text) => JsonSerializer.Serialize(text);

    private string FileTarget(KeyValuePair<string, string> file)
        => $"{Text(file.Key)}:{{\"custom\":{{\"v\":{FileVersion}}},\"hashes\":{{\"sha512\":\"00\",\"sha256\":\"{HashOf(file.Value)}\"}},"
            + $"\"length\":{Encoding.UTF8.GetByteCount(file.Value)}}}";
}
