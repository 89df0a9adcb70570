using System.Diagnostics;

namespace SpanPack;

/// <summary>The names of the activity sources to listen to.</summary>
/// <remarks>Immutable.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
internal sealed class SourcePatterns
{
    private readonly Glob[] _include;
    private readonly Glob[] _exclude;

    /// <param name="include">Patterns of names to listen to; none for all.</param>
    /// <param name="exclude">Patterns of names to ignore, with precedence.</param>
    /// <param name="replaced">Sources of other instrumentations, each with the source that replaces it where that is included.</param>
    internal SourcePatterns(IEnumerable<string> include, IEnumerable<string> exclude, params SourcePair[] replaced)
    {
        _include = GlobsOf(include);
        _exclude = GlobsOf(exclude);
        foreach (SourcePair pair in replaced)
        {
            if (Take(pair.Own)) _exclude = [.. _exclude, new Glob(pair.Other)];
        }
    }

    public override string ToString() => $"+{string.Join<Glob>(" +", _include)} -{string.Join<Glob>(" -", _exclude)}";

    /// <summary>
    /// Returns whether the source of an activity is included. Activities that the framework creates without its source, for example for the
    /// ids in logs, count as of that source.
    /// </summary>
    internal bool Take(Activity activity) => Take(activity.Source.Name is { Length: > 0 } name ? name : SourceOf(activity.OperationName));

    internal bool Take(string source) => (_include.Length == 0 || IsAny(_include, source)) && !IsAny(_exclude, source);

    private static Glob[] GlobsOf(IEnumerable<string> patterns)
    {
        var globs = new List<Glob>();
        foreach (string pattern in patterns) globs.Add(new Glob(pattern));
        return globs.ToArray();
    }

    private static string SourceOf(string operation) => operation switch
    {
        "Microsoft.AspNetCore.Hosting.HttpRequestIn" => "Microsoft.AspNetCore",
        "System.Net.Http.HttpRequestOut" => "System.Net.Http",
        _ => string.Empty,
    };

    private static bool IsAny(Glob[] patterns, string source)
    {
        foreach (Glob pattern in patterns)
        {
            if (pattern.IsMatch(source)) return true;
        }

        return false;
    }
}
