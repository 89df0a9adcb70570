using System.Text.Json;

namespace SpanPack.AgentPage.Tests;

/// <summary>Reads a stream of events.</summary>
internal sealed class EventReader(Stream stream) : IDisposable
{
    internal const string Ended = "The stream has ended.";

    private readonly StreamReader _reader = new(stream);

    /// <exception cref="IOException">The stream has ended.</exception>
    internal async Task<(string Name, JsonElement Data)> NextAsync()
    {
        using var patience = new CancellationTokenSource(Patience.Long);
        string name = string.Empty;
        while (await _reader.ReadLineAsync(patience.Token) is { } line)
        {
            if (line.StartsWith("event: ", StringComparison.Ordinal)) name = line["event: ".Length..];
            if (!line.StartsWith("data: ", StringComparison.Ordinal)) continue;
            using var data = JsonDocument.Parse(line["data: ".Length..]);
            return (name, data.RootElement.Clone());
        }

        throw new IOException(Ended);
    }

    public void Dispose() => _reader.Dispose();
}
