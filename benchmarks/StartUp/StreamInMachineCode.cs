using System.Text.Json;
using SpanPack.Benchmarks.Measuring;
using SpanPack.Benchmarks.Streams;

namespace SpanPack.Benchmarks.StartUp;

/// <summary>Measures a stream for the quick mode of the benchmarks, which cannot be machine code themselves.</summary>
internal static class StreamInMachineCode
{
    /// <param name="options"><see cref="StreamOptions"/> as JSON.</param>
    /// <param name="seconds">How long it is measured.</param>
    internal static void Measure(string options, int seconds)
    {
        StreamOptions stream = JsonSerializer.Deserialize(options, StreamJson.Default.StreamOptions)!;
        Console.WriteLine(JsonSerializer.Serialize(StreamMeasurement.Run(stream, seconds), FiguresJson.Default.ProcessFigures));
    }
}
