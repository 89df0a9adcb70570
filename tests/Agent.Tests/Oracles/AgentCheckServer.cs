using System.Globalization;
using System.Text.Json;

namespace SpanPack.Agent.Tests.Oracles;

/// <summary>The trace agent's receiver and processor.</summary>
internal sealed class AgentCheckServer(OracleProcess process) : IDisposable
{
    internal static async Task<AgentCheckServer> StartAsync()
        => new(await OracleProcess.StartAsync(OracleFolder.AgentCheck,
            static process => ["serve", $"127.0.0.1:{process.Port}", process.Folder.Path]));

    internal AgentWriter CreateWriter(ProcessDescription description, TraceFormat? format, int segmentBytes = 4 * 1024 * 1024)
        => process.CreateWriter(description, format, segmentBytes);

    /// <summary>Waits for the requests that bring a number of chunks, and reads what became of them.</summary>
    internal async Task<IReadOnlyList<AgentCheckRequest>> ReadAsync(long chunkCount)
    {
        IReadOnlyList<AgentCheckRequest> requests = [];
        // Files are written after the answer.
        await Wait.UntilAsync(() => (requests = TryRead()).Sum(static request => request.ChunkCount) >= chunkCount,
            $"agentcheck has files of {chunkCount} chunks");
        return requests;
    }

    public void Dispose() => process.Dispose();

    private List<AgentCheckRequest> TryRead()
    {
        var requests = new List<AgentCheckRequest>();
        for (int number = 1; TryRead(number, "headers") is { } headers; number++)
        {
            if (!headers.GetProperty("path").GetString()!.EndsWith("/traces", StringComparison.Ordinal)) continue;
            if (TryRead(number, "agent") is not { } outcome) break;
            requests.Add(new AgentCheckRequest(headers, outcome, File.ReadAllBytes(PathOf(number, "msgpack"))));
        }

        return requests;
    }

    private JsonElement? TryRead(int number, string what)
    {
        try
        {
            using JsonDocument document = JsonDocument.Parse(File.ReadAllBytes(PathOf(number, what + ".json")));
            return document.RootElement.Clone();
        }
        catch (Exception problem) when (problem is IOException or JsonException)
        {
            return null; // not yet
        }
    }

    private string PathOf(int number, string suffix)
        => process.Folder[string.Create(CultureInfo.InvariantCulture, $"{number:d5}.{suffix}")];
}
