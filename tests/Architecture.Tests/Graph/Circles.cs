namespace SpanPack.Architecture.Tests.Graph;

/// <summary>
/// Circles of a graph: the largest sets of nodes each of which reaches all others (Tarjan's strongly connected components).
/// </summary>
internal sealed class Circles
{
    private readonly ILookup<string, string> _next;
    private readonly Dictionary<string, int> _index = [];
    private readonly Dictionary<string, int> _low = [];
    private readonly Stack<string> _open = new();
    private readonly List<string[]> _found = [];

    private Circles(IEnumerable<(string From, string To)> edges)
        => _next = edges.Distinct().ToLookup(static edge => edge.From, static edge => edge.To);

    /// <summary>The circles of two and more members, members in order.</summary>
    internal static IReadOnlyList<string[]> Find(IEnumerable<(string From, string To)> edges)
    {
        var circles = new Circles(edges);
        foreach (IGrouping<string, string> node in circles._next)
        {
            if (!circles._index.ContainsKey(node.Key)) circles.Visit(node.Key);
        }
        return circles._found;
    }

    private void Visit(string node)
    {
        _index[node] = _low[node] = _index.Count;
        _open.Push(node);
        foreach (string next in _next[node])
        {
            if (!_index.ContainsKey(next)) Visit(next);
            // A node that is not open belongs to a circle that is complete.
            if (_open.Contains(next)) _low[node] = Math.Min(_low[node], _low[next]);
        }
        if (_low[node] == _index[node]) Close(node);
    }

    private void Close(string first)
    {
        var members = new List<string>();
        do members.Add(_open.Pop());
        while (members[^1] != first);
        if (members.Count > 1) _found.Add([.. members.Order(StringComparer.Ordinal)]);
    }
}
