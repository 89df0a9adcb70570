using System.Text;

namespace SpanPack.Tool;

/// <summary>The output stream of the process: buffered, UTF-8 without a mark, and ended when nobody reads it.</summary>
internal sealed class StandardOutput : IDisposable
{
    private const int BufferSize = 64 * 1024;

    private StandardOutput()
    {
        Bytes = new PipeStream(StandardDescriptors.HasOutput ? Console.OpenStandardOutput() : null);
        Writer = new StreamWriter(Bytes, new UTF8Encoding(false), BufferSize) { AutoFlush = !Console.IsOutputRedirected, NewLine = "\n" };
    }

    /// <summary>The one that the process has.</summary>
    internal static StandardOutput Current { get; } = new();

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
