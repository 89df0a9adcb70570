using SpanPack.CompilerServices;

namespace SpanPack.Agent.Tests;

/// <summary>Tags are code of the program: it may write, or flush, while the library writes the tags.</summary>
public sealed class ReentryTests
{
    [Fact]
    public Task TagsThatWriteWhileTheyAreWritten_SpoilNothing() => RunAsync(new BusyTags<byte>(), maxStripes: 1);

    [Fact]
    public Task TagsThatWriteWhileTheyAreWritten_SpoilNothing_WithStripesLeft() => RunAsync(new BusyTags<int>(), maxStripes: 2);

    private static async Task RunAsync(BusyTags tags, int maxStripes)
    {
        await using var agent = new TraceAgent { Info = null };
        await using AgentWriter writer =
            agent.CreateWriter(new AgentWriterOptions { MaxStripes = maxStripes, FlushInterval = TimeSpan.FromMinutes(10) });
        TraceChunk busy = Chunks.Of(1);
        busy.Spans[0].Tags = tags;
        tags.Act = () => writer.Write(Chunks.Of(2));

        await Task.Run(() => writer.Write(busy)).InTime();
        writer.Write(Chunks.Of(3));
        await writer.FlushAsync().InTime();

        ulong[] sent = [.. Chunks.TraceIds(agent.Traces).Order()];
        Assert.True(tags.Acts > 0);
        Assert.Equal([1, 3], sent.Where(static id => id != 2));
        Assert.Equal(tags.Acts, sent.Count(static id => id == 2) + writer.GetDropped(DropReason.Failed).Chunks);
    }

    /// <summary>A type for each test: only the first object of a type is asked.</summary>
    private sealed class BusyTags<TTest> : BusyTags;

    private abstract class BusyTags : SpanTags
    {
        private bool _isActing;

        internal Action? Act { get; set; }

        internal int Acts { get; private set; }

        protected override bool GetLevel(int level, out TagLevel tags)
        {
            if (Act is { } act && !_isActing)
            {
                _isActing = true;
                Acts++;
                act();
                _isActing = false;
            }

            return base.GetLevel(level, out tags);
        }
    }
}
