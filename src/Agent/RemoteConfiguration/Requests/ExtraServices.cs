namespace SpanPack;

/// <summary>Further services of which the process has spans. Safe for use by any number of threads.</summary>
/// <param name="own">The service of the process, which is not included.</param>
internal sealed class ExtraServices(string own)
{
    /// <summary>The most services, so that polls stay short; other tracers have the same limit.</summary>
    internal const int MaxCount = 64;

    /// <summary>The longest name, in characters; agents cut longer ones.</summary>
    internal const int MaxChars = 100;

    private readonly object _lock = new();
    private string[] _names = []; // replaced, never changed

    /// <summary>Gets the names, in the order in which they were added; null for none.</summary>
    internal IReadOnlyList<string>? Names => Volatile.Read(ref _names) is { Length: > 0 } names ? names : null;

    /// <summary>Adds a name, unless it is known or blank.</summary>
    /// <returns>Whether it is included now; false when it is blank, too long, or exceeds the limit.</returns>
    internal bool Add(string name)
    {
        if (name.Length > MaxChars || string.IsNullOrWhiteSpace(name)) return false;
        if (IsKnown(name)) return true;
        lock (_lock)
        {
            if (IsKnown(name)) return true;
            if (_names.Length == MaxCount) return false;
            Volatile.Write(ref _names, [.. _names, name]);
            return true;
        }
    }

    // Agents compare services in lower case.
    private bool IsKnown(string name)
        => name.Equals(own, StringComparison.OrdinalIgnoreCase)
            || Volatile.Read(ref _names).Contains(name, StringComparer.OrdinalIgnoreCase);
}
