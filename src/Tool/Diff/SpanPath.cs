namespace SpanPack.Tool;

/// <summary>
/// Service, name and resource of a span below the path of its parent; null for a span whose parent is missing. One object for each path.
/// </summary>
internal sealed class SpanPath(SpanPath? parent, string service, string name, string resource)
{
    private const int MaxShown = 3;

    private readonly Dictionary<(string, string, string), SpanPath> _children = [];

    private int Depth { get; } = parent is null ? 0 : parent.Depth + 1;

    internal static SpanPath CreateTop() => new(null, string.Empty, string.Empty, string.Empty);

    /// <summary>Gets the path of a child.</summary>
    internal SpanPath Below(Span span)
    {
        (string, string, string) key = (span.Service ?? string.Empty, span.Name ?? string.Empty, span.Resource ?? string.Empty);
        if (!_children.TryGetValue(key, out SpanPath? path)) _children.Add(key, path = new SpanPath(this, key.Item1, key.Item2, key.Item3));
        return path;
    }

    /// <summary>Returns the path; for a deep one its last three spans.</summary>
    public override string ToString()
    {
        var parts = new Stack<string>();
        SpanPath? path = this;
        for (; path is { Depth: > 0 } && parts.Count < MaxShown; path = path.Parent)
            parts.Push($"{path.Service} {path.Name} {path.Resource}".Trim());
        if (path is { Depth: > 0 }) parts.Push($"({path.Depth} more)");
        return string.Join(" > ", parts);
    }

    private SpanPath? Parent => parent;

    private string Service => service;

    private string Name => name;

    private string Resource => resource;
}
