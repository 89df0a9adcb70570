using System.Text;

namespace SpanPack.Tool;

/// <summary>The output stream of a run: buffered, UTF-8 without a byte order mark, and ended when its reader has ended.</summary>
internal sealed class StandardOutput : IDisposable
{
    private const int BufferSize = 64 * 1024;

    /// <param name="bytes">The destination.</param>
    /// <param name="isTerminal">Whether each line is flushed.</param>
    internal StandardOutput(Stream bytes, bool isTerminal = false)
    {
        Bytes = bytes;
        Writer = new StreamWriter(bytes, new UTF8Encoding(false), BufferSize) { AutoFlush = isTerminal, NewLine = "\n" };
    }

    /// <summary>Gets the writer for text.</summary>
    internal StreamWriter Writer { get; }

    /// <summary>Gets the stream for bytes; flush <see cref="Writer"/> first.</summary>
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
