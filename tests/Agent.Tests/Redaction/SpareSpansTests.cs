using System.Runtime.CompilerServices;
using SpanPack.CompilerServices;

namespace SpanPack.Agent.Tests;

/// <summary>Copies of spans that a thread reuses for each chunk that it writes.</summary>
public sealed class SpareSpansTests
{
    private const string Statement = "SELECT a FROM t WHERE b = 'secret'";
    private const string Sent = "SELECT a FROM t WHERE b = ?";

    [Theory]
    [InlineData(1)]
    [InlineData(2)]
    [InlineData(64)]
    [InlineData(65)]
    [InlineData(200)]
    public async Task AllSpansOfAChunk_AreSentRedacted(int count)
    {
        await using var agent = new TraceAgent();
        await using AgentWriter writer = agent.CreateWriter();
        for (int times = 0; times < 3; times++) // by spans that were used before
            writer.Write(new TraceChunk(Enumerable.Range(1, count).Select(static id => Make((ulong)id)).ToArray()));
        await writer.FlushAsync().InTime();

        TraceChunk[] chunks = [.. agent.Traces.SelectMany(static request => Chunks.Read(request).Chunks)];
        Assert.Equal(3, chunks.Length);
        foreach (TraceChunk chunk in chunks)
        {
            Assert.Equal(Enumerable.Range(1, count).Select(static id => (ulong)id), Spans(chunk).Select(static span => span.SpanId));
            Assert.All(Spans(chunk), static span => Assert.Equal($"{Sent} {span.SpanId}", $"{span.Resource} {span.GetTag("number")}"));
        }
    }

    [Fact]
    public async Task TagsThatWrite_GetOthers()
    {
        await using var agent = new TraceAgent();
        await using AgentWriter writer = agent.CreateWriter();
        writer.Write(new TraceChunk(Make(4))); // from now on the thread has spare ones
        // no tag by name, for which the class would be asked for its names at once
        Span second = StatementTests.Make(("sql", null, null, Statement), isTyped: false);
        second.Tags = new WritingTags(() => writer.Write(new TraceChunk(Make(3))));
        writer.Write(new TraceChunk(new[] { Make(1), second }));
        await writer.FlushAsync().InTime();

        Span[] spans = [.. agent.Traces.SelectMany(static request => Chunks.Read(request).Chunks).SelectMany(Spans)];
        Assert.Equal<ulong>([1, 2, 3, 4], spans.Select(static span => span.SpanId).Order().ToArray());
        Assert.All(spans, static span => Assert.Equal(Sent, span.Resource));
    }

    [Fact]
    public void WhatIsWritten_IsNotReferenced()
    {
        SpanRedactor redactor = StatementTests.CreateRedactor();
        WeakReference[] written = Write(redactor);
        GC.Collect();
        Assert.DoesNotContain(written, static reference => reference.IsAlive);

        [MethodImpl(MethodImplOptions.NoInlining)]
        static WeakReference[] Write(SpanRedactor redactor)
        {
            Span changed = Make(1);
            changed.Tags = new TeamTags();
            var unchanged = new Span { TraceId = 1, SpanId = 2 };
            SpareSpans? spare = null;
            SpanCollection sent = redactor.Redact(new[] { changed, unchanged }, ref spare);
            Assert.Same(changed.Tags, sent[0].Tags);
            Assert.Same(unchanged, sent[1]);
            spare!.Return();
            return [new WeakReference(changed.Tags), new WeakReference(unchanged)];
        }
    }

    [Fact]
    public void AKnownStatement_CostsNothing()
    {
        SpanRedactor redactor = StatementTests.CreateRedactor();
        SpanCollection spans = new[] { Make(1), Make(2) };
        for (int i = 0; i < 100; i++) Redact(redactor, spans);

        long before = GC.GetAllocatedBytesForCurrentThread();
        Redact(redactor, spans);
        Assert.Equal(0, GC.GetAllocatedBytesForCurrentThread() - before);

        static void Redact(SpanRedactor redactor, SpanCollection spans)
        {
            SpareSpans? spare = null;
            Assert.NotSame(spans[0], redactor.Redact(spans, ref spare)[0]);
            spare!.Return();
        }
    }

    [Fact]
    public async Task SpansThatAHookKeeps_StayTheSame()
    {
        var kept = new List<Span>();
        await using var agent = new TraceAgent();
        await using AgentWriter writer = agent.CreateWriter(new AgentWriterOptions
        {
            Redaction = new RedactionOptions
            {
                DropSpan = span =>
                {
                    kept.Add(span);
                    return false;
                },
            },
        });
        for (ulong id = 1; id <= 3; id++) writer.Write(new TraceChunk(Make(id)));
        await writer.FlushAsync().InTime();
        Assert.Equal(["1", "2", "3"], kept.Select(static span => span.GetTag("number")));
        Assert.All(kept, static span => Assert.Equal(Sent, span.Resource));
    }

    private static Span Make(ulong id)
    {
        Span span = StatementTests.Make(("sql", null, null, Statement), isTyped: false);
        span.SpanId = id;
        span.SetTag("number", id.ToString(System.Globalization.CultureInfo.InvariantCulture));
        return span;
    }

    private static IEnumerable<Span> Spans(TraceChunk chunk) => Enumerable.Range(0, chunk.SpanCount).Select(i => chunk.Spans[i]);

    private sealed class WritingTags(Action write) : SpanTags
    {
        private bool _hasWritten;

        protected override bool GetLevel(int level, out TagLevel tags)
        {
            tags = default;
            if (_hasWritten) return false;
            _hasWritten = true;
            write();
            return false;
        }
    }
}
