using Spectre.Console;

namespace SpanPack;

/// <summary>Draws one trace.</summary>
internal sealed class TraceDrawing
{
    private const int MaxColumn = 60;

    private readonly TraceGroup _trace;
    private readonly Glyphs _glyphs;
    private readonly int _width;
    private readonly TagLines? _tags;
    private readonly IReadOnlyList<SpanRow> _rows;
    private readonly TimeAxis _axis;
    private readonly WaterfallColumns _columns;
    private readonly int _maxLevels;
    private readonly Dictionary<string, Style> _services = [];

    /// <param name="trace">The spans.</param>
    /// <param name="glyphs">The characters to draw with.</param>
    /// <param name="width">The width of a line, in cells.</param>
    /// <param name="tags">Creates the lines below each span; null for none.</param>
    internal TraceDrawing(TraceGroup trace, Glyphs glyphs, int width, TagLines? tags)
    {
        (_trace, _glyphs, _width, _tags) = (trace, glyphs, width, tags);
        _rows = SpanTree.Order(trace.Spans);
        _axis = new TimeAxis(trace.Spans);
        int levels = TreePrefix.LevelsIn(Math.Min(MaxColumn, width / 3));
        int name = Math.Max("name".Length, _rows.Max(row => TreePrefix.Of(row, levels, glyphs).Length + Cells(row.Span.Name)));
        _columns = WaterfallColumns.Share(
            width,
            Widest("service", static row => row.Span.Service),
            name,
            Widest("resource", static row => row.Span.Resource),
            Math.Max("duration".Length, _rows.Max(row => Duration(row.Span.Duration).Length)));
        _maxLevels = _columns.Name >= name ? levels : Math.Min(levels, TreePrefix.LevelsIn(_columns.Name));
        foreach (SpanRow row in _rows) _services.TryAdd(row.Span.Service ?? string.Empty, Styles.Service(_services.Count));
    }

    internal IEnumerable<StyledLine> Lines()
    {
        yield return Title();
        yield return Header();
        foreach (SpanRow row in _rows)
        {
            yield return Line(row);
            if (_tags is null) continue;
            foreach (StyledLine line in _tags.Of(row.Span, _axis)) yield return line;
        }
    }

    private StyledLine Title()
    {
        int errors = _rows.Count(static row => row.Span.Error != 0);
        var id = $"Trace {_trace.Id}";
        string counts = Rest($"  {Count(_rows.Count, "span")}  {Count(_services.Count, "service")}  {Duration(_axis.Total)}", id.Length);
        string failed = errors == 0 ? string.Empty : Rest($"  {Count(errors, "error")}", id.Length + counts.Length);
        return new StyledLine().Add(id, Styles.Strong).Add(counts, Styles.Plain).Add(failed, Styles.Error);
    }

    private StyledLine Header()
    {
        string end = Duration(_axis.Total);
        string axis = end.Length + 2 <= _columns.Bar ? "0" + end.PadLeft(_columns.Bar - 1) : "0";
        return new StyledLine().Add(
            Column("service", _columns.Service) + Column("name", _columns.Name) + Column("resource", _columns.Resource)
                + Column(axis, _columns.Bar) + "duration".PadLeft(_columns.Duration),
            Styles.Quiet);
    }

    private StyledLine Line(in SpanRow row)
    {
        Span span = row.Span;
        bool failed = span.Error != 0;
        Style service = _services[span.Service ?? string.Empty];
        string prefix = TreePrefix.Of(row, _maxLevels, _glyphs);
        return new StyledLine()
            .Add(Column(span.Service, _columns.Service), service)
            .Add(prefix, Styles.Quiet)
            .Add(Column(span.Name, _columns.Name - prefix.Length), failed ? Styles.Error : Styles.Plain)
            .Add(Column(span.Resource, _columns.Resource), Styles.Quiet)
            .Add(_axis.Bar(span, _columns.Bar, _glyphs).PadRight(_columns.Bar + _columns.Gap), failed ? Styles.Error : service)
            .Add(Duration(span.Duration).PadLeft(_columns.Duration), Styles.Plain)
            .Add(failed ? new string(' ', _columns.Gap) + _glyphs.Error : string.Empty, Styles.Error);
    }

    private string Rest(string text, int used) => VisibleText.Fit(text, _width - used, _glyphs.Ellipsis).Text;

    private string Column(string? text, int width) => VisibleText.Fit(text, width, _glyphs.Ellipsis).PadRight(width + _columns.Gap);

    private int Widest(string title, Func<SpanRow, string?> text) => Math.Max(title.Length, _rows.Max(row => Cells(text(row))));

    private int Cells(string? text) => VisibleText.Fit(text, MaxColumn, _glyphs.Ellipsis).Cells;

    private string Duration(Int128 nanoseconds) => DurationText.Format(nanoseconds, _glyphs.Micro);

    private static string Count(int count, string noun) => count == 1 ? $"1 {noun}" : $"{count} {noun}s";
}
