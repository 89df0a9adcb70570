using System.Buffers;
using SpanPack.Agent.Benchmarks.Posts;
using SpanPack.Agent.Benchmarks.Writing;
using SpanPack.Benchmarks.Judging;
using SpanPack.Benchmarks.Shapes;
using SpanPack.Benchmarks.Workloads;

namespace SpanPack.Agent.Benchmarks.Network;

/// <summary>Writing and flushing, beside posting the same bytes, with and without encoding them, in turns.</summary>
internal sealed class RequestMeasurement : IDisposable
{
    private static readonly TraceChunk s_chunk = EndedChunks.Create(SpanShape.Sql, Arrangement.ThousandSpans);

    private readonly AgentClient _client;
    private readonly AgentWriter _writer;
    private readonly TracePayloadWriter _encoder = Encoders.Create(TraceFormats.Universal);
    private readonly AgentRequest _request;
    private long _writtenSpans;

    private RequestMeasurement(AgentAddress address)
    {
        var options = new AgentClientOptions { AddressRules = AgentAddressRules.Fixed(address) };
        _client = new AgentClient(options);
        _writer = new AgentWriter(new AgentWriterOptions
        {
            Client = options, Process = Encoders.Process, Format = TraceFormats.Universal,
            FlushInterval = TimeSpan.FromHours(1), ExitTimeout = TimeSpan.Zero
        });
        using DetachedPayload payload = Encode();
        _request = RequestOf(payload, new ReadOnlySequence<byte>(payload.Body.ToArray()));
    }

    /// <exception cref="WrongOutputException">Spans were not sent.</exception>
    internal static async Task<JudgedRow[]> RunAsync(string transport, NullReceiver receiver, int rounds, CancellationToken cancellation)
    {
        await using (receiver)
        {
            using var measurement = new RequestMeasurement(receiver.Address);
            PostFigures[] figures = await PostRounds.RunAsync(
                [measurement.WriteAsync, measurement.PostAsync, measurement.EncodeAndPostAsync], rounds, cancellation);
            string name = $"1,000 spans over {transport}: Write and FlushAsync";
            return
            [
                new($"{name} / posting the prepared bytes, µs", figures[0].Microseconds, figures[1].Microseconds),
                new($"{name} / encoding and posting, µs", figures[0].Microseconds, figures[2].Microseconds),
            ];
        }
    }

    public void Dispose()
    {
        _writer.Dispose();
        _client.Dispose();
        _encoder.Dispose();
    }

    private static AgentRequest RequestOf(DetachedPayload payload, in ReadOnlySequence<byte> body)
        => AgentRequest.ForTraces(payload.Format, body, payload.ChunkCount) with { RatesVersion = string.Empty, HasTopLevelMarks = true };

    private DetachedPayload Encode()
        => _encoder.TryAppend(s_chunk) ? _encoder.Detach() : throw new InvalidOperationException("The chunk is too large for a payload.");

    private async ValueTask<int> PostAsync() => (await _client.SendAsync(_request)).Status;

    private async ValueTask<int> EncodeAndPostAsync()
    {
        using DetachedPayload payload = Encode();
        return (await _client.SendAsync(RequestOf(payload, payload.Body))).Status;
    }

    private async ValueTask<int> WriteAsync()
    {
        _writer.Write(s_chunk);
        await _writer.FlushAsync();
        _writtenSpans += s_chunk.SpanCount;
        return _writer.Sent.Spans == _writtenSpans
            ? 200
            : throw new WrongOutputException($"{_writer.Sent.Spans} of {_writtenSpans} spans were sent.");
    }
}
