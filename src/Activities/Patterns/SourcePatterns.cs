using System.Diagnostics;

namespace SpanPack;

/// <summary>Which activity sources are listened to, by their names.</summary>
/// <remarks>Immutable.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
internal sealed class SourcePatterns
{
    private readonly Glob[] _include;
    private readonly Glob[] _exclude;

    /// <param name="include">Patterns of names that are listened to; none for all.</param>
    /// <param name="exclude">Patterns of names that are not, whatever includes them.</param>
    internal SourcePatterns(IEnumerable<string> include, IEnumerable<string> exclude)
    {
        _include = [.. include.Select(static pattern => new Glob(pattern))];
        _exclude = [.. exclude.Select(static pattern => new Glob(pattern))];
    }

    public override string ToString() => $"+{string.Join<Glob>(" +", _include)} -{string.Join<Glob>(" -", _exclude)}";

    internal bool Take(string source) => (_include.Length == 0 || IsAny(_include, source)) && !IsAny(_exclude, source);

    private static bool IsAny(Glob[] patterns, string source)
    {
        foreach (Glob pattern in patterns)
        {
            if (pattern.IsMatch(source)) return true;
        }

        return false;
    }
}
