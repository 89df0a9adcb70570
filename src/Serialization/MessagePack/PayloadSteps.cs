using System.Runtime.CompilerServices;
using System.Text;

namespace SpanPack;

/// <summary>The steps that lead to the position of a reader.</summary>
internal sealed class PayloadSteps
{
    private const int MaxDepth = 16; // deeper places are named by the sixteen steps that lead to them
    private const int MaxKeyBytes = 200; // a key may be as long as the payload
    private const int IsIndex = -1;

    private Segments _segments;
    private int _depth;

    internal void Push(int index) => Push(new Segment(null, index, IsIndex));

    internal void PushField(string name) => Push(new Segment(name, 0, 0));

    internal void PushKey(int start, int byteCount) => Push(new Segment(null, start, byteCount));

    internal void Pop() => _depth--;

    internal void Clear() => _depth = 0;

    /// <summary>Returns the path, such as <c>[3][0].meta["k"]</c>.</summary>
    /// <param name="payload">The bytes that contain the keys.</param>
    internal string ToString(ReadOnlySpan<byte> payload)
    {
        var text = new StringBuilder();
        for (int i = 0; i < Math.Min(_depth, MaxDepth); i++)
        {
            Segment segment = _segments[i];
            if (segment.Name is not null) text.Append('.').Append(segment.Name);
            else if (segment.ByteCount == IsIndex) text.Append('[').Append(segment.Index).Append(']');
            else
                text.Append("[\"")
                    .Append(Utf8Repair.GetString(payload.Slice(segment.Index, Math.Min(segment.ByteCount, MaxKeyBytes))))
                    .Append("\"]");
        }

        return text.ToString();
    }

    private void Push(in Segment segment)
    {
        if (_depth < MaxDepth) _segments[_depth] = segment;
        _depth++;
    }

    private readonly record struct Segment(string? Name, int Index, int ByteCount);

    [InlineArray(MaxDepth)]
    private struct Segments
    {
        private Segment _first;
    }
}
