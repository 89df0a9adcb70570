using System.Text;

namespace SpanPack.Tool;

/// <summary>The output stream of a run: buffered, UTF-8 without a mark, and ended when nobody reads it.</summary>
internal sealed class StandardOutput : IDisposable
{
    private const int BufferSize = 64 * 1024;

    /// <param name="bytes">Where it goes.</param>
    /// <param name="isTerminal">Whether each line is to be seen at once.</param>
    internal StandardOutput(Stream bytes, bool isTerminal = false)
    {
        Bytes = bytes;
        Writer = new StreamWriter(bytes, new UTF8Encoding(false), BufferSize) { AutoFlush = isTerminal, NewLine = "\n" };
    }

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
