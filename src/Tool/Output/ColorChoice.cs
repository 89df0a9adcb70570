namespace SpanPack.Tool;

/// <summary>The values of <c>--color</c>.</summary>
internal enum ColorChoice
{
    /// <summary>On a terminal, unless <c>NO_COLOR</c> is set.</summary>
    Auto,

    /// <summary>For every output.</summary>
    Always,

    /// <summary>Never: the plain text of a pipe.</summary>
    Never,
}
