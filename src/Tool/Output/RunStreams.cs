namespace SpanPack.Tool;

/// <summary>The streams of one run. They flow with its asynchronous calls.</summary>
/// <param name="Output">Receives standard output.</param>
/// <param name="Input">Bytes of standard input; null for that of the process.</param>
/// <param name="Error">Receives messages; null for the error stream of the process.</param>
internal sealed record RunStreams(StandardOutput Output, Stream? Input = null, TextWriter? Error = null)
{
    private static readonly AsyncLocal<RunStreams?> s_current = new();

    /// <summary>Gets or sets the streams of the current run.</summary>
    internal static RunStreams? Current
    {
        get => s_current.Value;
        set => s_current.Value = value;
    }

    /// <summary>Gets the output of the current run.</summary>
    internal static StandardOutput CurrentOutput => Current!.Output;
}
