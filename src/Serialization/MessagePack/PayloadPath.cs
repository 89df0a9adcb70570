using System.Runtime.CompilerServices;
using System.Text;

namespace SpanPack;

/// <summary>Where in a payload a reader is. Kept as it goes, turned into text only when something is wrong.</summary>
internal struct PayloadPath
{
    private const int MaxDepth = 16; // deeper places are named by the sixteen steps that lead to them

    private Segments _segments;
    private int _depth;

    internal void Push(int index) => Push(new Segment(null, index, IsKey: false));

    internal void PushField(string name) => Push(new Segment(name, 0, IsKey: false));

    internal void PushKey(string key) => Push(new Segment(key, 0, IsKey: true));

    internal void Pop() => _depth--;

    /// <summary>Such as <c>[3][0].meta["k"]</c>.</summary>
    public readonly override string ToString()
    {
        var text = new StringBuilder();
        for (int i = 0; i < Math.Min(_depth, MaxDepth); i++)
        {
            Segment segment = _segments[i];
            if (segment.Name is null) text.Append('[').Append(segment.Index).Append(']');
            else if (segment.IsKey) text.Append("[\"").Append(segment.Name).Append("\"]");
            else text.Append('.').Append(segment.Name);
        }

        return text.ToString();
    }

    private void Push(in Segment segment)
    {
        if (_depth < MaxDepth) _segments[_depth] = segment;
        _depth++;
    }

    private readonly record struct Segment(string? Name, int Index, bool IsKey);

    [InlineArray(MaxDepth)]
    private struct Segments
    {
        private Segment _first;
    }
}
