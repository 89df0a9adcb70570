namespace SpanPack.Tool;

/// <summary>The values of <c>--color</c>.</summary>
internal enum ColorChoice
{
    /// <summary>On a terminal, unless <c>NO_COLOR</c> is set.</summary>
    Auto,

    /// <summary>Whatever the output is.</summary>
    Always,

    /// <summary>Nowhere: the plain text that a pipe gets.</summary>
    Never,
}
