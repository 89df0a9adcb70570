using System.Diagnostics;

namespace SpanPack;

/// <summary>The paths of the configuration sections with tracing options, each once.</summary>
/// <remarks>For one thread at a time, until the host starts.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
internal sealed class TracingSections
{
    private readonly List<string> _paths = [];

    /// <summary>Gets the paths; the last one wins.</summary>
    internal IReadOnlyList<string> Paths => _paths;

    public override string ToString() => string.Join(", ", _paths);

    internal void Add(string path)
    {
        if (!_paths.Contains(path, StringComparer.OrdinalIgnoreCase)) _paths.Add(path);
    }
}
