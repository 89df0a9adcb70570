namespace SpanPack;

/// <summary>The findings in a payload. Keeps the first of each kind and counts the rest, so that large payloads do not drown what matters.</summary>
internal sealed class FindingList
{
    private const int ShownOfAKind = 5;

    private readonly List<Finding> _shown = [];
    private readonly int[] _counts = new int[Enum.GetValues<FindingKind>().Length];

    /// <summary>Gets the first of each kind, in the order in which they were found.</summary>
    internal IReadOnlyList<Finding> Shown => _shown;

    /// <summary>Gets how many there are, hidden ones included.</summary>
    internal int Count => _counts.Sum();

    /// <summary>Gets what is counted and not shown: the last of each kind that is, and how many more are like it.</summary>
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

    /// <summary>Counts a finding that would be hidden: nothing has to be said of it.</summary>
    /// <returns>Whether it was.</returns>
    internal bool Hide(FindingKind kind)
    {
        if (_counts[(int)kind] < ShownOfAKind) return false;
        _counts[(int)kind]++;
        return true;
    }

    /// <summary>Adds a finding. The path is made only for those that are shown.</summary>
    internal void Add(FindingKind kind, Func<string> path, string effect, int chunk = -1, int span = -1)
    {
        if (++_counts[(int)kind] <= ShownOfAKind) _shown.Add(new Finding(path(), effect, kind, chunk, span));
    }
}
