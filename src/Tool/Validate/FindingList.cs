using System.Globalization;

namespace SpanPack.Tool;

/// <summary>The findings in a payload. Keeps the first of each kind and counts the rest, so that large payloads do not drown what matters.</summary>
internal sealed class FindingList
{
    private const int ShownOfAKind = 5;
    private const int MaxPathCells = 200;

    private readonly List<Finding> _shown = [];
    private readonly int[] _counts = new int[Enum.GetValues<FindingKind>().Length];

    /// <summary>Counts a finding that would be hidden: nothing has to be said of it.</summary>
    /// <returns>Whether it was.</returns>
    internal bool Hide(FindingKind kind)
    {
        if (_counts[(int)kind] < ShownOfAKind) return false;
        _counts[(int)kind]++;
        return true;
    }

    /// <summary>Adds a finding. The path is made only for those that are shown.</summary>
    internal void Add(FindingKind kind, Func<string> path, string effect)
    {
        if (++_counts[(int)kind] <= ShownOfAKind) _shown.Add(new Finding(path(), effect, kind));
    }

    internal void Print(LinePrinter output)
    {
        foreach (Finding finding in _shown)
        {
            string where = finding.Path.Length == 0 ? string.Empty : SafeText.Fit(finding.Path, MaxPathCells) + ": ";
            output.Line(1, (Ink.Plain, where), (Ink.Changed, finding.Effect));
        }

        foreach (FindingKind kind in Enum.GetValues<FindingKind>())
        {
            int hidden = _counts[(int)kind] - ShownOfAKind;
            if (hidden > 0) output.Line(1, (Ink.Quiet, string.Create(CultureInfo.InvariantCulture, $"... and {hidden:N0} more like: {LastOf(kind)}")));
        }
    }

    private string LastOf(FindingKind kind) => _shown.Last(finding => finding.Kind == kind).Effect;
}
