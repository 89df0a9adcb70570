using System.Diagnostics;

namespace SpanPack;

/// <summary>A set of changes of a product's configurations, delivered together.</summary>
/// <remarks>
/// The changes may be read by any number of threads. <see cref="Reject"/> may be called by any thread until the handler has ended.
/// </remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed class RemoteConfigurationUpdate
{
    private readonly Dictionary<string, string> _rejections = new(StringComparer.Ordinal);

    internal RemoteConfigurationUpdate(string product, IReadOnlyList<RemoteConfigurationChange> changes)
        => (Product, Changes) = (product, changes);

    /// <summary>Gets the product.</summary>
    public string Product { get; }

    /// <summary>Gets the changes, one or more: removed configurations first, then the others by path.</summary>
    public IReadOnlyList<RemoteConfigurationChange> Changes { get; }

    /// <summary>
    /// Rejects a configuration that could not be applied. The agent is informed; it is not delivered again until its content changes. A
    /// handler that throws rejects the whole update.
    /// </summary>
    /// <param name="change">One of <see cref="Changes"/>.</param>
    /// <param name="reason">The reason, for the author of the configuration; its first 1,024 characters are sent.</param>
    /// <exception cref="ArgumentNullException">An argument is null.</exception>
    public void Reject(RemoteConfigurationChange change, string reason)
    {
        ArgumentNullException.ThrowIfNull(change);
        ArgumentNullException.ThrowIfNull(reason);
        lock (_rejections) _rejections[change.Path] = reason;
    }

    /// <summary>Returns a description for display, not for parsing.</summary>
    /// <returns>The product and the number of changes.</returns>
    public override string ToString() => $"{Product}, {Changes.Count} changes";

    /// <summary>Returns the reason of a rejection; null for none.</summary>
    internal string? RejectionOf(RemoteConfigurationChange change)
    {
        lock (_rejections) return _rejections.GetValueOrDefault(change.Path);
    }
}
