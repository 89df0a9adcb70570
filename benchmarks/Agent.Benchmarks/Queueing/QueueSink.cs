using System.Threading.Channels;
using SpanPack.Agent.Benchmarks.Writing;

namespace SpanPack.Agent.Benchmarks.Queueing;

/// <summary>The design that was not chosen: a bounded queue of traces, and a thread that encodes them.</summary>
internal sealed class QueueSink : ITraceSink
{
    private const int Capacity = 8192; // traces

    private static readonly BoundedChannelOptions s_options = new(Capacity) { SingleReader = true, SingleWriter = false, FullMode = BoundedChannelFullMode.Wait };

    private readonly Channel<TraceChunk> _queue = Channel.CreateBounded<TraceChunk>(s_options);
    private readonly TracePayloadWriter _encoder;
    private readonly Thread _consumer;
    private readonly TimeSpan _nap;
    private long _encodedSpans;
    private long _takenSpans;

    /// <param name="format">The format.</param>
    /// <param name="nap">How long the thread sleeps when the queue is empty; zero for one that each trace wakes.</param>
    internal QueueSink(TraceFormat format, TimeSpan nap)
    {
        _nap = nap;
        _encoder = Encoders.Create(format);
        _consumer = new Thread(Encode) { IsBackground = true, Name = "Encodes" };
        _consumer.Start();
    }

    public string Name => _nap == TimeSpan.Zero ? "queue, a trace wakes its thread" : $"queue, emptied every {_nap.TotalMilliseconds} ms";

    public long LostSpans { get; private set; }

    public void Take(in TraceChunk chunk)
    {
        if (_queue.Writer.TryWrite(chunk)) _takenSpans += chunk.SpanCount;
        else LostSpans += chunk.SpanCount;
    }

    public void Tidy()
    {
    }

    public void Complete()
    {
        while (Volatile.Read(ref _encodedSpans) < _takenSpans) Thread.Sleep(1);
    }

    public void Dispose()
    {
        _queue.Writer.TryComplete();
        _consumer.Join();
        _encoder.Dispose();
    }

    private void Encode()
    {
        ChannelReader<TraceChunk> reader = _queue.Reader;
        while (reader.WaitToReadAsync().AsTask().GetAwaiter().GetResult())
        {
            while (reader.TryRead(out TraceChunk chunk))
            {
                Encoders.Append(_encoder, chunk);
                Volatile.Write(ref _encodedSpans, _encodedSpans + chunk.SpanCount);
            }

            if (_nap > TimeSpan.Zero) Thread.Sleep(_nap);
        }
    }
}
