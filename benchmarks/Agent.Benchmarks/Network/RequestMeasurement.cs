using System.Buffers;
using System.Diagnostics;
using SpanPack.Agent.Benchmarks.Writing;
using SpanPack.Benchmarks.Shapes;
using SpanPack.Benchmarks.Workloads;

namespace SpanPack.Agent.Benchmarks.Network;

/// <summary>Writing and flushing, beside posting the same bytes, in turns.</summary>
internal sealed class RequestMeasurement : IDisposable
{
    private const int WarmUps = 400;

    private static readonly TimeSpan s_measuring = TimeSpan.FromSeconds(3);
    private static readonly TraceChunk s_chunk = EndedChunks.Create(SpanShape.Sql, Arrangement.ThousandSpans);

    private readonly AgentClient _client;
    private readonly AgentWriter _writer;
    private readonly AgentRequest _request;
    private long _writtenSpans;

    private RequestMeasurement(AgentAddress address)
    {
        var options = new AgentClientOptions { AddressRules = AgentAddressRules.Fixed(address) };
        _client = new AgentClient(options);
        _writer = new AgentWriter(new AgentWriterOptions { Client = options, Process = Encoders.Process, Format = TraceFormats.Universal, FlushInterval = TimeSpan.FromHours(1), ExitTimeout = TimeSpan.Zero });
        using TracePayloadWriter encoder = Encoders.Create(TraceFormats.Universal);
        if (!encoder.TryAppend(s_chunk)) throw new InvalidOperationException("The chunk is too large for a payload.");
        using DetachedPayload payload = encoder.Detach();
        _request = AgentRequest.ForTraces(payload.Format, new ReadOnlySequence<byte>(payload.Body.ToArray()), payload.ChunkCount) with { RatesVersion = string.Empty, HasTopLevelMarks = true };
    }

    /// <exception cref="WrongOutputException">Spans were not sent.</exception>
    internal static async Task<RequestFigures> RunAsync(string transport, NullReceiver receiver)
    {
        await using (receiver)
        {
            using var measurement = new RequestMeasurement(receiver.Address);
            return await measurement.RunAsync(transport);
        }
    }

    public void Dispose()
    {
        _writer.Dispose();
        _client.Dispose();
    }

    private async Task<RequestFigures> RunAsync(string transport)
    {
        List<double> posts = [];
        List<double> writes = [];
        for (int i = 0; i < WarmUps; i++) await SampleAsync([], []);
        long start = Stopwatch.GetTimestamp();
        while (Stopwatch.GetElapsedTime(start) < s_measuring) await SampleAsync(posts, writes);
        posts.Sort();
        writes.Sort();
        return new RequestFigures(transport, posts[0], writes[0], posts[posts.Count / 2], writes[writes.Count / 2], posts.Count);
    }

    private async Task SampleAsync(List<double> posts, List<double> writes)
    {
        long start = Stopwatch.GetTimestamp();
        AgentResponse response = await _client.SendAsync(_request);
        posts.Add(Stopwatch.GetElapsedTime(start).TotalMicroseconds);
        start = Stopwatch.GetTimestamp();
        _writer.Write(s_chunk);
        await _writer.FlushAsync();
        writes.Add(Stopwatch.GetElapsedTime(start).TotalMicroseconds);
        _writtenSpans += s_chunk.SpanCount;
        if (!response.IsSuccess || _writer.Sent.Spans != _writtenSpans) throw new WrongOutputException($"{_writer.Sent.Spans} of {_writtenSpans} spans were sent.");
    }
}
