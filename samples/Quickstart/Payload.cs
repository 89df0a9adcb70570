using SpanPack;

namespace Quickstart;

/// <summary>The body of one request with the chunks that are in it.</summary>
internal sealed class Payload
{
    private readonly TraceChunk[] _chunks;

    internal Payload(string name, TracePayloadWriterOptions options, params TraceChunk[] chunks)
    {
        Name = name;
        Options = options;
        _chunks = chunks;
        SpanCount = chunks.Sum(static chunk => chunk.Spans.Count);
        Body = Write(options, chunks);
    }

    /// <summary>The process that the spans are from, or the file.</summary>
    internal string Name { get; }

    internal TracePayloadWriterOptions Options { get; }

    internal ReadOnlySpan<TraceChunk> Chunks => _chunks;

    internal byte[] Body { get; }

    internal int ChunkCount => _chunks.Length;

    internal int SpanCount { get; }

    /// <summary>Reads what a tracer sent and encodes it again, tag for tag.</summary>
    /// <exception cref="TraceFormatException">The file is no v0.4 payload.</exception>
    internal static Payload Replay(FileInfo file)
    {
        TracePayload read = TracePayloadReader.Read(File.ReadAllBytes(file.FullName), TraceFormat.V04);
        return new Payload(file.Name, TracePayloadWriterOptions.Verbatim, [.. read.Chunks]);
    }

    private static byte[] Write(TracePayloadWriterOptions options, TraceChunk[] chunks)
    {
        using var writer = new TracePayloadWriter(TraceFormat.V04, options with { TargetBytes = TracePayloadWriterOptions.AgentLimitBytes, MaxBytes = TracePayloadWriterOptions.AgentLimitBytes });
        foreach (TraceChunk chunk in chunks)
        {
            if (!writer.TryAppend(chunk)) throw new IOException("the traces do not fit one request of 25 MiB");
        }

        return writer.Complete().ToArray();
    }
}
