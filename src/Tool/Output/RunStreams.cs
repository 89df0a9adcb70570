namespace SpanPack.Tool;

/// <summary>Streams of one run in place of those of the process: for a caller in the same process. They flow with its asynchronous calls.</summary>
/// <param name="Input">Bytes of standard input.</param>
/// <param name="Output">Takes standard output.</param>
/// <param name="Error">Takes messages.</param>
internal sealed record RunStreams(Stream Input, StandardOutput Output, TextWriter Error)
{
    private static readonly AsyncLocal<RunStreams?> s_current = new();

    /// <summary>Gets or sets those of the current run; null where it has the streams of the process.</summary>
    internal static RunStreams? Current
    {
        get => s_current.Value;
        set => s_current.Value = value;
    }
}
