namespace SpanPack.Benchmarks.Text;

/// <summary>What text consists of.</summary>
public enum TextKind
{
    /// <summary>One byte a character.</summary>
    Ascii,

    /// <summary>Every fourth letter with an accent: two bytes.</summary>
    Latin,

    /// <summary>Chinese: three bytes a character.</summary>
    Chinese,

    /// <summary>Two characters and four bytes each.</summary>
    Emoji,
}
