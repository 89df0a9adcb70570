using SpanPack.CompilerServices;

namespace SpanPack.Agent.Tests;

/// <summary>Tags are code of the program. What they throw costs their chunk, and neither the program nor another chunk.</summary>
public sealed class ThrowingTagsTests
{
    [Theory]
    [InlineData(TraceFormat.V04, true)]
    [InlineData(TraceFormat.V04, false)]
    [InlineData(TraceFormat.V05, true)]
    [InlineData(TraceFormat.V07, true)]
    [InlineData(TraceFormat.V1, true)]
    [InlineData(TraceFormat.V1, false)]
    public async Task TagsThatThrow_CostTheirChunk(TraceFormat format, bool isObfuscated)
    {
        await using var agent = new TraceAgent();
        await using AgentWriter writer = agent.CreateWriter(new AgentWriterOptions
        {
            Format = format, FlushInterval = TimeSpan.FromMinutes(10),
            Redaction = new RedactionOptions { ObfuscatesStatements = isObfuscated }
        });
        await Wait.UntilAsync(() => agent.InfoCount > 0 && writer.Format == format, $"the format is {format}");
        ThrowingTags? tags = null;
        ulong last = 0;
        while (tags is not { HasThrown: false }) // at each of its calls, until it is called less often
        {
            tags = new ThrowingTags(throwsAt: ++last);
            TraceChunk chunk = Chunks.Of(last, spanCount: 3);
            chunk.Spans[1].Tags = tags;
            writer.Write(chunk);
            writer.Write(Chunks.Of(1000 + last));
        }

        await writer.FlushAsync().InTime();

        Assert.InRange(last, 2ul, 100ul);
        Assert.Equal(new AgentWriterAmounts((long)last - 1, 3 * ((long)last - 1), 0), writer.GetDropped(DropReason.Failed));
        TraceChunk[] sent = [.. agent.Traces.SelectMany(static request => Chunks.Read(request).Chunks)];
        Assert.Equal([last, .. Enumerable.Range(1, (int)last).Select(static id => 1000 + (ulong)id)],
            sent.Select(static one => (ulong)one.Spans[0].TraceId).Order());
        TraceChunk whole = sent.Single(one => one.Spans[0].TraceId == last);
        Assert.Equal(3, whole.SpanCount);
        Assert.Equal("value", whole.Spans[1].GetTag("text"));
    }

    private sealed class ThrowingTags(ulong throwsAt) : SpanTags
    {
        private static readonly TagTable s_table = new(2, [0xA4, .. "text"u8], default, default);

        private readonly string?[] _texts = ["value"]; // not in the object: each object is asked
        private ulong _calls;

        internal bool HasThrown { get; private set; }

        protected override bool GetLevel(int level, out TagLevel tags)
        {
            if (++_calls == throwsAt)
            {
                HasThrown = true;
                throw new InvalidOperationException("a tag of the program");
            }

            TagLevel.Create(s_table, _texts, out tags);
            return false;
        }
    }
}
