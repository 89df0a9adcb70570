using System.Security.Cryptography;

namespace SpanPack.Agent.Tests.RemoteConfiguration;

/// <summary>A subscriber that does as it is told, and fails a test that tells it nonsense.</summary>
internal sealed class HeldFiles
{
    private readonly SortedDictionary<string, byte[]> _files = new(StringComparer.Ordinal);
    private readonly List<string> _updates = [];
    private string? _problem;

    /// <summary>Gets the paths with the hashes of their contents.</summary>
    internal string[] Hashes
    {
        get
        {
            lock (_files)
            {
                Assert.Null(_problem);
                return [.. _files.Select(static file => $"{file.Key} {Convert.ToHexStringLower(SHA256.HashData(file.Value))}")];
            }
        }
    }

    /// <summary>Gets the updates: + for what was added, * for changed, - for removed, with the id.</summary>
    internal string[] Updates
    {
        get
        {
            lock (_files) return [.. _updates];
        }
    }

    internal void Take(RemoteConfigurationUpdate update)
    {
        lock (_files)
        {
            _updates.Add(string.Join(' ', update.Changes.Select(static change => "+*-"[(int)change.Kind] + change.ConfigId)));
            foreach (RemoteConfigurationChange change in update.Changes) Take(change);
        }
    }

    private void Take(RemoteConfigurationChange change)
    {
        bool isHeld = _files.ContainsKey(change.Path);
        if (isHeld == (change.Kind == RemoteConfigurationChangeKind.Added)) _problem ??= $"{change} makes no sense";
        if (change.Kind == RemoteConfigurationChangeKind.Removed) _files.Remove(change.Path);
        else _files[change.Path] = change.Content.ToArray();
    }
}
