using SpanPack.Serialization.Tests.Support;

namespace SpanPack.Serialization.Tests.Outside;

/// <summary>An array of a pool that is shorter than asked is refused before a byte is stored in it.</summary>
public sealed class ShortPoolTests
{
    private const int Rounds = 40;

    public static TheoryData<TraceFormat, int, int> Cases
    {
        get
        {
            var cases = new TheoryData<TraceFormat, int, int>();
            foreach (TraceFormat format in TraceFormats.All)
            {
                foreach (int blockBytes in (int[])[0, 1000])
                {
                    foreach (int percent in (int[])[0, 50, 99]) cases.Add(format, blockBytes, percent);
                }
            }

            return cases;
        }
    }

    [Theory]
    [MemberData(nameof(Cases))]
    public void AnArrayThatIsTooShort_IsRefused_AndThePayloadIsWhatItWas(TraceFormat format, int blockBytes, int percent)
    {
        int refusals = 0;
        for (int turn = 0; turn < Rounds; turn++)
        {
            var pool = new ShortPool(turn, asked => asked * percent / 100);
            if (!Write(format, blockBytes, pool)) refusals++;
            Assert.Equal(0, pool.HeldCount);
        }

        Assert.NotEqual(0, refusals);
    }

    private static bool Write(TraceFormat format, int blockBytes, ShortPool pool)
    {
        byte[] before = [];
        try
        {
            using var writer = new TracePayloadWriter(format, new() { BlockBytes = blockBytes, Pool = pool });
            bool isRefused = false;
            for (int i = 0; i < Rounds; i++)
            {
                before = writer.Complete().ToArray();
                try
                {
                    if (!writer.TryAppend(Chunk())) break;
                }
                catch (InvalidOperationException e) when (e.Message.Contains("pool", StringComparison.Ordinal))
                {
                    Assert.Equal(before, writer.Complete().ToArray());
                    isRefused = true;
                    break;
                }
            }

            return !isRefused;
        }
        catch (InvalidOperationException e) when (before.Length == 0 && e.Message.Contains("pool", StringComparison.Ordinal))
        {
            return false; // the writer was not made
        }
    }

    private static TraceChunk Chunk()
    {
        Span span = Example.Root(1);
        for (int i = 0; i < 20; i++) span.SetTag($"tag.{i}", new string('x', 100));
        return new TraceChunk(span);
    }
}
