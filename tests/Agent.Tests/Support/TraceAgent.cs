using System.Globalization;
using System.Security.Cryptography;
using System.Text;

namespace SpanPack.Agent.Tests;

/// <summary>An agent on a real socket that takes traces and answers what a test says.</summary>
internal sealed class TraceAgent : IAsyncDisposable
{
    internal const string Ok = """{"rate_by_service":{"service:,env:":1}}""";

    private readonly List<ScriptedRequest> _traces = [];
    private readonly ScriptedAgent _agent;
    private int _infoCount;

    /// <param name="answer">
    /// Says what a trace request is answered with, by its number from 1: an answer, null to close, or what ends with NUL to write that and
    /// close. Null for 200 always.
    /// </param>
    /// <param name="socketPath">A Unix socket; null for TCP.</param>
    internal TraceAgent(Func<ScriptedRequest, int, string?>? answer = null, string? socketPath = null)
    {
        Answer = answer ?? ((_, _) => Response(200, Ok));
        _agent = socketPath is null ? ScriptedAgent.OnTcp(RunAsync) : ScriptedAgent.OnUnixSocket(socketPath, RunAsync);
    }

    /// <summary>Gets or sets what <c>/info</c> says; null for 404.</summary>
    internal string? Info { get; set; } = InfoOf("7.85.1", "v0.4", "v0.5", "v0.7", "v1.0");

    /// <summary>Gets or sets what traces are answered with.</summary>
    internal Func<ScriptedRequest, int, string?> Answer { get; set; }

    /// <summary>Gets or sets whether answers say the state of the info.</summary>
    internal bool SaysState { get; set; }

    internal AgentAddress Address => _agent.Address;

    internal int ConnectionCount => _agent.ConnectionCount;

    internal int InfoCount => Volatile.Read(ref _infoCount);

    /// <summary>Gets the trace requests so far, whatever they were answered with.</summary>
    internal ScriptedRequest[] Traces
    {
        get
        {
            lock (_traces) return [.. _traces];
        }
    }

    internal static string InfoOf(string version, params string[] formats) => InfoOf(version, null, formats);

    internal static string InfoOf(string version, int? maxBytes, string[] formats)
    {
        string paths = string.Join(',', formats.Select(static format => $"\"/{format}/traces\""));
        return $$$"""
            {"version":"{{{version}}}","endpoints":[{{{paths}}}],"span_events":true,"span_meta_structs":true,
            "config":{"max_request_bytes":{{{maxBytes ?? 26_214_400}}}}}
            """;
    }

    internal static string Response(int status, string body, params string[] headers)
        => string.Create(CultureInfo.InvariantCulture,
            $"HTTP/1.1 {status} Answer\r\nContent-Length: "
                + $"{Encoding.UTF8.GetByteCount(body)}\r\n{string.Concat(headers.Select(static header => header + "\r\n"))}\r\n{body}");

    /// <summary>A writer that sends here.</summary>
    internal AgentWriter CreateWriter(AgentWriterOptions? options = null)
        => new((options ?? new AgentWriterOptions { FlushInterval = TimeSpan.FromMinutes(10) }) with
        {
            FlushTimeout = Timeout.InfiniteTimeSpan, // tests have their own
            Process = new ProcessDescription { Service = "shop", Environment = "test" },
            Client = new AgentClientOptions
            {
                AddressRules = AgentAddressRules.Fixed(Address), RequestTimeout = Patience.Long,
                ConnectTimeout = Patience.Long
            },
        });

    public ValueTask DisposeAsync() => _agent.DisposeAsync();

    private async Task RunAsync(ScriptedConnection connection)
    {
        while (await connection.ReadRequestAsync() is { } request)
        {
            string? answer = request.Head.Contains("/info ", StringComparison.Ordinal) ? AnswerInfo() : AnswerTraces(request);
            if (answer is null) return;
            await connection.WriteAsync(answer.TrimEnd('\0'));
            if (answer.EndsWith('\0')) return;
        }
    }

    private string AnswerInfo()
    {
        Interlocked.Increment(ref _infoCount);
        return Info is { } info ? Response(200, info) : Response(404, "404 page not found");
    }

    private string? AnswerTraces(ScriptedRequest request)
    {
        int number;
        lock (_traces)
        {
            _traces.Add(request);
            number = _traces.Count;
        }

        string? answer = Answer(request, number);
        if (!SaysState || answer is null || Info is null) return answer;
        string state = Convert.ToHexStringLower(SHA256.HashData(Encoding.UTF8.GetBytes(Info)));
        return answer.Replace("\r\nContent-Length", $"\r\nDatadog-Agent-State: {state}\r\nContent-Length", StringComparison.Ordinal);
    }
}
