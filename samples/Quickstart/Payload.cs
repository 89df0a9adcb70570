using SpanPack;

namespace Quickstart;

/// <summary>The body of one request with the chunks that are in it.</summary>
internal sealed class Payload
{
    private readonly TraceChunk[] _chunks;

    internal Payload(string name, SpanMessagePackFormatter formatter, params TraceChunk[] chunks)
    {
        Name = name;
        Formatter = formatter;
        _chunks = chunks;
        using TracePayloadWriter writer = Write(formatter, chunks);
        Body = writer.Complete().ToArray();
        SpanCount = writer.SpanCount;
    }

    /// <summary>The process that the spans are from, or the file.</summary>
    internal string Name { get; }

    internal SpanMessagePackFormatter Formatter { get; }

    internal ReadOnlySpan<TraceChunk> Chunks => _chunks;

    internal byte[] Body { get; }

    internal int ChunkCount => _chunks.Length;

    internal int SpanCount { get; }

    /// <summary>Reads what a tracer sent and encodes it again, tag for tag.</summary>
    /// <exception cref="TraceFormatException">The file is no v0.4 payload.</exception>
    internal static Payload Replay(FileInfo file)
    {
        TracePayload read = TracePayloadReader.Read(File.ReadAllBytes(file.FullName), TraceFormat.V04);
        return new Payload(file.Name, SpanMessagePackFormatter.Verbatim, [.. read.Chunks]);
    }

    private static TracePayloadWriter Write(SpanMessagePackFormatter formatter, TraceChunk[] chunks)
    {
        var writer = new TracePayloadWriter(formatter, targetBytes: TracePayloadWriter.AgentLimitBytes, maxBytes: TracePayloadWriter.AgentLimitBytes);
        foreach (ref readonly TraceChunk chunk in chunks.AsSpan())
        {
            if (writer.TryAppend(chunk) is PayloadAppendResult.PayloadFull or PayloadAppendResult.ChunkTooLarge)
            {
                throw new IOException("the traces do not fit one request of 25 MiB");
            }
        }

        return writer;
    }
}
