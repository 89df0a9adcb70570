namespace SpanPack;

/// <summary>The differences between the files that a subscriber has received and the current ones.</summary>
internal static class FileChanges
{
    internal static List<RemoteConfigurationChange> Between(IReadOnlyDictionary<string, ConfigurationFile> told,
        IReadOnlyDictionary<string, ConfigurationFile> wanted)
    {
        var changes = new List<RemoteConfigurationChange>();
        foreach (ConfigurationFile file in InOrder(told))
        {
            if (!wanted.ContainsKey(file.Path.Text))
                changes.Add(new RemoteConfigurationChange(RemoteConfigurationChangeKind.Removed, file));
        }

        foreach (ConfigurationFile file in InOrder(wanted))
        {
            bool isKnown = told.TryGetValue(file.Path.Text, out ConfigurationFile? before);
            if (!isKnown || before!.Hash != file.Hash)
                changes.Add(new RemoteConfigurationChange(isKnown
                    ? RemoteConfigurationChangeKind.Changed
                    : RemoteConfigurationChangeKind.Added, file));
        }

        return changes;
    }

    private static IEnumerable<ConfigurationFile> InOrder(IReadOnlyDictionary<string, ConfigurationFile> files)
        => files.Values.OrderBy(static file => file.Path.Text, StringComparer.Ordinal);
}
