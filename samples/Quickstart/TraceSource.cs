using SpanPack;

namespace Quickstart;

/// <summary>Chunks of traces that one process made.</summary>
/// <param name="Name">The process that the spans are from, or the file.</param>
/// <param name="Process">What is said of the process; null for spans that have all their tags.</param>
/// <param name="Chunks">The chunks.</param>
internal sealed record TraceSource(string Name, ProcessDescription? Process, TraceChunk[] Chunks)
{
    internal int SpanCount { get; } = Chunks.Sum(static chunk => chunk.Spans.Count);

    /// <summary>Gets how a payload of these chunks is written, where no <see cref="AgentWriter"/> does it.</summary>
    internal TracePayloadWriterOptions PayloadOptions { get; } = Process is null
        ? TracePayloadWriterOptions.Verbatim
        : new() { ProcessTags = Process.Tags, Header = Process.Header };

    /// <summary>Reads what a tracer sent.</summary>
    /// <exception cref="TraceFormatException">The file is no v0.4 payload.</exception>
    internal static TraceSource Read(FileInfo file)
        => new(file.Name, null, [.. TracePayloadReader.Read(File.ReadAllBytes(file.FullName), TraceFormat.V04).Chunks]);
}
