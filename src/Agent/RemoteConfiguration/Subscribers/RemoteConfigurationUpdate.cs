using System.Diagnostics;

namespace SpanPack;

/// <summary>Changes of the configurations of a product that a subscriber learns of at a time.</summary>
/// <remarks>The changes may be read by any number of threads. <see cref="Reject"/> may be called by any thread until the handler has ended.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed class RemoteConfigurationUpdate
{
    private readonly Dictionary<string, string> _rejections = new(StringComparer.Ordinal);

    internal RemoteConfigurationUpdate(string product, IReadOnlyList<RemoteConfigurationChange> changes) => (Product, Changes) = (product, changes);

    /// <summary>Gets the product.</summary>
    public string Product { get; }

    /// <summary>Gets the changes, one or more: first what was removed, then the others by path.</summary>
    public IReadOnlyList<RemoteConfigurationChange> Changes { get; }

    /// <summary>Says that a configuration could not be applied. The agent is told so; nothing is repeated until its content changes. A handler that throws rejects all of the update.</summary>
    /// <param name="change">One of <see cref="Changes"/>.</param>
    /// <param name="reason">Why, for a person who looks at the configuration; its first 1,024 characters are sent.</param>
    /// <exception cref="ArgumentNullException">An argument is null.</exception>
    public void Reject(RemoteConfigurationChange change, string reason)
    {
        ArgumentNullException.ThrowIfNull(change);
        ArgumentNullException.ThrowIfNull(reason);
        lock (_rejections) _rejections[change.Path] = reason;
    }

    /// <summary>Says what the update is; for a person, not for parsing.</summary>
    /// <returns>The product and the number of changes.</returns>
    public override string ToString() => $"{Product}, {Changes.Count} changes";

    /// <summary>Why a configuration was rejected; null when it was not.</summary>
    internal string? RejectionOf(RemoteConfigurationChange change)
    {
        lock (_rejections) return _rejections.GetValueOrDefault(change.Path);
    }
}
