using System.Text;

namespace SpanPack.Tool;

/// <summary>The output stream of a run: buffered, UTF-8 without a mark, and ended when nobody reads it.</summary>
internal sealed class StandardOutput : IDisposable
{
    private const int BufferSize = 64 * 1024;

    private static readonly Lazy<StandardOutput> s_process = new(static () => new StandardOutput(new PipeStream(StandardDescriptors.HasOutput ? Console.OpenStandardOutput() : null), !Console.IsOutputRedirected));

    private StandardOutput(Stream bytes, bool isTerminal)
    {
        Bytes = bytes;
        Writer = new StreamWriter(bytes, new UTF8Encoding(false), BufferSize) { AutoFlush = isTerminal, NewLine = "\n" };
    }

    /// <summary>Writes to any stream, as to a file.</summary>
    internal StandardOutput(Stream bytes)
        : this(bytes, isTerminal: false)
    {
    }

    /// <summary>That of the current run: the one that the process has, unless its caller gave another.</summary>
    internal static StandardOutput Current => RunStreams.Current?.Output ?? s_process.Value;

    /// <summary>For text.</summary>
    internal StreamWriter Writer { get; }

    /// <summary>For bytes: flush <see cref="Writer"/> before.</summary>
    internal Stream Bytes { get; }

    public void Dispose()
    {
        try
        {
            Writer.Dispose();
        }
        catch (IOException)
        {
            // It was flushed before, or its failure has been reported.
        }
    }
}
