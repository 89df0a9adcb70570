using System.Buffers;
using MessagePack;
using SpanPack;

/// <summary>A console that writes a payload with MessagePack-CSharp, and reads it back.</summary>
internal static class PayloadProgram
{
    internal static void Run()
    {
        var span = new Span { TraceId = 10, SpanId = 11, Name = "checkout", Start = 1700000000000000000, Duration = 84_300_000 };
        var options = new MessagePackSerializerOptions(SpanPackResolver.Instance);
        var memory = new ArrayBufferWriter<byte>();
        var writer = new MessagePackWriter(memory);
        new TraceChunkFormatter().Serialize(ref writer, new TraceChunk(span), options);
        writer.Flush();
        var reader = new MessagePackReader(memory.WrittenMemory);
        Console.WriteLine(new TraceChunkFormatter().Deserialize(ref reader, options).Spans[0].Name);
    }
}
