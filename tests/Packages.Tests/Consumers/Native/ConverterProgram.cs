using System.Buffers;
using Nerdbank.MessagePack;
using SpanPack;

/// <summary>A console that writes a payload with Nerdbank.MessagePack, and reads it back.</summary>
internal static class ConverterProgram
{
    internal static void Run()
    {
        var span = new Span { TraceId = 10, SpanId = 11, Name = "checkout", Start = 1700000000000000000, Duration = 84_300_000 };
        var converter = new TraceChunkConverter();
        var memory = new ArrayBufferWriter<byte>();
        var writer = new MessagePackWriter(memory);
        converter.Write(ref writer, new TraceChunk(span), new SerializationContext());
        writer.Flush();
        var reader = new MessagePackReader(memory.WrittenMemory);
        Console.WriteLine(converter.Read(ref reader, new SerializationContext()).Spans[0].Name);
    }
}
