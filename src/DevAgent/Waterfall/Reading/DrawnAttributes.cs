namespace SpanPack;

/// <summary>Attributes of a link or an event. They share a line, and only as many as may fill it are kept.</summary>
internal sealed class DrawnAttributes(DrawnTexts texts)
{
    private AttributeList _list = [];

    internal void Clear()
    {
        if (_list.Count > 0) _list = [];
    }

    internal void Add(in TraceText key, in TraceValue value)
    {
        if (_list.Count < DrawnTexts.MaxCells) _list[texts.Cut(key)] = texts.Cut(value);
    }

    internal AttributeList Build() => _list.Count == 0 ? [] : _list;
}
