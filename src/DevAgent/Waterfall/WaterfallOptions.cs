using System.Diagnostics;

namespace SpanPack;

/// <summary>The options of <see cref="TraceWaterfall"/>.</summary>
/// <remarks>Immutable.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed class WaterfallOptions
{
    /// <summary>The smallest width, in cells. A narrower terminal breaks lines.</summary>
    public const int MinWidth = 60;

    /// <summary>The largest width, in cells.</summary>
    public const int MaxWidth = DrawnTexts.MaxCells;

    /// <summary>
    /// Gets or initializes the width in cells, 60 to 1,000. Null (the default) uses the terminal's width, or 120 if the output is not a
    /// terminal.
    /// </summary>
    /// <exception cref="ArgumentOutOfRangeException">The value is outside that range.</exception>
    public int? Width
    {
        get;
        init
        {
            if (value is < MinWidth or > MaxWidth)
                throw new ArgumentOutOfRangeException(nameof(value), value, "A width is 60 to 1,000 cells.");
            field = value;
        }
    }

    /// <summary>Gets or initializes whether to print ids, tags, links and events below each span, one per line.</summary>
    public bool ShowTags { get; init; }

    /// <summary>
    /// Gets or initializes how many spans are printed, 1 or more, 10,000 by default: the first received ones. A line contains the number of
    /// others.
    /// </summary>
    /// <exception cref="ArgumentOutOfRangeException">The value is less than 1.</exception>
    public int MaxSpans
    {
        get;
        init => field = Positive(value);
    } = 10_000;

    /// <summary>
    /// Gets or initializes how many lines are printed below each span with <see cref="ShowTags"/>, 1 or more, 100 by default. A line
    /// contains the number of others.
    /// </summary>
    /// <exception cref="ArgumentOutOfRangeException">The value is less than 1.</exception>
    public int MaxTags
    {
        get;
        init => field = Positive(value);
    } = 100;

    /// <summary>Returns a description for display, not for parsing.</summary>
    /// <returns>Width and whether tags are shown.</returns>
    public override string ToString() => $"{(Width is { } width ? $"{width} cells" : "any width")}{(ShowTags ? ", with tags" : "")}";

    private static int Positive(int value)
        => value >= 1 ? value : throw new ArgumentOutOfRangeException(nameof(value), value, "The number is 1 or more.");
}
