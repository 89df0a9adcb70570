using System.Text.Json;
using SpanPack.Benchmarks.Quick;

namespace SpanPack.Benchmarks.Streams.Measuring;

/// <summary>Measures a stream in a process of its own.</summary>
internal static class StreamProcess
{
    /// <summary>The hidden command of that process; its argument is <see cref="StreamOptions"/> as JSON.</summary>
    internal const string Command = "stream-process";

    /// <exception cref="OperationCanceledException">Ctrl+C; the process is gone.</exception>
    /// <exception cref="QuickException">The process failed.</exception>
    internal static Task<StreamReport> RunAsync(StreamOptions options, CancellationToken cancellation)
        => QuickProcess.RunAsync(StreamJson.Default.StreamReport, cancellation, Command, JsonSerializer.Serialize(options, StreamJson.Default.StreamOptions));
}
