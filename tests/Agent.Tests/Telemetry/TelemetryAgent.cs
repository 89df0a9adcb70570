using System.Collections.Concurrent;
using System.IO.Compression;
using System.Text.Json;

namespace SpanPack.Agent.Tests;

/// <summary>
/// An agent on a real socket that answers telemetry as a test says, and keeps the bodies as they were before compression.
/// </summary>
internal sealed class TelemetryAgent : IAsyncDisposable
{
    private readonly List<byte[]> _bodies = [];
    private readonly ScriptedAgent _agent;

    /// <param name="answer">Says what a body is answered with, by its number from 1: a status, 0 to close, -1 to hang.</param>
    internal TelemetryAgent(Func<int, int> answer)
    {
        Answer = answer;
        _agent = ScriptedAgent.OnTcp(RunAsync);
    }

    internal Func<int, int> Answer { get; set; }

    internal Uri Url => new(_agent.Address.ToString());

    /// <summary>Gets the bodies that came, whatever they were answered with.</summary>
    internal byte[][] Received
    {
        get
        {
            lock (_bodies) return [.. _bodies];
        }
    }

    /// <summary>Gets the first lines and headers.</summary>
    internal ConcurrentQueue<string> Heads { get; } = new();

    /// <summary>Gets the bodies, read; each must be valid.</summary>
    internal JsonElement[] Bodies => [.. Received.Select(static body => TelemetryTest.Read(body))];

    public ValueTask DisposeAsync() => _agent.DisposeAsync();

    private async Task RunAsync(ScriptedConnection connection)
    {
        while (await connection.ReadRequestAsync() is { } request)
        {
            int status = Answer(Keep(request));
            if (status == 0) return;
            if (status < 0) await connection.HangAsync();
            await connection.WriteAsync(TraceAgent.Response(status, "{}"));
        }
    }

    private int Keep(ScriptedRequest request)
    {
        Heads.Enqueue(request.Head);
        lock (_bodies)
        {
            _bodies.Add(request["Content-Encoding"] == "gzip" ? Expand(request.Body) : request.Body);
            return _bodies.Count;
        }
    }

    private static byte[] Expand(byte[] body)
    {
        using var expanded = new MemoryStream();
        using (var gzip = new GZipStream(new MemoryStream(body), CompressionMode.Decompress)) gzip.CopyTo(expanded);
        return expanded.ToArray();
    }
}
