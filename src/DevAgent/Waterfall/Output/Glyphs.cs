namespace SpanPack;

/// <summary>The characters of a waterfall; each takes one cell.</summary>
internal sealed record Glyphs
{
    internal static Glyphs Unicode { get; } = new()
    {
        Branch = "├ ",
        LastBranch = "└ ",
        Line = "│ ",
        DeepMark = '»',
        Full = '━',
        LeftHalf = '╸',
        RightHalf = '╺',
        Moment = '│',
        Error = "✗",
        Ellipsis = "…",
        Micro = "µs",
        Arrow = "→",
    };

    internal static Glyphs Ascii { get; } = new()
    {
        Branch = "|-",
        LastBranch = "`-",
        Line = "| ",
        DeepMark = '>',
        Full = '=',
        LeftHalf = '=',
        RightHalf = '=',
        Moment = '|',
        Error = "!",
        Ellipsis = "..",
        Micro = "us",
        Arrow = "->",
    };

    internal required string Branch { get; init; }

    internal required string LastBranch { get; init; }

    internal required string Line { get; init; }

    /// <summary>Gets the mark before the depth of a span that is too deep for lines.</summary>
    internal required char DeepMark { get; init; }

    internal required char Full { get; init; }

    internal required char LeftHalf { get; init; }

    internal required char RightHalf { get; init; }

    /// <summary>Gets the bar of a span without duration.</summary>
    internal required char Moment { get; init; }

    internal required string Error { get; init; }

    internal required string Ellipsis { get; init; }

    internal required string Micro { get; init; }

    internal required string Arrow { get; init; }
}
