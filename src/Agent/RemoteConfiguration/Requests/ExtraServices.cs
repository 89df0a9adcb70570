namespace SpanPack;

/// <summary>Services of which the process also has spans. Safe for use by any number of threads.</summary>
/// <param name="own">The service of the process, which is none of them.</param>
internal sealed class ExtraServices(string own)
{
    /// <summary>The most of them, so that polls stay short; other tracers have as many.</summary>
    internal const int MaxCount = 64;

    /// <summary>The longest name, in characters; agents cut what is longer.</summary>
    internal const int MaxChars = 100;

    private readonly object _lock = new();
    private string[] _names = []; // replaced, never changed

    /// <summary>Gets the names, in the order in which they came; null for none.</summary>
    internal IReadOnlyList<string>? Names => Volatile.Read(ref _names) is { Length: > 0 } names ? names : null;

    /// <summary>Adds a name, unless it is known or blank.</summary>
    /// <returns>Whether it is known now; false when it is blank, too long, or one too many.</returns>
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
    private bool IsKnown(string name) => name.Equals(own, StringComparison.OrdinalIgnoreCase) || Volatile.Read(ref _names).Contains(name, StringComparer.OrdinalIgnoreCase);
}
