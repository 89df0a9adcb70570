using System.Text;
using System.Text.Json;

namespace SpanPack.Agent.Tests.RemoteConfiguration;

/// <summary>An agent on a real socket that answers polls for configurations as a test says.</summary>
internal sealed class ConfigurationAgent : IAsyncDisposable
{
    internal const string Listed = """{"version":"7.85.1","endpoints":["/v0.4/traces","/v0.7/config"]}""";

    private readonly List<JsonElement> _polls = [];
    private readonly ScriptedAgent _agent;
    private readonly Func<JsonElement, int, string?> _answer;
    private int _infoCount;
    private int _inFlight;

    /// <param name="answer">Says what a poll is answered with, by its number from 1: a whole answer of HTTP, or null to hang.</param>
    internal ConfigurationAgent(Func<JsonElement, int, string?> answer)
    {
        _answer = answer;
        _agent = ScriptedAgent.OnTcp(RunAsync);
    }

    /// <summary>Gets or sets what <c>/info</c> says; null for 404.</summary>
    internal string? Info { get; set; } = Listed;

    internal AgentAddress Address => _agent.Address;

    internal int InfoCount => Volatile.Read(ref _infoCount);

    /// <summary>Gets the most polls that were under way at a time.</summary>
    internal int MostInFlight { get; private set; }

    /// <summary>Gets the polls so far.</summary>
    internal JsonElement[] Polls
    {
        get
        {
            lock (_polls) return [.. _polls];
        }
    }

    internal static string Ok(string body) => TraceAgent.Response(200, body);

    /// <summary>A client that asks here, without pauses.</summary>
    internal RemoteConfigurationClient CreateClient(RemoteConfigurationOptions? options = null) => new((options ?? new()) with
    {
        Process = Clients.Process,
        PollInterval = options?.PollInterval ?? TimeSpan.FromMilliseconds(1),
        Client = Clients.To(Address),
    });

    internal Task WaitForPollsAsync(int count) => Wait.UntilAsync(() => Polls.Length >= count, $"{count} polls");

    public ValueTask DisposeAsync() => _agent.DisposeAsync();

    private async Task RunAsync(ScriptedConnection connection)
    {
        while (await connection.ReadRequestAsync() is { } request)
        {
            if (request.Line.Contains("/info ", StringComparison.Ordinal))
            {
                Interlocked.Increment(ref _infoCount);
                await connection.WriteAsync(Info is { } info ? Ok(info) : TraceAgent.Response(404, "404 page not found"));
                continue;
            }

            Assert.Equal("POST /v0.7/config HTTP/1.1", request.Line);
            Assert.StartsWith("application/json", request["Content-Type"], StringComparison.Ordinal);
            Assert.Null(request["Content-Encoding"]);
            MostInFlight = Math.Max(MostInFlight, Interlocked.Increment(ref _inFlight));
            string? answer = Answer(request.Body);
            Interlocked.Decrement(ref _inFlight);
            if (answer is null) await connection.HangAsync();
            else await connection.WriteAsync(answer);
        }
    }

    private string? Answer(byte[] body)
    {
        using JsonDocument document = JsonDocument.Parse(Encoding.UTF8.GetString(body));
        JsonElement poll = document.RootElement.Clone();
        int number;
        lock (_polls)
        {
            _polls.Add(poll);
            number = _polls.Count;
        }

        return _answer(poll, number);
    }
}
