using System.Collections.Concurrent;
using System.Diagnostics.Metrics;
using Microsoft.Extensions.Logging;
using Microsoft.Extensions.Time.Testing;

namespace SpanPack.Agent.Tests;

/// <summary>What metrics and logs say of what was sent and dropped.</summary>
public sealed class MeterTests
{
    [Fact]
    public async Task Metrics_SayWhatBecameOfSpans()
    {
        await using var agent = new TraceAgent(static (_, number) => TraceAgent.Response(number == 2 ? 400 : 200, TraceAgent.Ok));
        await using AgentWriter writer = agent.CreateWriter();
        writer.Write(Chunks.Of(1, spanCount: 3));
        await writer.FlushAsync().InTime();
        writer.Write(Chunks.Of(2, spanCount: 5));
        await writer.FlushAsync().InTime();
        writer.Write(Chunks.Of(3));
        var seen = new ConcurrentDictionary<string, long>();
        using var listener = new MeterListener
        {
            InstrumentPublished = static (instrument,
            listener) =>
            { if (instrument.Meter.Name == "SpanPack.Agent") listener.EnableMeasurementEvents(instrument); }
        };
        listener.SetMeasurementEventCallback<long>((instrument, value, tags, _) =>
            seen.AddOrUpdate(instrument.Name + string.Concat(tags.ToArray().Select(static tag => " " + tag.Value)), value,
                (_, before) => Math.Max(before, value)));
        listener.Start();
        listener.RecordObservableInstruments();

        // Other tests have writers, too: at least these.
        Assert.InRange(seen["spanpack.agent.spans sent"], 3, long.MaxValue);
        Assert.InRange(seen["spanpack.agent.chunks dropped refused"], 1, long.MaxValue);
        Assert.InRange(seen["spanpack.agent.spans dropped refused"], 5, long.MaxValue);
        Assert.InRange(seen["spanpack.agent.bytes sent"], writer.Sent.Bytes, long.MaxValue);
        Assert.InRange(seen["spanpack.agent.memory.held"], HeldMemory.BlockBytes, long.MaxValue);
        Assert.Contains("spanpack.agent.retries", seen.Keys);
    }

    [Fact]
    public async Task WhatTheAgentRefuses_IsLoggedOnce_WithoutItsControlCharacters()
    {
        var logged = new ConcurrentQueue<string>();
        await using var agent =
            new TraceAgent(static (_, _) => TraceAgent.Response(400, "bad\u001b[31m payload\r\n" + new string('x', 5000)));
        await using AgentWriter writer = agent.CreateWriter(new AgentWriterOptions
        {
            FlushInterval = TimeSpan.FromMinutes(10),
            Time = new FakeTimeProvider(), // it is said once a minute
            Logger = new CallbackLogger((level, text) =>
            {
                if (level == LogLevel.Warning && text.Contains("refused a payload", StringComparison.Ordinal)) logged.Enqueue(text);
            }),
        });
        for (ulong id = 1; id <= 5; id++)
        {
            writer.Write(Chunks.Of(id));
            await writer.FlushAsync().InTime();
        }

        string text = Assert.Single(logged);
        Assert.StartsWith("The Datadog agent refused a payload with status 400: bad [31m payload", text, StringComparison.Ordinal);
        Assert.InRange(text.Length, 1024, 1200);
        Assert.DoesNotContain(text, char.IsControl);
    }
}
