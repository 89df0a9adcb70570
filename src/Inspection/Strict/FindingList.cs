namespace SpanPack;

/// <summary>The findings in a payload. It keeps the first of each kind and counts the rest, so that large payloads stay readable.</summary>
internal sealed class FindingList
{
    private const int ShownOfAKind = 5;

    private readonly List<Finding> _shown = [];
    private readonly int[] _counts = new int[Enum.GetValues<FindingKind>().Length];

    /// <summary>Gets the first of each kind, in the order in which they were found.</summary>
    internal IReadOnlyList<Finding> Shown => _shown;

    /// <summary>Gets the total number, including hidden ones.</summary>
    internal int Count => _counts.Sum();

    /// <summary>Gets the hidden findings as counts: the last shown finding of each kind, and the number of further ones like it.</summary>
    internal IEnumerable<(Finding Like, int Count)> Hidden
    {
        get
        {
            foreach (FindingKind kind in Enum.GetValues<FindingKind>())
            {
                int hidden = _counts[(int)kind] - ShownOfAKind;
                if (hidden > 0) yield return (_shown.Last(finding => finding.Kind == kind), hidden);
            }
        }
    }

    /// <summary>Counts a finding if it would be hidden, so that its text need not be built.</summary>
    /// <returns>Whether it is hidden.</returns>
    internal bool Hide(FindingKind kind)
    {
        if (_counts[(int)kind] < ShownOfAKind) return false;
        _counts[(int)kind]++;
        return true;
    }

    /// <summary>Adds a finding. The path is built only for findings that are shown.</summary>
    internal void Add(FindingKind kind, Func<string> path, string effect, int chunk = -1, int span = -1)
    {
        if (++_counts[(int)kind] <= ShownOfAKind) _shown.Add(new Finding(path(), effect, kind, chunk, span));
    }
}
