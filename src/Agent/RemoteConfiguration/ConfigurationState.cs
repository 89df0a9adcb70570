using System.Security.Cryptography;
using System.Text.Json;

namespace SpanPack;

/// <summary>
/// The state of this client that the agent sees: bytes of an answer in, files out. It is independent of network, time and subscribers. For
/// one thread; <see cref="Files"/> never changes once it is published.
/// </summary>
internal sealed class ConfigurationState
{
    private static readonly Dictionary<string, ConfigurationFile> s_none = [];

    private IReadOnlySet<string> _products = new HashSet<string>();

    /// <summary>Gets the version of the last root; 1 before the first one.</summary>
    internal long RootVersion { get; private set; } = 1;

    /// <summary>
    /// Gets the version of the targets that were applied last; 0 before the first ones. It returns to 0 when a product is added, because an
    /// agent sends nothing to a client with current targets.
    /// </summary>
    internal long TargetsVersion { get; private set; }

    /// <summary>Gets the state that the backend wants returned; null for none.</summary>
    internal string? BackendState { get; private set; }

    /// <summary>Gets the reason why the last answer was not applied; null when it was.</summary>
    internal string? Error { get; private set; }

    /// <summary>Gets the files, by path.</summary>
    internal IReadOnlyDictionary<string, ConfigurationFile> Files { get; private set; } = s_none;

    /// <summary>Sets the products of the next request. Files of other products are removed.</summary>
    /// <returns>Whether files were removed.</returns>
    internal bool Ask(IReadOnlySet<string> products)
    {
        if (!products.IsSubsetOf(_products)) TargetsVersion = 0;
        _products = products;
        if (Files.Values.All(file => products.Contains(file.Path.Product))) return false;
        Files = Files.Where(file => products.Contains(file.Value.Path.Product)).ToDictionary(StringComparer.Ordinal);
        return true;
    }

    /// <summary>Applies the body of an answer: all of it, or nothing.</summary>
    /// <returns>Whether files were replaced.</returns>
    internal bool Take(ReadOnlySpan<byte> body)
    {
        try
        {
            var answer = ConfigurationAnswer.Read(body, _products);
            bool isNew = answer.Targets is not null;
            if (answer.Targets is { } targets)
            {
                Files = Compose(answer, targets); // the last that may throw
                TargetsVersion = targets.Version;
                BackendState = targets.BackendState;
            }

            RootVersion = answer.RootVersion ?? RootVersion;
            Error = null;
            return isNew;
        }
        catch (Exception problem) when (problem is InvalidConfigurationException or JsonException or InvalidOperationException
            or FormatException)
        {
            // The last two are what a reader throws for text that is no Unicode, and for numbers.
            Refuse(problem.Message);
            return false;
        }
    }

    /// <summary>Records an answer that cannot be read.</summary>
    internal void Refuse(string reason) => Error = ConfigurationLimits.CutError(reason);

    private Dictionary<string, ConfigurationFile> Compose(ConfigurationAnswer answer, TargetsDocument targets)
    {
        var files = new Dictionary<string, ConfigurationFile>(answer.Paths.Count, StringComparer.Ordinal);
        long bytes = 0;
        foreach (ConfigurationPath path in answer.Paths)
        {
            if (!targets.Files.TryGetValue(path.Text, out FileTarget? target))
                throw new InvalidConfigurationException($"the targets have no '{path.Text}'");
            ConfigurationFile file = answer.Files.TryGetValue(path.Text, out byte[]? content)
                ? Check(path, content, target)
                : Keep(path, target);
            bytes += file.Content.Length;
            if (bytes > ConfigurationLimits.MaxHeldBytes)
                throw new InvalidConfigurationException($"the configurations have more than {ConfigurationLimits.MaxHeldBytes} bytes");
            files.Add(path.Text, file);
        }

        return files;
    }

    private ConfigurationFile Check(ConfigurationPath path, byte[] content, FileTarget target)
    {
        if (content.Length != target.Length)
            throw new InvalidConfigurationException($"'{path.Text}' has {content.Length} bytes and not {target.Length}");
        string hash = Convert.ToHexString(SHA256.HashData(content)).ToLowerInvariant();
        if (hash != target.Hash) throw new InvalidConfigurationException($"'{path.Text}' has another hash than the targets say");
        // One that is there already stays the same object, so that its bytes are held once.
        return Files.TryGetValue(path.Text, out ConfigurationFile? known) && known.Hash == hash
            ? Renew(known, target)
            : new ConfigurationFile(path, target.Version, hash, content);
    }

    private ConfigurationFile Keep(ConfigurationPath path, FileTarget target)
    {
        if (!Files.TryGetValue(path.Text, out ConfigurationFile? known) || known.Hash != target.Hash)
            throw new InvalidConfigurationException($"'{path.Text}' was not sent");
        if (known.Content.Length != target.Length)
            throw new InvalidConfigurationException($"'{path.Text}' has {known.Content.Length} bytes and not {target.Length}");
        return Renew(known, target);
    }

    private static ConfigurationFile Renew(ConfigurationFile known, FileTarget target)
        => known.Version == target.Version ? known : known with { Version = target.Version };
}
